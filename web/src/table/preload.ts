/** What a table will need, asked for before the table itself has answered. */

import { api } from "../lib/api";
import type { Lang } from "../lib/prefs.svelte";
import { gameWords } from "../lib/words";
import { boardOf } from "./boards";
import { flightsFor } from "./flights";

/** The game of a table, if the server has named it in the page it sent. */
export function gameNamed(table: string): string | null {
  const named = document.querySelector<HTMLMetaElement>('meta[name="table"]');
  return named?.content === table ? (named.dataset.game ?? null) : null;
}

/** All at once, and nothing is waited for: whoever needs it asks again, and is told what went wrong. */
export function getReady(game: string, lang: Lang): void {
  const needed = [api.info(), api.facts(game), gameWords(game, lang), boardOf(game), flightsFor(game)];
  for (const one of needed) (one as Promise<unknown>).catch(() => {});
}
