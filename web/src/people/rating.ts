/** Where ratings lie in a chart of all games. */

import type { Form } from "../lib/wire";

export const WIDE = 600;
export const HIGH = 200;
export const ENDS = 44; // pixels from one label at the end of a line to the next: each is a button

const EDGE = 10;
const STEPS = [25, 50, 100, 200, 500]; // between lines of the grid
const MOST_LINES = 5;
const LONG_MS = 60 * 86_400_000;

interface Chart {
  lines: { game: string; points: string; look: number }[];
  band: string; // around the chosen one
  grid: { points: number; y: number }[];
  times: number[];
  isLong: boolean; // months tell more than days
  ends: { form: Form; y: number }[]; // from top to bottom, none over another
}

export function chartOf(forms: Form[], chosen: string): Chart {
  const shown = forms.find((form) => form.game === chosen);
  const all = forms.flatMap((form) => form.points);
  const banded = shown?.points ?? [];
  const low = Math.min(...all.map((one) => one.points), ...banded.map((one) => one.points - one.doubt));
  const high = Math.max(...all.map((one) => one.points), ...banded.map((one) => one.points + one.doubt));
  const from = Math.min(...all.map((one) => one.at));
  const till = Math.max(...all.map((one) => one.at));
  const x = (at: number): string => (((at - from) / Math.max(1, till - from)) * WIDE).toFixed(1);
  const y = (points: number): number => HIGH - EDGE - ((points - low) / Math.max(1, high - low)) * (HIGH - 2 * EDGE);
  const edge = (sign: 1 | -1) => banded.map((one) => `${x(one.at)},${y(one.points + sign * one.doubt).toFixed(1)}`);
  const step = STEPS.find((one) => (high - low) / one <= MOST_LINES) ?? STEPS.at(-1)!;
  const first = Math.ceil(low / step) * step;
  return {
    lines: forms.map((form, look) => ({
      game: form.game,
      look,
      points: [...form.points, { ...form.points.at(-1)!, at: till }]
        .map((one) => `${x(one.at)},${y(one.points).toFixed(1)}`)
        .join(" "),
    })),
    band: [...edge(1), ...edge(-1).reverse()].join(" "),
    grid: Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step).map((points) => ({
      points,
      y: y(points),
    })),
    times: [0, 1 / 3, 2 / 3, 1].map((part) => from + part * (till - from)),
    isLong: till - from > LONG_MS,
    ends: apart(forms.map((form) => ({ form, y: y(form.points.at(-1)!.points) }))),
  };
}

/** Moved down as far as they must, then up again from the bottom. */
function apart(ends: Chart["ends"]): Chart["ends"] {
  const sorted = ends.sort((a, b) => a.y - b.y);
  sorted.forEach((end, i) => (end.y = Math.max(end.y, i ? sorted[i - 1]!.y + ENDS : ENDS / 2)));
  for (let i = sorted.length - 1, most = HIGH - ENDS / 2; i >= 0; i--, most -= ENDS)
    sorted[i]!.y = Math.min(sorted[i]!.y, Math.max(most, ENDS / 2 + i * ENDS));
  return sorted;
}

/** The course of one rating in a small frame. */
export function sparkOf(form: Form, wide: number, high: number): string {
  const points = form.points.map((one) => one.points);
  const low = Math.min(...points);
  const range = Math.max(1, Math.max(...points) - low);
  const step = wide / Math.max(1, points.length - 1);
  return points
    .map((one, i) => `${(i * step).toFixed(1)},${(high - 3 - ((one - low) / range) * (high - 6)).toFixed(1)}`)
    .join(" ");
}
