/** What a tournament's page works out from what it was told. */

import { prefs } from "../lib/prefs.svelte";
import { t } from "../lib/messages.svelte";
import type { BoardShown, ChairShown, RoundShown, RowShown, TournamentShown } from "../lib/wire";

export const FORMS = ["swiss", "robin", "knockout", "league"] as const;

/** Points as people print them: with a sign where they are a distance to the average. */
export function points(value: number, signed: boolean): string {
  const shown = new Intl.NumberFormat(prefs.kept.lang, {
    minimumFractionDigits: signed ? 1 : 0,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(value);
  return shown.replace("-", "−");
}

export function nameOf(cup: TournamentShown, chair: ChairShown): string {
  if (chair.entrant) return cup.entrants[chair.entrant - 1]?.name ?? "–";
  return chair.instead
    ? t("cup-bot-for", { name: cup.entrants[chair.instead - 1]?.name ?? "–" })
    : t("cup-bot-sits-in");
}

/** Who plays at a seat of a table: also a bot, for an entrant who did not play to the end. */
export function playerAt(cup: TournamentShown, board: BoardShown, seat: number): string {
  const name = nameOf(cup, board.chairs[seat]!);
  return board.given_up.includes(seat) ? t("cup-bot-for", { name }) : name;
}

/** Whether what was reached at a seat counts for an entrant. */
export function countsAt(board: BoardShown, seat: number): boolean {
  return board.chairs[seat]!.entrant !== 0 && !board.given_up.includes(seat);
}

/** The line of an entrant in whichever division they are. */
export function rowOf(cup: TournamentShown, entrant: number): RowShown | undefined {
  return cup.standings.flat().find((row) => row.entrant === entrant);
}

export function ownBoard(cup: TournamentShown, one: RoundShown | undefined): BoardShown | undefined {
  return cup.me === null ? undefined : one?.boards.find((board) => board.chairs.some((c) => c.entrant === cup.me));
}

export function current(cup: TournamentShown): RoundShown | undefined {
  return cup.rounds.at(-1);
}

/** Seats in their order, each with its colour's key of the game. */
export function seatOf(board: BoardShown, entrant: number): number {
  return board.chairs.findIndex((chair) => chair.entrant === entrant);
}

/** How many people and bots take part at the moment. */
export function field(cup: TournamentShown): { people: number; bots: number } {
  const playing = cup.entrants.filter((one) => one.gone === null && !one.reserve);
  const bots = playing.filter((one) => one.level !== null).length;
  return { people: playing.length - bots, bots };
}
