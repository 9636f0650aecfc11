/** How pages name a game, with its small emblem; a game without one gets the empty arch. */

import { spoken } from "../lib/gameMessages.svelte";
import type { GameInfo, TableInfo } from "../lib/wire";

const EMBLEMS = import.meta.glob<string>("../games/*/emblem.ts", { import: "emblem", eager: true });
const ARCH = "M3 21V11a9 9 0 0 1 18 0v10h-4V11.5a5 5 0 0 0-10 0V21Z"; // for a game without an emblem

export function miniOf(game: string): string {
  return EMBLEMS[`../games/${game}/emblem.ts`] ?? ARCH;
}

/** A title and what follows its colon. */
export function titleOf(game: Pick<GameInfo, "key" | "title">, lang: string): [string, string] {
  const [title, sub] = (game.title[lang] ?? game.key).split(": ");
  return [title!, sub ?? ""];
}

export function span(numbers: number[]): string {
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  return least === most ? `${least}` : `${least}–${most}`;
}

const PROGRESS = "progress"; // a word of the games' own

/** How far a running game is, where it has words for that: "Hand 3 of 5". */
export function progressOf({ game, progress }: Pick<TableInfo, "game" | "progress">): string {
  const words = Object.keys(progress).length ? spoken.of(game) : undefined;
  return words?.has(PROGRESS) ? words.say(PROGRESS, progress) : "";
}
