import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import plays from "../src/games/cologne/card-plays.json";

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
  const encounters = Object.keys(plays).filter((card) => card !== "abbot");
  expect(drawn("../src/games/cologne/symbols.svg", "i")).toEqual(encounters.sort());
});
