/** The last scene of a game, drawn from its own things; a game nobody has drawn one for gets its scores as columns. */

import type { Component } from "svelte";
import type { GameTable } from "../lib/table.svelte";
import type { TableEnding } from "../lib/wire";

type Scene = Component<{ table: GameTable; told: TableEnding }>;
const SCENES = import.meta.glob<{ default: Scene }>("../games/*/Ending.svelte");

export async function sceneOf(game: string, told: TableEnding): Promise<Scene> {
  const drawn = told.scene === null ? undefined : SCENES[`../games/${game}/Ending.svelte`];
  return (drawn ? await drawn() : await import("./PlainScene.svelte")).default;
}
