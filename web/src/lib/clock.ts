import type { Clock } from "./wire";

/** The clocks one can choose for a new table; the flag hands a turn to a bot, so that nobody's game is lost by a lost connection. */
const BOT = { flag: "bot", level: "greedy" } as const;
export const CLOCKS: Record<"none" | "turn" | "bank" | "day" | "days" | "week", Clock> = {
  none: { kind: "none", seconds: 0, increment: 0, ...BOT },
  turn: { kind: "turn", seconds: 90, increment: 0, ...BOT },
  bank: { kind: "bank", seconds: 900, increment: 10, ...BOT },
  day: { kind: "days", seconds: 86_400, increment: 0, ...BOT },
  days: { kind: "days", seconds: 3 * 86_400, increment: 0, ...BOT },
  week: { kind: "days", seconds: 7 * 86_400, increment: 0, ...BOT },
};
export type ClockName = keyof typeof CLOCKS;

/** Time left as minutes and seconds, or days and hours, or hours and minutes, for slow games: the key of the words and their facts. */
export function timeLeft(ms: number): { key: string; facts: Record<string, number | string> } {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [days, hours, minutes] = [seconds / 86_400, (seconds / 3600) % 24, (seconds / 60) % 60].map(Math.floor);
  if (days) return { key: "clock-left-days", facts: { days, hours: hours! } };
  if (hours) return { key: "clock-left-hours", facts: { hours, minutes: minutes! } };
  return {
    key: "clock-left-minutes",
    facts: { time: `${minutes}:${String(seconds % 60).padStart(2, "0")}` },
  };
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was, in words: "yesterday", "3 hours ago". */
export function ago(at: number, lang: string, now = Date.now()): string {
  const [unit, ms] = UNITS.find(([, ms]) => now - at >= ms) ?? UNITS[2]!;
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-Math.floor(Math.max(0, now - at) / ms), unit);
}
