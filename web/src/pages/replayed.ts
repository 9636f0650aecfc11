import type { OfferedMove, Replay, ReplayStep, TableView } from "../lib/wire";

/** A step of a replay as the boards know it: a table at which nobody can do anything any more, but try `moves`. */
export function viewOf(
  game: Replay,
  step: ReplayStep,
  table: string,
  atEnd: boolean,
  moves: OfferedMove[] = [],
): TableView {
  return {
    type: "view",
    table,
    game: game.game,
    version: step.number,
    status: moves.length ? "running" : "over",
    seat: step.seat,
    held: [],
    hosting: false,
    listed: false,
    seats: game.seats,
    options: game.options,
    clock: { kind: "none", seconds: 0, increment: 0, flag: "bot", level: "" },
    clock_runs_since: null,
    now: 0,
    spectators: "after",
    watching: 0,
    hurried: false,
    absence: { after_seconds: 0, level: "" },
    rated: false,
    commitment: game.commitment,
    seed: game.seed,
    ended: "rules",
    closed: "",
    rematch: null,
    play: {
      to_move: step.to_move,
      phase: step.phase,
      state: step.state,
      moves,
      undo: false,
      can_plan: false,
      outcome: atEnd ? game.outcome : null,
    },
    standing: null,
    log: [],
  };
}
