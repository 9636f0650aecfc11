/** Where the lines of a curve begin and end. */

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

const STEPS = [1, 2, 2.5, 5, 10];
const PARTS = 2; // of the scale, about

/** From nothing, or the lowest value below it, to a round number above all values. */
export function scaleOf(values: number[]): Scale {
  const most = Math.max(1, ...values);
  const least = Math.min(0, ...values);
  const rough = (most - least) / PARTS;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, STEPS.find((one) => one * size >= rough * 0.8)! * size);
  const ticks = [];
  for (let tick = Math.ceil(least / step) * step; tick <= most; tick += step) ticks.push(tick + 0);
  return { low: least, high: most, ticks };
}

export const APART = 19; // pixels between the signs at the ends of the lines

/** The heights of signs that do not lie on each other, in the order given, the best first. */
export function marksApart(heights: number[], lowest: number): number[] {
  const found = [...heights];
  for (let i = 1; i < found.length; i++) found[i] = Math.max(found[i]!, found[i - 1]! + APART);
  const over = Math.max(0, (found.at(-1) ?? 0) - lowest);
  if (!over) return found;
  found[found.length - 1]! -= over;
  for (let i = found.length - 2; i >= 0; i--) found[i] = Math.min(found[i]!, found[i + 1]! - APART);
  return found;
}
