import { describe, expect, it } from "vitest";
import { lineOf, percent, turnsOf } from "../src/lib/curve";
import type { Analysis } from "../src/lib/wire";

const move = (number: number, seat: number, shares: number[], luck: number[], cost = 0) => ({
  number,
  seat,
  move: { id: number, family: "play", args: {} },
  shares,
  luck,
  cost,
  better: null,
});
const analysis: Analysis = {
  start: [0.5, 0.5],
  moves: [
    move(1, 0, [0.25, 0.75], [0, 0], 0.25),
    move(2, 1, [0.75, 0.25], [0.5, -0.5]),
    move(3, 0, [1, 0], [0.01, -0.01]),
  ],
  costliest: [1],
  luck: [0.51, -0.51],
  mistakes: [0.25, 0],
};

describe("an analysis", () => {
  it("is drawn from the deal to the end", () => {
    expect(lineOf(analysis, 0, 300, 100)).toBe("0.0,50.0 100.0,75.0 200.0,25.0 300.0,0.0");
    expect(lineOf({ ...analysis, moves: [] }, 1, 300, 100)).toBe("0.0,50.0");
  });
  it("finds mistakes and strokes of luck, in their order, and leaves out what nobody notices", () => {
    expect(turnsOf(analysis).map((turn) => [turn.number, turn.kind, turn.seat])).toEqual([
      [1, "mistake", 0],
      [2, "luck", 0],
    ]);
  });
  it("says shares in whole per cent", () => {
    expect(percent(0.124, "en")).toBe("12%");
    expect(percent(-0.124, "de", true)).toBe("−12\u00a0%");
  });
});
