/** A puzzle as the boards know it: a table at which one seat is asked, and nobody else is there. */

import { viewOf } from "../pages/replayed";
import type { OfferedMove, PuzzleView, SeatView, TableView } from "../lib/wire";

function seatOf(name: string): SeatView {
  return {
    kind: "person",
    name,
    level: null,
    host: false,
    connected: true,
    handed: false,
    resigned: false,
    salted: false,
    tutor: false,
    clock_ms: null,
    rest: null,
  };
}

export function tableOf(asked: PuzzleView, moves: OfferedMove[]): TableView {
  const { game, seat, phase, state } = asked;
  const seats = asked.names.map(seatOf);
  const nothing = {
    options: {},
    commitment: "",
    seed: null,
    outcome: null,
    log: [],
    tally: [],
  };
  const nobodys = { game, seats, seat, ...nothing };
  return viewOf(nobodys, { number: 0, seat, to_move: seat, phase, state, news: [] }, asked.id, false, moves);
}

/** Arches for a difficulty, of five. */
export const HARDEST = 5;
