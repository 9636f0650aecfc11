import type { LessonPlan, OfferedMove } from "./wire";

/** The learner's move that a page of a lesson asks for after so many moves, if it asks for one there. */
export function askedOn(plan: Pick<LessonPlan, "steps" | "moves">, at: number, made: number): OfferedMove | null {
  const next = plan.steps[at + 1]?.after ?? Infinity;
  if (made < plan.steps[at]!.after || made >= next) return null;
  return plan.moves.find(({ after }) => after === made)?.move ?? null;
}
