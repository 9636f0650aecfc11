import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { after, inverse } from "../src/editions/answers";
import { looks, markOf, nextOpen, openOf, sectionsOf, type ComponentValue, type Form } from "../src/editions/values";
import { boardSections, inWalkingOrder, stopsOf } from "../src/games/cologne/stops";

const FORM: Form = {
  kind: "number",
  low: 0,
  high: 9,
  step: 1,
  names: [],
  choices: [],
  letters: "",
  shortest: 1,
  longest: 1,
};
const value = (
  key: string,
  origin: ComponentValue["origin"] = "reconstructed",
  is: ComponentValue["value"] = 1,
): ComponentValue => ({
  key,
  value: is,
  origin,
  asked: origin === "reconstructed",
  look: key,
  form: FORM,
});
const NOTHING = { values: {}, confirmed: [] };

describe("answers of an owner", () => {
  const values = [value("card.gate.coins"), value("card.gate.value", "rulebook"), value("card.hall.value")];

  it("are marked by what was said", () => {
    const [coins, printed] = values as [ComponentValue, ComponentValue];
    expect(markOf(NOTHING, coins, new Set())).toBe("guess");
    expect(markOf(NOTHING, printed, new Set())).toBe("rulebook");
    const looked = after(NOTHING, { confirmed: { [coins.key]: true } });
    expect(markOf(looked, coins, new Set())).toBe("checked");
    const entered = after(looked, { values: { [coins.key]: 2 } });
    expect(markOf(entered, coins, new Set())).toBe("yours");
    expect(markOf(entered, coins, new Set([coins.key]))).toBe("wrong");
  });

  it("are counted by looks, and lead to the next open sheet", () => {
    const sections = sectionsOf(values);
    const [gate, hall] = sections[0]!.sheets;
    expect(nextOpen(NOTHING, sections, gate!)).toBe(hall);
    const looked = after(NOTHING, { confirmed: { "card.hall.value": true } });
    expect(looks(looked, values)).toEqual({ done: 1, all: 2 });
    expect(openOf(looked, values).map(({ key }) => key)).toEqual(["card.gate.coins"]);
    expect(nextOpen(looked, sections, hall!)).toBe(gate);
  });

  it("are taken back as they were", () => {
    const before = after(NOTHING, { values: { "card.gate.coins": 2 }, confirmed: { "card.gate.coins": true } });
    const change = {
      values: { "card.gate.coins": null, "card.hall.value": 3 },
      confirmed: { "card.hall.value": true },
    };
    expect(after(after(before, change), inverse(before, change))).toEqual(before);
  });

  it("put sections with nothing to check last", () => {
    const mixed = [value("coin.gold.worth", "rulebook"), value("limit.most", "ours"), ...values];
    expect(sectionsOf(mixed).map(({ key }) => key)).toEqual(["card", "coin"]);
  });
});

describe("stops on the map", () => {
  const board = readFileSync(join(import.meta.dirname, "../../src/bauhuette/games/cologne/board.toml"), "utf8");
  const lines = /is = """\n([^"]*)"""/.exec(board)![1]!.trim().split("\n");
  const streets = lines.map((line) => line.split(" ").toSorted() as [string, string]);

  it("ask for every street once", () => {
    const stops = stopsOf(streets);
    expect(stops.flatMap((stop) => stop.streets)).toHaveLength(streets.length);
    expect(new Set(stops.flatMap((stop) => stop.streets.map(String))).size).toBe(streets.length);
    for (const { at, streets: here } of stops) for (const street of here) expect(street).toContain(at);
    expect(stops.length).toBeLessThan(50);
  });

  it("lead on to the nearest", () => {
    const at = { a: [0, 0], b: [9, 0], c: [1, 0] } as Record<string, [number, number]>;
    const walk = inWalkingOrder(
      ["a", "b", "c"].map((place) => ({ at: place, streets: [] })),
      (place) => at[place]!,
    );
    expect(walk.map((stop) => stop.at)).toEqual(["a", "c", "b"]);
  });

  it("ask for every place once, and keep the owner's own streets", () => {
    const line = { ...FORM, kind: "line" as const };
    const places = [...new Set(streets.flat())];
    const values = [
      ...places.flatMap((place) => [value(`dots.${place}.x`), value(`dots.${place}.y`)]),
      ...streets.map(([a, b]) => ({ ...value(`streets.${a} ${b}`, "reconstructed", true), form: line })),
    ];
    const own = { ...value("streets.dom gate-1", "reconstructed", false), asked: false, form: line };
    const [map] = boardSections([...values, own], []);
    const asked = map!.sheets.flatMap((sheet) => sheet.values);
    expect(asked.filter((one) => one !== own)).toHaveLength(values.length);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(asked.length);
    expect(asked).toContain(own);
  });
});
