import { describe, expect, it } from "vitest";
import type { PlayPoint } from "../src/lib/wire";
import { addressWith, periodIn, PERIODS, queryOf } from "../src/people/period";
import { spanOf } from "../src/people/playCurve";

describe("the period of a person's page", () => {
  it("comes back from its address, beside what else stands there", () => {
    for (const period of PERIODS) {
      const address = new URL(addressWith("/player/ruth", new URLSearchParams("x=1"), period), "http://here");
      expect(address.pathname).toBe("/player/ruth");
      expect(address.searchParams.get("x")).toBe("1");
      expect(periodIn(address.searchParams)).toBe(period);
    }
  });
  it("is everything where nothing, or nonsense, is said", () => {
    expect(addressWith("/player", new URLSearchParams("period=year"), "all")).toBe("/player");
    expect(["", "period=soon", "period="].map((text) => periodIn(new URLSearchParams(text)))).toEqual(
      Array.from({ length: 3 }, () => "all"),
    );
    expect(PERIODS.map(queryOf)).toEqual(["?days=28", "?days=91", "?days=365", ""]);
  });
});

it("a point that stands for several games says which", () => {
  const points = [1, 3, 2].map((games) => ({ games }) as PlayPoint);
  expect(spanOf(points, 0)).toEqual({ first: 1, last: 1, of: 6 });
  expect(spanOf(points, 1)).toEqual({ first: 2, last: 4, of: 6 });
});
