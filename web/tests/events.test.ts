import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

it("baumeister: every event has a drawing of its own", () => {
  const events = [...read("../../src/bauhuette/games/baumeister/cards.toml").matchAll(/^\[event\.([a-z-]+)\]$/gm)].map((found) => found[1]!);
  const drawn = [...read("../src/games/baumeister/events.svg").matchAll(/<symbol id="be-([a-z-]+)"/g)].map((found) => found[1]!);
  expect(events.length).toBeGreaterThan(0);
  expect(drawn.sort()).toEqual(events.sort());
});
