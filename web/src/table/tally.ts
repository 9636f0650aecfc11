/** Where the points came from: every game counts them as its rulebook does, from the last view and the news of the whole game. */

import type { GameFacts } from "../lib/api";
import type { News } from "../lib/table.svelte";
import type { Facts } from "../lib/words";

export interface TallyRow {
  text: string; // key of the words
  facts?: Facts;
  rule?: string;
  points: number[]; // by seat
}
/** Rows that add up to what everybody has in the end. */
export interface TallyPart {
  title?: string;
  rows: TallyRow[];
}
export interface Ended {
  state: Record<string, unknown>;
  scores: number[];
  facts: GameFacts;
  news: News[];
}
export type TallyOf = (ended: Ended) => TallyPart[];

const GAMES = import.meta.glob<{ tallyOf: TallyOf }>("../games/*/tally.ts");

export async function tallyFor(game: string): Promise<TallyOf | null> {
  const found = GAMES[`../games/${game}/tally.ts`];
  return found ? (await found()).tallyOf : null;
}

/** The amounts told by these kinds of news, added up by seat. */
export function sumOf({ scores, news }: Ended, kinds: string[], amount: string, seat = "seat"): number[] {
  const found = news.filter((one) => kinds.includes(one.kind));
  return scores.map((_, p) => found.reduce((sum, one) => sum + (one[seat] === p ? Number(one[amount]) : 0), 0));
}

export const counts = (row: TallyRow): boolean => row.points.some((points) => points !== 0);
