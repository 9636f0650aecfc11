import { describe, expect, it } from "vitest";
import { ago, timeLeft } from "../src/lib/clock";

describe("how long ago", () => {
  const now = Date.UTC(2026, 0, 10, 12);
  it.each([
    [30_000, "this minute", "in dieser Minute"],
    [5 * 60_000, "5 minutes ago", "vor 5 Minuten"],
    [3 * 3_600_000, "3 hours ago", "vor 3 Stunden"],
    [30 * 3_600_000, "yesterday", "gestern"],
    [-5000, "this minute", "in dieser Minute"],
  ])("is said in words: %i ms", (ms, en, de) => {
    expect(ago(now - ms, "en", now)).toBe(en);
    expect(ago(now - ms, "de", now)).toBe(de);
  });
});

describe("time left", () => {
  it.each([
    [59_000, "clock-left-minutes", { time: "0:59" }],
    [3_600_000 + 5 * 60_000, "clock-left-hours", { hours: 1, minutes: 5 }],
    [86_400_000 * 2 + 3_600_000, "clock-left-days", { days: 2, hours: 1 }],
    [-1, "clock-left-minutes", { time: "0:00" }],
  ])("is said by its largest units: %i ms", (ms, key, facts) => {
    expect(timeLeft(ms)).toEqual({ key, facts });
  });
});
