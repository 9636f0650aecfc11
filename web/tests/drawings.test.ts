import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const drawn = (path: string, prefix: string) =>
  [...read(path).matchAll(new RegExp(`<symbol id="${prefix}-([a-z-]+)"`, "g"))].map((found) => found[1]!).sort();

it("baumeister: every event has a drawing of its own", () => {
  const events = [...read("../../src/bauhuette/games/baumeister/cards.toml").matchAll(/^\[event\.([a-z-]+)\]$/gm)].map(
    (found) => found[1]!,
  );
  expect(events.length).toBeGreaterThan(0);
  expect(drawn("../src/games/baumeister/events.svg", "be")).toEqual(events.sort());
});

it("cologne: every encounter has a drawing of its own; abbots have their church", () => {
  const data = read("../../src/bauhuette/games/cologne/cards.toml").split("[encounters]")[1]!;
  const encounters = [...data.matchAll(/^([a-z-]+) += \{ count/gm)]
    .map((found) => found[1]!)
    .filter((card) => !/^(abbot|abbess)-/.test(card));
  expect(drawn("../src/games/cologne/symbols.svg", "i")).toEqual(encounters.sort());
});
