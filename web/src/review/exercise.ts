/** A decision tried again: one's own mistakes are exercises. */

import type { Analysis, EvaluatedMove, ReviewedMove } from "../lib/wire";
import { mistakesOf } from "./curve";

export interface Exercise {
  move: ReviewedMove;
  tried: EvaluatedMove | null; // what one would do now
  backIn: number | null; // days until it comes back; null: never, or it is nobody's own
}

const MISTAKE = 0.05; // of a win, as everywhere in a review
const BLUNDER = 0.1;

export function verdictOf(tried: EvaluatedMove): "best" | "good" | "mistake" | "blunder" {
  if (tried.certainty === "close") return "best";
  return tried.cost < MISTAKE ? "good" : tried.cost < BLUNDER ? "mistake" : "blunder";
}

/** The mistakes of a seat, the dearest first. */
export function exercisesOf(analysis: Analysis, seat: number): ReviewedMove[] {
  return mistakesOf(analysis)
    .filter((move) => move.seat === seat)
    .sort((a, b) => b.cost - a.cost);
}
