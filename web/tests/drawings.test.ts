import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isAbbot, symbolOf } from "../src/games/cologne/symbols";
import { pictureOf } from "../src/games/pillars/cards";

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

const encounters = [
  ...read("../../src/bauhuette/games/cologne/cards.toml")
    .split("[encounters]")[1]!
    .matchAll(/^([a-z-]+) += \{ count/gm),
].map((found) => found[1]!);

it("cologne: every encounter has a drawing of its own; abbots have their church", () => {
  const symbols = read("../src/games/cologne/symbols.svg");
  expect(drawn("../src/games/cologne/symbols.svg", "i")).toEqual(encounters.filter((card) => !isAbbot(card)).sort());
  expect(encounters.filter(isAbbot).length).toBeGreaterThan(0);
  for (const card of encounters) expect(symbols).toContain(`<symbol id="${symbolOf(card)}"`);
});

it("pillars: every kind of card has a picture of its own, whatever its colour or number", () => {
  const kinds = [
    ...read("../../src/bauhuette/games/pillars/cards.toml").matchAll(
      /^\[(?:craftsman|neutral|advantage)\.([a-z-]+)\]$/gm,
    ),
  ].map((found) => found[1]!);
  expect(kinds.length).toBeGreaterThan(0);
  expect(drawn("../src/games/pillars/symbols.svg", "pc")).toEqual(kinds.sort());
  expect(["stonemason-blue", "quarry-2", "king"].map(pictureOf)).toEqual(["pc-stonemason", "pc-quarry", "pc-king"]);
});
