/** Moments: what is worth a look when it happens is drawn for about a second, where it happens. The log keeps the line. */

import type { Component } from "svelte";
import type { GameTable, News } from "../lib/table.svelte";

export interface Moment {
  at: string[]; // the first of these places (`data-at`) that is on the screen
  title: string;
  rows?: { seat: number; text: string }[];
  art: Component<{ table: never; news: News }>; // of the table of its game
  news: News;
}
/** `news` of one step and the table before it; the moment itself is made when the table shows what is. */
export type MomentOf<T extends GameTable = GameTable> = (news: News[], table: T) => (() => Moment) | null;

const GAMES = import.meta.glob<{ momentOf: MomentOf }>("../games/*/moments.ts");

export async function momentsFor(game: string): Promise<MomentOf> {
  const found = GAMES[`../games/${game}/moments.ts`];
  return found ? (await found()).momentOf : () => null;
}
