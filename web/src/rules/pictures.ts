/** A small drawing for each chapter of the rules; each game has its own. */

const CHAPTERS = import.meta.glob<string[]>("../games/*/chapters.ts", { import: "chapters", eager: true });

export const PICTURE_BOX = "0 0 168 76";

/** The drawing of a game's n-th chapter, or nothing. */
export function pictureOf(game: string, chapter: number): string {
  return CHAPTERS[`../games/${game}/chapters.ts`]?.[chapter] ?? "";
}
