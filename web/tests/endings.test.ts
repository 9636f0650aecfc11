import { describe, expect, it } from "vitest";
import { decides } from "../src/ending/decides";
import { accountOf, extent } from "../src/games/baumeister/account";
import { bracketsOf, lackText } from "../src/games/contest/ended";
import type { EndedCity, Table } from "../src/games/contest/shown";
import { drumsOf } from "../src/games/pillars/drums";

const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);

describe("a pillar of drums", () => {
  it("is as high as the points, whatever hands lose", () => {
    for (const points of [
      [7, 9, -3],
      [4, -6, 8],
      [-2, 5, 3],
      [5, 5, -12, 4, 9],
      [1, -1],
      [3, -1, -1, 10],
    ]) {
      const drums = drumsOf(points);
      expect(sum(drums.map((drum) => drum.high))).toBe(Math.max(0, sum(points)));
      expect(drums.every((drum) => drum.high >= 0)).toBe(true);
      expect(drums.map((drum) => drum.points)).toEqual(points);
    }
  });
  it("loses first what lies right under the loss", () => {
    expect(drumsOf([7, 9, -3]).map((drum) => drum.high)).toEqual([7, 6, 0]);
    expect(drumsOf([4, -6, 8]).map((drum) => drum.high)).toEqual([0, 0, 6]);
  });
});

describe("an account", () => {
  const rows = [
    { text: "start", points: [40, 40] },
    { text: "works", points: [100, 30] },
    { text: "wages", points: [-60, -90] },
  ];
  it("falls from row to row and ends at the sum", () => {
    expect(accountOf(rows, 0).map(({ from, to }) => [from, to])).toEqual([
      [0, 40],
      [40, 140],
      [80, 140],
      [0, 80],
    ]);
    expect(accountOf(rows, 1).at(-1)).toEqual({ text: "total", amount: -20, from: -20, to: 0 });
  });
  it("shares its scale with all others, below nothing too", () => {
    expect(extent([accountOf(rows, 0), accountOf(rows, 1)])).toEqual({ low: -20, size: 160 });
  });
});

describe("the brackets over a city", () => {
  const sort = (card: string | null) => card?.replace(/-\d$/, "") ?? "";
  const table = {
    facts: {
      extra: { middle: 10, churches: 5, corners: 5, hand_at_risk: 5 },
      card: new Proxy({}, { get: (_, card: string) => ({ sort: sort(card), value: Number(card.at(-1)) }) }),
    },
    say: (key: string, facts: Record<string, unknown>) => `${key} ${JSON.stringify(facts)}`,
  } as Partial<Table> as Table;
  const row = ["left-corner-1", "church-6", "gate-3", "town-hall-5", "church-4", "right-corner-2"];
  const city = (more: Partial<EndedCity>): EndedCity => ({
    city: row,
    buildings: 21,
    extra: { middle: 0, churches: 5, corners: 0 },
    hand: [],
    minus: 0,
    lacks: ["middle", "corners"],
    left: 3,
    right: 2,
    ...more,
  });

  it("span what they count, solid or missed", () => {
    expect(
      bracketsOf(table, city({})).map(({ extra, from, to, points, missed }) => [extra, from, to, points, missed]),
    ).toEqual([
      ["corners", 0, 5, 5, true],
      ["churches", 1, 4, 5, false],
      ["middle", 3, 3, 10, true],
    ]);
  });
  it("are not drawn where a city is too incomplete to miss them", () => {
    const gap = city({ city: [...row, null], extra: { middle: 0, churches: 0, corners: 0 }, lacks: ["gap"] });
    expect(bracketsOf(table, gap)).toEqual([]);
  });
  it("say what stands on both sides", () => {
    expect(lackText(table, city({}), "middle")).toBe('ending-lack-middle {"points":10,"left":3,"right":2}');
    expect(lackText(table, city({}), "churches")).toBe('ending-lack-churches {"points":5,"left":1,"right":1}');
    expect(lackText(table, city({}), "corners")).toBe('ending-lack-corners {"points":5,"left":1,"right":2}');
  });
});

describe("the row of the result that decided", () => {
  const reason = { key: "step", seat: 0, amount: 9, step: 2, thing: "", facts: {}, other: null, led: 1, place: null };
  const curve = { title: "", labels: [1, 2, 3].map((number) => ({ text: "hand-no", number })), values: [] };
  const told = (facts: Record<string, string>) => ({ reason: { ...reason, facts }, curve });
  it("is the step, or the source that is named", () => {
    expect(decides(told({}), { text: "hand-no", facts: { number: 3 } })).toBe(true);
    expect(decides(told({}), { text: "hand-no", facts: { number: 2 } })).toBe(false);
    expect(decides(told({ source: "tally-wages" }), { text: "tally-wages", facts: {} })).toBe(true);
  });
});
