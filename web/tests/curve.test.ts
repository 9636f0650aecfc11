import { describe, expect, it } from "vitest";
import type { Analysis, ReviewedMove, WeighedMove } from "../src/lib/wire";
import { classOf } from "../src/lib/classes";
import { lineOf, mistakesOf, neighbour, ofWin, percent, points, turnsOf } from "../src/review/curve";
import { exercisesOf, missing, verdictOf } from "../src/review/exercise";

const played = (id: number) => ({ id, family: "play", args: {} });
const weighed = (id: number, gain: number): WeighedMove => ({
  move: played(id),
  share: 0.5 + gain,
  gain,
  error: 0.01,
  worlds: 100,
  sure: true,
});
const move = (number: number, seat: number, shares: number[], luck: number[], cost = 0): ReviewedMove => ({
  number,
  seat,
  move: played(number),
  shares,
  luck,
  source: luck.some(Boolean) ? "dice" : "",
  cost,
  verdict: cost ? "blunder" : "best",
  stand_in: false,
  better: null,
  measured: null,
  weighed: [weighed(90, 0.25), weighed(91, 0.2), weighed(92, 0.1), weighed(number, 0)],
  why: null,
  line: [],
});
const analysis: Analysis = {
  version: 2,
  start: [0.5, 0.5],
  moves: [
    move(1, 0, [0.25, 0.75], [0, 0], 0.25),
    move(2, 1, [0.75, 0.25], [0.5, -0.5]),
    move(3, 0, [1, 0], [0.01, -0.01], 0.3),
  ],
  costliest: [1],
  accounts: [],
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
    expect(mistakesOf(analysis).map((one) => one.number)).toEqual([1, 3]);
  });
  it("leads to the nearest before and after", () => {
    expect([neighbour([2, 5, 9], 5, 1), neighbour([2, 5, 9], 5, -1), neighbour([2, 5], 5, 1)]).toEqual([
      9,
      2,
      undefined,
    ]);
  });
  it("says shares and points as people write them", () => {
    expect(percent(0.124, "en")).toBe("12%");
    expect(ofWin(-0.124, "de", true)).toBe("−0,12");
    expect([points(2.04, "en"), points(-1234, "de"), points(0, "en")]).toEqual(["+2.0", "−1.234", "0.0"]);
  });
});

describe("an exercise", () => {
  it("is each mistake of a seat, the dearest first", () => {
    expect(exercisesOf(analysis, 0).map((one) => one.number)).toEqual([3, 1]);
    expect(exercisesOf(analysis, 1)).toEqual([]);
  });
  it("is judged by what is missing to the best move", () => {
    const [mistake] = exercisesOf(analysis, 0);
    expect(mistake!.weighed.map((one) => verdictOf(mistake!, one))).toEqual(["best", "good", "mistake", "blunder"]);
    expect(missing(mistake!, mistake!.weighed[2]!)).toBeCloseTo(0.15);
  });
});

describe("a class of play", () => {
  it("is the level an error is nearest, where classes are told", () => {
    const bounds = [0.01, 0.02, 0.04];
    const found = [-0.1, 0.005, 0.015, 0.03, 0.5].map((error) => classOf(error, { standing: "told", bounds }));
    expect(found).toEqual(["master", "master", "foreman", "journeyman", "apprentice"]);
    expect(classOf(0.005, { standing: "unordered", bounds: [] })).toBe("");
  });
});
