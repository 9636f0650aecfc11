import { describe, expect, it } from "vitest";
import { nextOf, roundOf } from "../src/puzzles/round";
import type { PuzzleRow } from "../src/lib/wire";

const row = (game: string, number: number, verdict: PuzzleRow["verdict"] = null): PuzzleRow => ({
  game,
  id: `${game}-${number}`,
  difficulty: 1,
  verdict,
  theme: null,
});
const many = (game: string, count: number, tried: number[] = []): PuzzleRow[] =>
  Array.from({ length: count }, (_, i) => row(game, i, tried.includes(i) ? "good" : null));
const ids = (rows: PuzzleRow[]): string[] => rows.map((one) => one.id);

describe("rounds of puzzles", () => {
  const puzzles = [...many("contest", 3), ...many("pillars", 12, [5, 7])];

  it("are five of one game, and the last one is what is left", () => {
    const round = roundOf(puzzles, "pillars", "pillars-7");
    expect([round.number, round.rounds, round.first]).toEqual([2, 3, 6]);
    expect(ids(round.puzzles)).toEqual([5, 6, 7, 8, 9].map((i) => `pillars-${i}`));
    expect(ids(roundOf(puzzles, "pillars", "pillars-11").puzzles)).toEqual(["pillars-10", "pillars-11"]);
  });

  it("go on with what follows, then with what was passed over, then elsewhere", () => {
    expect(nextOf(puzzles, "pillars", "pillars-7")?.id).toBe("pillars-8");
    expect(nextOf(puzzles, "pillars", "pillars-9")?.id).toBe("pillars-6");
    const done = many("pillars", 12, [5, 6, 7, 8, 9]);
    expect(nextOf(done, "pillars", "pillars-9")?.id).toBe("pillars-0");
    const all = [...many("contest", 3, [0]), ...many("pillars", 2, [0, 1])];
    expect(nextOf(all, "pillars", "pillars-1")?.id).toBe("contest-1");
    expect(nextOf(many("pillars", 1), "pillars", "pillars-0")).toBeUndefined();
  });
});
