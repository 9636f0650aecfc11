import type { Clock } from "./wire";

/** The clocks one can choose for a new table; the flag hands a turn to a bot, so that nobody's game is lost by a lost connection. */
const BOT = { flag: "bot", level: "greedy" } as const;
export const CLOCKS: Record<"none" | "turn" | "bank" | "days", Clock> = {
  none: { kind: "none", seconds: 0, increment: 0, ...BOT },
  turn: { kind: "turn", seconds: 90, increment: 0, ...BOT },
  bank: { kind: "bank", seconds: 900, increment: 10, ...BOT },
  days: { kind: "days", seconds: 3 * 86_400, increment: 0, ...BOT },
};
export type ClockName = keyof typeof CLOCKS;

/** Time left as minutes and seconds, or days and hours for slow games. */
export function timeLeft(ms: number): { days: number; hours: number } | { minutes: string } {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds >= 86400) return { days: Math.floor(seconds / 86400), hours: Math.floor((seconds % 86400) / 3600) };
  return { minutes: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` };
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
