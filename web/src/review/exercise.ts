/** A decision tried again: one's own mistakes are exercises. */

import type { Analysis, ReviewedMove, WeighedMove } from "../lib/wire";
import { mistakesOf } from "./curve";

export interface Exercise {
  move: ReviewedMove;
  tried: WeighedMove | null; // what one would do now
  backIn: number | null; // days until it comes back; null: never, or it is nobody's own
}

const BEST = 0.01; // of a win, as everywhere in a review
const GOOD = 0.1;
const MISTAKE = 0.2;

/** How much less than the best move of the decision, which comes first. */
export function missing(move: ReviewedMove, tried: WeighedMove): number {
  return Math.max(0, move.weighed[0]!.gain - tried.gain);
}

export function verdictOf(move: ReviewedMove, tried: WeighedMove): "best" | "good" | "mistake" | "blunder" {
  const cost = missing(move, tried);
  if (cost < BEST || tried.move.id === move.better?.id) return "best";
  return cost < GOOD ? "good" : cost < MISTAKE ? "mistake" : "blunder";
}

/** The mistakes of a seat, the dearest first. */
export function exercisesOf(analysis: Analysis, seat: number): ReviewedMove[] {
  return mistakesOf(analysis)
    .filter((move) => move.seat === seat)
    .sort((a, b) => b.cost - a.cost);
}
