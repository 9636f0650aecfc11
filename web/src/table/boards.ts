/** The board of a game, loaded when it is needed; a game nobody has drawn a board for gets the plain one. */

import type { Component } from "svelte";
import type { GameTable } from "../lib/table.svelte";

type Board = Component<{ table: GameTable }>;
const BOARDS = import.meta.glob<{ default: Board }>("../games/*/Table.svelte");

export async function boardOf(game: string): Promise<Board> {
  const drawn = BOARDS[`../games/${game}/Table.svelte`];
  return (drawn ? await drawn() : await import("./PlainBoard.svelte")).default;
}
