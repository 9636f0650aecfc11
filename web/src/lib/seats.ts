import { t } from "./speech.svelte";
import type { SeatView } from "./wire";

/** The colours of the seats before a view says them, in seat order. */
const COLOURS: Record<string, string[]> = {
  pillars: ["green", "blue", "red", "orange"],
  cologne: ["red", "yellow", "green", "blue"],
};
const USUAL = ["blue", "red", "yellow", "green"];

export function colourOf(game: string, seat: number): string {
  return (COLOURS[game] ?? USUAL)[seat] ?? "blue";
}

export function letterOf(seat: number): string {
  return "ABCD"[seat] ?? "?";
}

/** Bots are called by a name of the building site, so that two of one level can be told apart. */
export function personName(seat: SeatView | undefined, place: number): string {
  if (!seat) return "–";
  return seat.kind === "bot" ? t(`bot-name-${letterOf(place)}`) : seat.name;
}
