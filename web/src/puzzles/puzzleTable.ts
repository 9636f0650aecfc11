/** A puzzle as the boards know it: a table at which one seat is asked, and nobody else is there. */

import { NOTHING_KNOWN, viewOf } from "../pages/replayTable";
import { t } from "../lib/messages.svelte";
import type { GameTable, Saying } from "../lib/table.svelte";
import type { OfferedMove, PuzzleSolution, PuzzleView, SeatView, TableView } from "../lib/wire";
import { ofWin } from "../review/curve";

function seatOf(name: string): SeatView {
  return {
    kind: "person",
    name,
    level: null,
    host: false,
    connected: true,
    handed: false,
    resigned: false,
    given_up: false,
    salted: false,
    tutor: false,
    clock_ms: null,
    rest: null,
  };
}

export function tableOf(asked: PuzzleView, moves: OfferedMove[]): TableView {
  const { game, seat, phase, state } = asked;
  const seats = asked.names.map(seatOf);
  const nobodys = { ...NOTHING_KNOWN, game, seats, seat };
  return viewOf(nobodys, { number: 0, seat, to_move: seat, phase, state, news: [] }, asked.id, false, moves);
}

/** The sentence that rules the screen once there is an answer. */
export function sayingOf(table: GameTable, { move, verdict, cost, moves }: PuzzleSolution): Saying {
  const best = t("puzzle-best-was", { move: table.moveText(moves[0]!.move) });
  if (!move || !verdict) return { sentence: best, details: "" };
  const sentence = t(`exercise-${verdict}`, { move: table.moveText(move) });
  if (verdict === "best") return { sentence, details: "" };
  return { sentence, details: `${t("analysis-costs", { cost: ofWin(cost ?? 0, table.words.lang) })} ${best}` };
}

/** Arches for a difficulty, of five. */
export const HARDEST = 5;
