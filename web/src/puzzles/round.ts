/** Rounds: the puzzles of a game, the easiest first, five at a time. */

import type { PuzzleRow } from "../lib/wire";

const LONG = 5;

export interface Round {
  number: number; // from 1
  rounds: number;
  first: number; // the number of its first puzzle
  puzzles: PuzzleRow[];
}

export const isFound = (one: PuzzleRow): boolean => one.verdict === "best" || one.verdict === "hinted";

/** The round a puzzle is in. */
export function roundOf(puzzles: PuzzleRow[], game: string, id: string): Round {
  const own = puzzles.filter((one) => one.game === game);
  const number = Math.floor(own.findIndex((one) => one.id === id) / LONG);
  const first = number * LONG;
  return {
    number: number + 1,
    rounds: Math.ceil(own.length / LONG),
    first: first + 1,
    puzzles: own.slice(first, first + LONG),
  };
}

/** What to try after a puzzle: the rest of its round, from there on; then the easiest of the game; then of all games. */
export function nextOf(puzzles: PuzzleRow[], game: string, id: string): PuzzleRow | undefined {
  const round = roundOf(puzzles, game, id).puzzles;
  const here = round.findIndex((one) => one.id === id);
  const own = puzzles.filter((one) => one.game === game);
  const wanted = [...round.slice(here), ...round.slice(0, here), ...own, ...puzzles];
  return wanted.find((one) => one.verdict === null && one.id !== id);
}
