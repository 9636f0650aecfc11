import { describe, expect, it } from "vitest";
import { chartOf, ENDS, HIGH, sparkOf, WIDE } from "../src/people/rating";
import type { Form } from "../src/lib/wire";

const form = (game: string, ...points: number[]): Form => ({
  game,
  points: points.map((one, i) => ({ at: 1000 * i, points: one, doubt: 50 })),
});

describe("ratings of several games in one chart", () => {
  const forms = [form("pillars", 1500, 1600), form("contest", 1500, 1590, 1598), form("cologne", 1500, 1602)];
  const chart = chartOf(forms, "pillars");

  it("has labels at the line ends that do not lie over each other", () => {
    expect(chart.ends.map((end) => end.form.game)).toEqual(["cologne", "pillars", "contest"]); // the best on top
    const places = chart.ends.map((end) => end.y);
    for (let i = 1; i < places.length; i++) expect(places[i]! - places[i - 1]!).toBeGreaterThanOrEqual(ENDS);
    expect(places.at(-1)! + ENDS / 2).toBeLessThanOrEqual(HIGH);
  });
  it("keeps lines, band and grid inside", () => {
    const numbers = [...chart.lines.map((line) => line.points), chart.band].join(" ").split(" ");
    for (const [x, y] of numbers.map((one) => one.split(",").map(Number))) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(WIDE);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HIGH);
    }
    expect(chart.grid.map((line) => line.points)).toEqual([1450, 1500, 1550, 1600, 1650]);
  });
  it("shows a single game, too", () => {
    expect(chartOf([form("pillars", 1400)], "pillars").lines[0]!.points).not.toContain("NaN");
    expect(sparkOf(form("pillars", 1400), 120, 34)).toBe("0.0,31.0");
  });
});
