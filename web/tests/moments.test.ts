import { describe, expect, it } from "vitest";
import { momentOf as ofBaumeister } from "../src/games/baumeister/moments";
import { momentOf as ofCologne } from "../src/games/cologne/moments";
import { momentOf as ofContest } from "../src/games/contest/moments";
import { momentOf as ofPillars } from "../src/games/pillars/moments";
import type { GameTable, News } from "../src/lib/table.svelte";
import type { MomentOf } from "../src/table/moments";

const FOUNDED = 2; // buildings a city has before its third

/** What a moment asks a table for; every seat has a city of so many buildings. */
const table = (buildings: number) =>
  ({
    me: 0,
    play: { state: { seats: [0, 1].map(() => ({ city: Array<string>(buildings).fill("gate"), pad: [7, -2] })) } },
    around: [0, 1],
    words: { number: String },
    say: (key: string) => key,
    seatName: (seat: number) => `seat ${seat}`,
    newsText: (one: News) => `news-${one.kind}`,
  }) as object as GameTable;

function told(of: MomentOf<never>, news: Record<string, unknown>[], buildings = 0) {
  return (of as MomentOf)(news as News[], table(buildings))?.() ?? null;
}

describe("a moment is drawn", () => {
  it("for the King's trick, laid aside and given", () => {
    expect(told(ofPillars, [{ kind: "kings-trick" }])?.at[0]).toBe("aside");
    expect(told(ofPillars, [{ kind: "played" }, { kind: "kings-trick-given", receiver: 2 }])?.at[0]).toBe("seat-2");
    expect(told(ofPillars, [{ kind: "trick-given", receiver: 2 }])).toBeNull();
  });
  it("for a hand of pillars that is done, with what it brought each seat", () => {
    expect(told(ofPillars, [{ kind: "hand-begins", number: 1 }])).toBeNull();
    expect(told(ofPillars, [{ kind: "hand-begins", number: 3 }])?.rows).toEqual([
      { seat: 0, text: "-2" },
      { seat: 1, text: "-2" },
    ]);
  });
  it("for an exposed bluff, and for the third building of a city alone", () => {
    expect(told(ofContest, [{ kind: "exposed", seat: 1 }])?.title).toBe("news-exposed");
    expect(told(ofContest, [{ kind: "laid", seat: 1 }], FOUNDED)?.at).toEqual(["seat-1"]);
    expect(told(ofContest, [{ kind: "laid", seat: 0 }], FOUNDED)?.at).toEqual(["place-0-2"]);
    expect(told(ofContest, [{ kind: "laid", seat: 1 }], FOUNDED + 1)).toBeNull();
    expect(told(ofContest, [{ kind: "laid", seat: 1 }], FOUNDED - 1)).toBeNull();
  });
  it("for a finished work, and for payday with what came in and went out", () => {
    expect(told(ofBaumeister, [{ kind: "finished", contract: "house", seat: 1 }])?.at).toEqual([
      "contract-house",
      "seat-1",
    ]);
    const payday = told(ofBaumeister, [
      { kind: "income", seat: 0, amount: 70 },
      { kind: "income", seat: 0, amount: 30 },
      { kind: "paid", seat: 0, amount: 45 },
      { kind: "paid", seat: 1, amount: 12 },
    ]);
    expect(payday?.rows).toEqual([
      { seat: 0, text: "+100000 -45000" },
      { seat: 1, text: "-12000" },
    ]);
  });
  it("for a completed church", () => {
    expect(told(ofCologne, [{ kind: "completed", church: "georg", seat: 1 }])?.at).toEqual(["field-georg"]);
    expect(told(ofCologne, [{ kind: "laid", church: "georg", seat: 1 }])).toBeNull();
  });
});
