/** What an analysis shows: the course of the win shares as lines, and the moves at which the game turned. */

import type { Analysis, WeighedMove } from "./wire";

export interface Turn {
  number: number;
  move: WeighedMove;
  kind: "mistake" | "luck";
  seat: number; // whom it cost or gave most
  share: number;
}

const LUCKIEST = 3;
const NOTICEABLE = 0.02;

/** The points of one seat's line in a box of `width` x `height`, from the deal to the end. */
export function lineOf(analysis: Analysis, seat: number, width: number, height: number): string {
  const shares = [analysis.start[seat] ?? 0, ...analysis.moves.map((move) => move.shares[seat] ?? 0)];
  const step = shares.length > 1 ? width / (shares.length - 1) : 0;
  return shares.map((share, i) => `${(i * step).toFixed(1)},${((1 - share) * height).toFixed(1)}`).join(" ");
}

/** The costliest mistakes and the greatest strokes of luck, in the order in which they happened. */
export function turnsOf(analysis: Analysis): Turn[] {
  const mistakes = analysis.costliest.map((number): Turn => {
    const move = analysis.moves[number - 1]!;
    return { number, move, kind: "mistake", seat: move.seat, share: move.cost };
  });
  const lucky = analysis.moves
    .map((move): Turn => {
      const seat = move.luck.reduce((best, luck, i) => (luck > move.luck[best]! ? i : best), 0);
      return { number: move.number, move, kind: "luck", seat, share: move.luck[seat]! };
    })
    .filter((turn) => turn.share >= NOTICEABLE)
    .sort((a, b) => b.share - a.share)
    .slice(0, LUCKIEST);
  return [...mistakes, ...lucky].sort((a, b) => a.number - b.number);
}

export function percent(share: number, lang: string, signed = false): string {
  return new Intl.NumberFormat(lang, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: signed ? "exceptZero" : "auto",
  })
    .format(share)
    .replace("-", "−");
}
