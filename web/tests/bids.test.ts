import { expect, test } from "vitest";
import { bidInHand } from "../src/games/baumeister/crew";

test("baumeister's account speaks of the bid in hand, and of the own one while others answer it", () => {
  expect(bidInHand(null, { least: 12, most: 40, made: null })).toBe(12);
  expect(bidInHand(15, { least: 12, most: 40, made: null })).toBe(15);
  expect(bidInHand(11, { least: 12, most: 40, made: null })).toBe(12);
  expect(bidInHand(15, { least: 24, most: 29, made: 23 })).toBe(23);
});
