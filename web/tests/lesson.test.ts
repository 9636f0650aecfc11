import { describe, expect, it } from "vitest";
import { asksAt } from "../src/lib/steps";

const step = (after: number, own: boolean) => ({
  after,
  say: "x",
  move: own ? { id: 1, family: "play", args: {} } : null,
});

describe("the pages of a lesson", () => {
  it("ask for a move on the last page of a place, and only where it is the learner's turn", () => {
    const steps = [step(0, true), step(0, true), step(3, false), step(4, true), step(5, false)];
    expect(steps.map((_, at) => asksAt(steps, at))).toEqual([false, true, false, true, false]);
  });
});
