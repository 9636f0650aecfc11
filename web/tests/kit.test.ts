import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { netFor, netOf, portraitOf, svgOf, WORKS } from "../src/games/baumeister/kit";

const cards = readFileSync(new URL("../../src/bauhuette/games/baumeister/cards.toml", import.meta.url), "utf8");
const sections = (name: string) =>
  [...cards.matchAll(new RegExp(`^\\[${name}\\.([a-z-]+)\\]$`, "gm"))].map((one) => one[1]!);

it("every contract has a drawing of its own", () => {
  const contracts = sections("contract");
  expect(contracts).toHaveLength(12);
  expect([...WORKS].sort()).toEqual([...contracts].sort());
  expect(new Set(WORKS.map((work) => svgOf(portraitOf(work)))).size).toBe(12);
});

it("its net has all six pieces of the card, above the ground and inside the drawing", () => {
  for (const work of sections("piece")) {
    const printed = cards.split(`[piece.${work}]\n`)[1]!.split("\n\n")[0]!;
    const parts = printed.split("\n").map((line) => line.split(" = ")[0]!);
    for (const beside of [false, true]) {
      const net = netOf(work, beside);
      expect(net.placed.map((one) => one.piece).sort()).toEqual(parts.sort());
      for (const { part, x, foot } of net.placed) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + part.width).toBeLessThanOrEqual(net.width);
        expect(foot - part.height).toBeGreaterThanOrEqual(net.top);
        expect(foot).toBeLessThanOrEqual(0);
      }
    }
  }
});

it("becomes as large as its place allows, walls above or beside each other", () => {
  const scaleIn = (net: { width: number; height: number }) => Math.min(372 / net.width, 190 / net.height);
  // Two contracts beside each other on a low screen: this wall is drawn almost twice as large in two rows.
  const tall = netFor("small-city-wall", 372, 190);
  expect(scaleIn(tall)).toBeGreaterThan(1.7 * scaleIn(netOf("small-city-wall", true)));
  expect(netFor("great-city-wall", 560, 150)).toEqual(netOf("great-city-wall", true));
});
