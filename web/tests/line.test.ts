import { describe, expect, it } from "vitest";
import { partsOf } from "../src/games/pillars/line";
import { nichesOf } from "../src/games/pillars/out";
import type { CardFacts } from "../src/games/pillars/shown";
import type { LineStep } from "../src/lib/wire";
import { piecesOf } from "../src/review/gameDrawings";

const step = (seat: number, family: string, card: string, news: LineStep["news"] = []): LineStep => ({
  seat,
  move: { id: 0, family, args: family === "play" ? { card } : {} },
  news,
});
const given = { kind: "trick-given", receiver: 2, player: 0, card: "king-like" };

describe("a line of pillars as tricks", () => {
  const lying = [{ seat: 3, card: "quarry-1" }];

  it("begins with what lies, and ends a trick where it is given away", () => {
    const line = [step(0, "play", "king-like"), step(1, "play", "forest-1", [given]), step(2, "play", "ellen")];
    const parts = partsOf(lying, line, 3);
    expect(parts.map((part) => part.cards?.map((one) => one.card))).toEqual([
      ["quarry-1", "king-like", "forest-1"],
      ["ellen"],
    ]);
    expect(parts[0]!.cards!.map((one) => one.lies)).toEqual([true, false, false]);
    expect(parts[0]).toMatchObject({ given: { seat: 2, card: "king-like" } });
    expect(parts[1]).toMatchObject({ given: null }); // not decided within the line
  });
  it("gives the king's trick to nobody", () => {
    const [part] = partsOf([], [step(0, "play", "king", [{ kind: "kings-trick", player: 0 }])], 1);
    expect(part).toMatchObject({ given: { seat: null, card: "king" } });
  });
  it("keeps moves that are no cards apart, and lets no trick grow where nothing is told", () => {
    const line = [step(0, "convert", ""), step(0, "done", ""), ...[0, 1, 2, 0].map((seat) => step(seat, "play", "a"))];
    const parts = partsOf([], line, 3);
    expect(parts.map((part) => part.cards?.length ?? null)).toEqual([null, 3, 1]);
    expect(parts[0]!.steps).toHaveLength(2);
    expect(parts.flatMap((part) => part.steps)).toEqual(line); // nothing is lost
  });
});

it("cards still out stand in the niche of their value, whether they are sure or not", () => {
  const facts = { a: { value: 3 }, b: { value: 3 }, c: { value: 9 }, d: { value: 0 } } as unknown as Record<
    string,
    CardFacts
  >;
  expect(nichesOf(facts, { cards: ["a"], one_of: ["b", "c"] })).toEqual([
    { value: 0, sure: [], maybe: [] },
    { value: 3, sure: ["a"], maybe: ["b"] },
    { value: 9, sure: [], maybe: ["c"] },
  ]);
});

it("a move's things are drawn by their kind, its numbers and seats are words", () => {
  const domains = { cart: "number", field: "field", victim: "seat" };
  expect(piecesOf(domains, { cart: 1, field: "gate-3", victim: 2 })).toEqual([{ domain: "field", key: "gate-3" }]);
});
