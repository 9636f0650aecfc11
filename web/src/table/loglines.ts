/** The log as lines: what was taken back is gone, and a line knows its seat, its rule and whether it ends a group. */

import { standing } from "../lib/log";
import type { GameTable } from "../lib/table.svelte";
import type { LogEntry } from "../lib/wire";

export interface Line {
  key: string;
  version: number;
  seat: number | null;
  kind: string;
  text: string;
}

export function linesOf(table: GameTable, log: LogEntry[]): Line[] {
  return standing(log).flatMap((entry) =>
    entry.news.map((news, i) => ({
      key: `${entry.version}-${i}`,
      version: entry.version,
      seat: table.newsSeat(news),
      kind: news.kind,
      text: table.newsText(news),
    })),
  );
}

/** A line in pieces, the names of the seats set apart. */
export function namesApart(text: string, names: string[]): { name: boolean; text: string }[] {
  const known = names.filter(Boolean).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!known.length) return [{ name: false, text }];
  return text
    .split(new RegExp(`(${known.join("|")}|^Du\\b|^You\\b)`))
    .filter(Boolean)
    .map((piece) => ({ name: names.includes(piece) || piece === "Du" || piece === "You", text: piece }));
}

/** The version of the last step the reader decided. */
export function lastOwn(log: LogEntry[], me: number | null): number {
  return me === null ? -1 : (standing(log).findLast((entry) => entry.seat === me)?.version ?? -1);
}
