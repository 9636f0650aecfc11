/** The log as lines: what was taken back is gone, and a line knows its seat, its rule and whether it ends a group. */

import { standing } from "../lib/undoneSteps";
import type { GameTable } from "../lib/table.svelte";
import type { LogEntry } from "../lib/wire";

export interface Line {
  key: string;
  version: number;
  seat: number | null;
  kind: string;
  text: string;
}

/** Several steps of one thing are one line, where the game has words for them: a cart's way is where it arrived. */
export function linesOf(table: GameTable, log: LogEntry[]): Line[] {
  const told = standing(log).flatMap(({ version, news }) => news.map((one, i) => ({ version, one, i, steps: 1 })));
  const runs = told.filter((now, place) => {
    const next = told[place + 1];
    if (!next || !table.goesOn(now.one, next.one)) return true;
    next.steps = now.steps + 1;
    return false;
  });
  return runs.map(({ version, one, i, steps }) => ({
    key: `${version}-${i}`,
    version,
    seat: table.newsSeat(one),
    kind: one.kind,
    text: table.newsText(one, steps),
  }));
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
