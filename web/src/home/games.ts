/** How the home page shows a game it knows a drawing of; a game without one gets the empty arch. */

import { speech, t } from "../lib/speech.svelte";
import type { GameInfo, TableInfo } from "../lib/wire";

const VIGNETTES = import.meta.glob<string>("./vignettes/*.svg", { query: "?raw", import: "default", eager: true });
const ORDER = ["pillars", "contest", "baumeister", "cologne"];
const MINI: Record<string, string> = {
  pillars: "M3 21V11a9 9 0 0 1 18 0v10h-4V11.5a5 5 0 0 0-10 0V21Z",
  contest: "M1 21V10l3-5 3 5v3h3V8l2.5-6L15 8v5h2v-3l3-5 3 5v11Z",
  baumeister: "M12 2 1 12h3v9h6v-6h4v6h6v-9h3Z",
  cologne: "M3 21V8l3-6 3 6v4l3-3 3 3V8l3-6 3 6v13h-6v-4a3 3 0 0 0-6 0v4Z",
};

export function vignetteOf(game: string): string {
  return VIGNETTES[`./vignettes/${game}.svg`] ?? "";
}

export function miniOf(game: string): string {
  return MINI[game] ?? MINI.pillars!;
}

export function inOrder(games: GameInfo[]): GameInfo[] {
  const place = (game: GameInfo) => ORDER.indexOf(game.key) + 1 || ORDER.length + 1;
  return [...games].sort((a, b) => place(a) - place(b));
}

/** A title and what follows its colon. */
export function titleOf(game: GameInfo, lang: string): [string, string] {
  const [title, sub] = (game.title[lang] ?? game.key).split(": ");
  return [title!, sub ?? ""];
}

export function span(numbers: number[]): string {
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  return least === most ? `${least}` : `${least}–${most}`;
}

/** How far a running game is, where its words for that are known: "Hand 3 of 5". */
export function progressOf({ game, progress }: TableInfo): string {
  if (!Object.keys(progress).length || !speech.words?.has(`progress-${game}`)) return "";
  return t(`progress-${game}`, {
    ...progress,
    hands: (progress.hand_number ?? 0) + (progress.advantages_to_come ?? 0),
  });
}
