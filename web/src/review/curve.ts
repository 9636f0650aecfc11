/** What an analysis shows: the course of the win shares as lines, and the moves at which the game turned. */

import type { Analysis, ReviewedMove } from "../lib/wire";

export interface Turn {
  number: number;
  move: ReviewedMove;
  kind: "mistake" | "luck";
  seat: number; // whom it cost or gave most
  share: number;
}

const LUCKIEST = 3;
export const NOTICEABLE = 0.01;
const NOTICEABLE_LUCK = 0.02;
const MANY_POINTS = 100; // from so many on, tenths tell nothing

/** The points of one seat's line in a box of `width` x `height`, from the deal to the end. */
export function lineOf(analysis: Analysis, seat: number, width: number, height: number): string {
  const shares = [analysis.start[seat] ?? 0, ...analysis.moves.map((move) => move.shares[seat] ?? 0)];
  const step = shares.length > 1 ? width / (shares.length - 1) : 0;
  return shares.map((share, i) => `${(i * step).toFixed(1)},${((1 - share) * height).toFixed(1)}`).join(" ");
}

export function sharesAt(analysis: Analysis, at: number): number[] {
  return at ? analysis.moves[at - 1]!.shares : analysis.start;
}

/** Decisions that surely cost something. */
export function mistakesOf(analysis: Analysis): ReviewedMove[] {
  return analysis.moves.filter((move) => move.cost >= NOTICEABLE);
}

/** Moves whose luck was noticeable, with the seat it did most to. */
export function strokesOf(analysis: Analysis): Turn[] {
  return analysis.moves
    .map((move): Turn => {
      const seat = move.luck.reduce((most, luck, i) => (Math.abs(luck) > Math.abs(move.luck[most]!) ? i : most), 0);
      return { number: move.number, move, kind: "luck", seat, share: move.luck[seat]! };
    })
    .filter((turn) => Math.abs(turn.share) >= NOTICEABLE_LUCK);
}

/** The costliest mistakes and the greatest strokes of luck, in the order in which they happened. */
export function turnsOf(analysis: Analysis): Turn[] {
  const mistakes = analysis.costliest.map((number): Turn => {
    const move = analysis.moves[number - 1]!;
    return { number, move, kind: "mistake", seat: move.seat, share: move.cost };
  });
  const lucky = strokesOf(analysis)
    .filter((turn) => turn.share > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, LUCKIEST);
  return [...mistakes, ...lucky].sort((a, b) => a.number - b.number);
}

/** The number nearest before or after the move at hand; none where there is none. */
export function neighbour(numbers: number[], number: number, way: 1 | -1): number | undefined {
  return way > 0 ? numbers.find((one) => one > number) : numbers.findLast((one) => one < number);
}

export function percent(share: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(share).replace("-", "−");
}

function decimal(value: number, lang: string, digits: number, signed: boolean): string {
  return new Intl.NumberFormat(lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "auto",
  })
    .format(value)
    .replace("-", "−");
}

/** Shares of a win, as everywhere in a review. */
export function ofWin(share: number, lang: string, signed = false, digits = 2): string {
  return decimal(share, lang, digits, signed);
}

export function points(value: number, lang: string): string {
  return decimal(value, lang, Math.abs(value) >= MANY_POINTS ? 0 : 1, true);
}
