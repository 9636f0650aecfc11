/** A piece of a worked example, drawn: each game draws its own, from the drawings of its table. */

import type { GameFacts } from "../lib/wire";
import type { ExamplePiece } from "../lib/examples";

export interface Drawing {
  box: string; // the view box
  svg: string;
}
export interface Drawer<F extends GameFacts = GameFacts> {
  /** Symbols that drawings refer to. */
  sprite: string;
  /** Nothing where there is no drawing: then the name has to do. */
  draw: (piece: ExamplePiece, facts: F) => Drawing | null;
}

const DRAWERS = import.meta.glob<Drawer>("../games/*/example.ts");

export async function drawerOf(game: string): Promise<Drawer | null> {
  return (await DRAWERS[`../games/${game}/example.ts`]?.()) ?? null;
}

/** A number on a small arch, as values stand on all cards. */
export function value(x: number, y: number, text: string | number): string {
  return `<path class="value" d="M${x - 9} ${y + 11}V${y - 2}a9 9 0 0 1 18 0v13Z"/><text class="number" x="${x}" y="${y + 6}">${text}</text>`;
}
