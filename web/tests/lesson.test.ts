import { describe, expect, it } from "vitest";
import { askedOn } from "../src/lib/steps";

const step = (after: number) => ({ after, say: "x", ring: [] });
const move = (after: number) => ({ after, move: { id: after, family: "play", args: {} } });

describe("the pages of a lesson", () => {
  const plan = { steps: [step(0), step(0), step(3), step(4), step(8)], moves: [0, 4, 6].map(move) };
  const asked = (at: number, made: number) => askedOn(plan, at, made)?.id ?? null;

  it("ask for a move on the last page of a place", () => {
    expect([0, 1].map((at) => asked(at, 0))).toEqual([null, 0]);
  });
  it("ask for every move of the learner's up to the next page", () => {
    expect([3, 4, 5, 6, 7, 8].map((made) => asked(3, made))).toEqual([null, 4, null, 6, null, null]);
  });
  it("ask for nothing once the next page is reached, nor before their own place", () => {
    expect([asked(1, 3), asked(3, 3), asked(2, 0)]).toEqual([null, null, null]);
  });
});
