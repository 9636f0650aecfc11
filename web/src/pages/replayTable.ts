import type { OfferedMove, ReplayInfo, ReplayStep, TableView } from "../lib/wire";

/** What a replay says of a game of which nothing is known but its kind and its seats. */
export const NOTHING_KNOWN = { options: {}, commitment: "", seed: null, outcome: null, log: [], tally: [] };

/** A step of a replay as the boards know it: a table at which nobody can do anything any more, but try `moves`. */
export function viewOf(
  game: Omit<ReplayInfo, "own" | "held" | "known">,
  step: Omit<ReplayStep, "out">,
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
    flag_at: null,
    warn_at: null,
    now: 0,
    spectators: "after",
    watching: 0,
    hurried: false,
    compiling: false,
    absence: { after_seconds: 0, level: "" },
    rated: false,
    stake: "nothing",
    advice: "free",
    commitment: game.commitment,
    seed: game.seed,
    ended: "rules",
    closed: "",
    rematch: null,
    tournament: "",
    sealed: false,
    deal: "",
    edition: null,
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
    prepared: null,
    log: [],
  };
}
