/** What an analysis shows: the course of the chances to win as lines, and the moves at which the game turned. */

import type { Analysis, AnalysisState, ReviewedMove, TurningPoint } from "../lib/wire";

export const FIRST_TURNS = 3;

/** The points of one seat's line in a box of `width` x `height`, from the deal to where the analysis is. */
export function lineOf(analysis: Analysis, seat: number, width: number, height: number): string {
  const shares = [analysis.start[seat] ?? 0, ...analysis.moves.map((move) => move.shares[seat] ?? 0)];
  const step = width / Math.max(1, analysis.of);
  return shares.map((share, i) => `${(i * step).toFixed(1)},${((1 - share) * height).toFixed(1)}`).join(" ");
}

/** The last state known, with what a newer one adds. */
export function withNews(known: AnalysisState | null, news: AnalysisState): AnalysisState {
  const moves = known?.analysis?.moves.slice(0, news.known) ?? [];
  if (!news.analysis || moves.length < news.known) return news;
  return { ...news, known: 0, analysis: { ...news.analysis, moves: [...moves, ...news.analysis.moves] } };
}

const MOST_BANDS = 12;

/** The hands or rounds of a game, from which move to which; none where they are many and short. */
export function bandsOf({ moves }: Analysis): { from: number; to: number }[] {
  const begins = moves.flatMap((move, i) => (i && move.chapter === moves[i - 1]!.chapter ? [] : [i]));
  return begins.length > MOST_BANDS ? [] : begins.map((from, i) => ({ from, to: begins[i + 1] ?? moves.length }));
}

/** Heights moved apart by at least `least`, in their order and within 0 to 1 where there is room. */
export function apart(heights: number[], least: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]! || a - b);
  const found = [...heights];
  order.forEach((one, i) => {
    if (i) found[one] = Math.max(found[one]!, found[order[i - 1]!]! + least);
  });
  order.toReversed().forEach((one, i) => {
    const most = i ? found[order[order.length - i]!]! - least : 1;
    found[one] = Math.min(found[one]!, most);
  });
  return found;
}

export function sharesAt(analysis: Analysis, at: number): number[] {
  return (at ? analysis.moves[at - 1]?.shares : analysis.start) ?? [];
}

/** Decisions that probably or clearly cost something. */
export function mistakesOf(analysis: Analysis): ReviewedMove[] {
  return analysis.moves.filter((move) => move.better);
}

/** The dearest turning points, in the order in which they happened; of the reader's seat, if there are any. */
export function turnsOf(analysis: Analysis, seat: number | null, count = Infinity): TurningPoint[] {
  const own = analysis.turns.filter((turn) => turn.seat === seat);
  return (own.length ? own : analysis.turns).slice(0, count).sort((a, b) => a.dearest - b.dearest);
}

/** The number nearest before or after the move at hand; none where there is none. */
export function neighbour(numbers: number[], number: number, way: 1 | -1): number | undefined {
  return way > 0 ? numbers.find((one) => one > number) : numbers.findLast((one) => one < number);
}

export function percent(share: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(share).replace("-", "−");
}

/** A chance to win, or a change of one, in percent; of smaller figures with `decimals`. */
export function ofWin(share: number, lang: string, signed = false, decimals = 0): string {
  const rounded = Math.round(share * 100 * 10 ** decimals) / (100 * 10 ** decimals) + 0; // no minus zero
  return new Intl.NumberFormat(lang, {
    style: "percent",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed ? "exceptZero" : "auto",
  })
    .format(rounded)
    .replace("-", "−");
}

/** How many of ten games so many are; never and always only where it is so. */
export function inTenths(count: number, games: number): number {
  if (count === 0 || count === games) return count ? 10 : 0;
  return Math.min(9, Math.max(1, Math.round((10 * count) / games)));
}
