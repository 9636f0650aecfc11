import type { LessonStep } from "./wire";

/** Whether this page of a lesson asks for a move; pages before it at the same place only tell something. */
export function asksAt(steps: LessonStep[], at: number): boolean {
  const step = steps[at]!;
  return step.move !== null && steps[at + 1]?.after !== step.after;
}
