/** The last scene of a game, drawn from its own things; a game nobody has drawn one for gets its scores as columns. */

import type { Component } from "svelte";
import type { TableEnding } from "../lib/wire";

/** `table` and `scene` have the types of their game. */
type Scene = Component<{ table: never; told: TableEnding; scene: never }>;
export interface DrawnScene {
  default: Scene;
  fills?: boolean; // a wide screen from edge to edge: sentence and curve lie over it
}
const SCENES = import.meta.glob<DrawnScene>("../games/*/Ending.svelte");

export async function sceneOf(game: string, told: TableEnding): Promise<DrawnScene> {
  const drawn = told.scene === null ? undefined : SCENES[`../games/${game}/Ending.svelte`];
  return drawn ? await drawn() : await import("./PlainScene.svelte");
}
