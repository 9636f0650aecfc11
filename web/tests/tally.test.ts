import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { tallyOf as baumeister } from "../src/games/baumeister/tally";
import { tallyOf as cologne } from "../src/games/cologne/tally";
import { tallyOf as contest } from "../src/games/contest/tally";
import { tallyOf as pillars } from "../src/games/pillars/tally";
import { rulesOf } from "../src/lib/rules";
import type { Ended, TallyPart } from "../src/table/tally";
import { gameWords } from "../src/lib/words";

const NO_FACTS = { moves: {}, news: {} };
const sums = (part: TallyPart) =>
  part.rows[0]!.points.map((_, p) => part.rows.reduce((sum, row) => sum + row.points[p]!, 0));
const row = (parts: TallyPart[], text: string) =>
  parts.flatMap((part) => part.rows).find((one) => one.text === text)?.points;

const PILLARS: Ended = {
  scores: [9, 4],
  state: { seats: [{ pad: [7, 2] }, { pad: [5, -1] }] },
  facts: NO_FACTS,
  news: [
    { kind: "scored", seat: 0, points: 7, converted: 4, craftsmen: 1 },
    { kind: "scored", seat: 1, points: 5, converted: 3, craftsmen: 0 },
    { kind: "played", seat: 1, card: "king" },
    { kind: "scored", seat: 0, points: 2, converted: 0, craftsmen: 2 },
    { kind: "scored", seat: 1, points: -1, converted: 2, craftsmen: 0 },
  ],
};
const CONTEST: Ended = {
  scores: [30, 11],
  state: {
    seats: [
      { minus: 0, points: { buildings: 20, middle: 10, churches: 0, corners: 0 } },
      { minus: 4, points: { buildings: 15, middle: 0, churches: 0, corners: 0 } },
    ],
  },
  facts: NO_FACTS,
  news: [],
};
const COLOGNE: Ended = {
  scores: [10, 9],
  state: {
    churches: {
      georg: { owner: 1, abbot: false },
      gereon: { owner: 0, abbot: true },
      ursula: { owner: null, abbot: false },
    },
  },
  facts: {
    ...NO_FACTS,
    board: {
      fields: { georg: { value: 7, bonus: 2 }, gereon: { value: 8, bonus: 2 }, ursula: { value: 6, bonus: 2 } },
    },
  },
  news: [],
};
const BAUMEISTER: Ended = {
  scores: [66_000, 12_000],
  state: {},
  facts: NO_FACTS,
  news: [
    { kind: "won", seat: 0, contract: "x", amount: 20 },
    { kind: "given", seat: 1, contract: "y", amount: 10 },
    { kind: "found", seat: 1, contract: "y", amount: 5 },
    { kind: "paid", seat: 0, amount: 15, extra: 5 },
    { kind: "borrowed", seat: 1, loan: "small", amount: 10 },
    { kind: "paid", seat: 1, amount: 20, extra: 0 },
    { kind: "lent", seat: 0, borrower: 1, category: "master", amount: 3 },
    { kind: "picked", seat: 0, worker: "w", wages: 4, fee: 1 },
    { kind: "income", seat: 0, contract: "x", amount: 59 },
    { kind: "salvaged", seat: 1, contract: "y", amount: 5, missing: 4 },
    { kind: "settled", seat: 1, amount: 15 },
  ],
};

describe("where the points came from", () => {
  it("pillars: by hand and by what brought them", () => {
    const parts = pillars(PILLARS);
    expect(parts.map(sums)).toEqual([
      [9, 4],
      [9, 4],
    ]);
    expect(row(parts, "tally-people")).toEqual([2, -1]);
    expect(row(parts, "tally-before")).toBeUndefined();
  });

  it("pillars: what a prepared position had already stands apart", () => {
    expect(row(pillars({ ...PILLARS, scores: [19, 4] }), "tally-before")).toEqual([10, 0]);
  });

  it("contest: cards left in hand cost their value", () => {
    const parts = contest(CONTEST);
    expect(sums(parts[0]!)).toEqual(CONTEST.scores);
    expect(row(parts, "tally-minus")).toEqual([0, -4]);
  });

  it("cologne: tiles from the dearest on, abbots to whom the church belongs, the rest from the archbishop", () => {
    const parts = cologne(COLOGNE);
    expect(sums(parts[0]!)).toEqual(COLOGNE.scores);
    expect(parts[0]!.rows.map((one) => one.text)).toEqual([
      "field-gereon",
      "field-georg",
      "tally-abbots",
      "tally-audiences",
    ]);
    expect(row(parts, "tally-audiences")).toEqual([0, 2]);
  });

  it("baumeister: every taler in and out, from what everybody began with", () => {
    const parts = baumeister(BAUMEISTER);
    expect(sums(parts[0]!)).toEqual(BAUMEISTER.scores);
    expect(row(parts, "tally-before")).toEqual([40_000, 40_000]);
    expect(row(parts, "tally-loans")).toEqual([0, -5000]);
    expect(row(parts, "tally-lent")).toEqual([3000, -3000]);
  });

  it.each([
    ["pillars", pillars, PILLARS],
    ["contest", contest, CONTEST],
    ["cologne", cologne, COLOGNE],
    ["baumeister", baumeister, BAUMEISTER],
  ] as const)(
    "%s: every row has its words in both languages and a rule that is in the text",
    async (game, tallyOf, ended) => {
      const ids = (await rulesOf(game, "en")).map((one) => one.id);
      for (const lang of ["de", "en"] as const) {
        const words = await gameWords(game, lang);
        for (const part of tallyOf(ended)) {
          for (const key of [
            "tally",
            "tally-total",
            "tally-before",
            ...(part.title ? [part.title] : []),
            ...part.rows.map((one) => one.text),
          ])
            expect(words.has(key), key).toBe(true);
          for (const one of part.rows) if (one.rule) expect(ids).toContain(one.rule);
        }
      }
    },
  );

  it("baumeister: all news that move money are counted", () => {
    // A new kind of news with an amount must be sorted in or out here.
    const text = readFileSync(new URL("../../src/bauhuette/games/baumeister/moves.py", import.meta.url), "utf8");
    const told = [...text.matchAll(/Kind\("([a-z-]+)".*?(?:amount|fee)=NUMBER/g)].map((found) => found[1]!);
    const no_money = ["bid", "unsold", "offered", "countered"];
    const counted = readFileSync(new URL("../src/games/baumeister/tally.ts", import.meta.url), "utf8");
    for (const kind of told.filter((one) => !no_money.includes(one))) expect(counted, kind).toContain(`"${kind}"`);
  });
});
