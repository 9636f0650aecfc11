import { describe, expect, it } from "vitest";
import type { Analysis, AnalysisState, EvaluatedMove, ReviewedMove } from "../src/lib/wire";
import {
  apart,
  bandsOf,
  inTenths,
  lineOf,
  mistakesOf,
  neighbour,
  ofWin,
  percent,
  turnsOf,
  withNews,
} from "../src/review/curve";
import { exercisesOf, verdictOf } from "../src/review/exercise";

const played = (id: number) => ({ id, family: "play", args: {} });
const evaluated = (id: number, cost: number): EvaluatedMove => ({
  move: played(id),
  share: 0.5 - cost,
  cost,
  error: 0.01,
  certainty: cost < 0.02 ? "close" : "probably",
  behind: cost,
});
const move = (number: number, seat: number, shares: number[], cost = 0): ReviewedMove => ({
  number,
  seat,
  move: played(number),
  phase: "trick",
  chapter: Math.ceil(number / 2),
  shares,
  cost,
  verdict: cost ? "blunder" : "best",
  stand_in: false,
  better: cost ? played(90) : null,
  played: evaluated(number, cost),
  evaluated: [evaluated(90, 0), evaluated(91, 0.04), evaluated(92, 0.06), evaluated(number, cost)],
  why: null,
  line: [],
});
const turn = (seat: number, dearest: number, cost: number) => ({ seat, numbers: [dearest], dearest, cost });
const analysis: Analysis = {
  version: 2,
  of: 3,
  start: [0.5, 0.5],
  moves: [move(1, 0, [0.25, 0.75], 0.25), move(2, 1, [0.75, 0.25]), move(3, 0, [1, 0], 0.3)],
  turns: [turn(0, 3, 0.3), turn(0, 1, 0.25)],
  accounts: [],
};
const state = (known: number, moves: ReviewedMove[], status: AnalysisState["status"] = "running"): AnalysisState => ({
  status,
  done: known + moves.length,
  of: 3,
  known,
  analysis: { ...analysis, moves },
});

describe("an analysis", () => {
  it("is drawn from the deal to where it is", () => {
    expect(lineOf(analysis, 0, 300, 100)).toBe("0.0,50.0 100.0,75.0 200.0,25.0 300.0,0.0");
    expect(lineOf({ ...analysis, moves: analysis.moves.slice(0, 1) }, 1, 300, 100)).toBe("0.0,50.0 100.0,25.0");
  });
  it("grows by what is new, and is asked for again where something is missing", () => {
    const first = state(0, analysis.moves.slice(0, 1));
    const more = withNews(first, state(1, analysis.moves.slice(1), "done"));
    expect([more.status, more.known, more.analysis!.moves]).toEqual(["done", 0, analysis.moves]);
    expect(withNews(first, state(2, analysis.moves.slice(2))).known).toBe(2);
    expect(withNews(null, { ...first, analysis: null }).analysis).toBeNull();
  });
  it("has turning points in their order, the dearest of the reader first chosen", () => {
    expect(turnsOf(analysis, 0).map((one) => one.dearest)).toEqual([1, 3]);
    expect(turnsOf(analysis, 0, 1).map((one) => one.dearest)).toEqual([3]);
    const both = { ...analysis, turns: [turn(1, 2, 0.4), ...analysis.turns] };
    expect(turnsOf(both, 0, 1).map((one) => one.dearest)).toEqual([3]);
    expect(turnsOf(both, null, 1).map((one) => one.dearest)).toEqual([2]);
    expect(mistakesOf(analysis).map((one) => one.number)).toEqual([1, 3]);
  });
  it("leads to the nearest before and after", () => {
    expect([neighbour([2, 5, 9], 5, 1), neighbour([2, 5, 9], 5, -1), neighbour([2, 5], 5, 1)]).toEqual([
      9,
      2,
      undefined,
    ]);
  });
  it("says shares as people write them", () => {
    expect(percent(0.124, "en")).toBe("12%");
    expect([ofWin(-0.124, "de", true), ofWin(-0.001, "en"), ofWin(0.0203, "en", false, 1)]).toEqual([
      "−12\u00a0%",
      "0%",
      "2.0%",
    ]);
  });
});

describe("an exercise", () => {
  it("is each mistake of a seat, the dearest first", () => {
    expect(exercisesOf(analysis, 0).map((one) => one.number)).toEqual([3, 1]);
    expect(exercisesOf(analysis, 1)).toEqual([]);
  });
  it("is judged by what the move costs", () => {
    const [mistake] = exercisesOf(analysis, 0);
    expect(mistake!.evaluated.map(verdictOf)).toEqual(["best", "good", "mistake", "blunder"]);
  });
});

describe("the hands or rounds of a game", () => {
  const game = (count: number, per: number) => ({
    ...analysis,
    moves: Array.from({ length: count }, (_, i) => ({ ...move(i + 1, 0, [1]), chapter: Math.floor(i / per) })),
  });
  it("are bands as long as they are few", () => {
    expect(bandsOf(game(6, 3))).toEqual([
      { from: 0, to: 3 },
      { from: 3, to: 6 },
    ]);
    expect(bandsOf(game(40, 2))).toEqual([]);
  });
});

describe("signs at the ends of the lines", () => {
  it("keep their order and their distance, and stay in the picture", () => {
    expect(apart([0, 0.5, 1], 0.2)).toEqual([0, 0.5, 1]);
    const crowded = apart([1, 0, 1, 1], 0.16).map((place) => Math.round(100 * place));
    expect(crowded).toEqual([68, 0, 84, 100]);
    expect(apart([0.25, 0.25], 0.25)).toEqual([0.25, 0.5]);
  });
});

describe("how often", () => {
  it("says never and always only where it is so", () => {
    expect([0, 1, 30, 47, 59, 60].map((count) => inTenths(count, 60))).toEqual([0, 1, 5, 8, 9, 10]);
  });
});
