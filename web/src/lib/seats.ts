import { catalogue } from "./catalogue.svelte";
import { t } from "./messages.svelte";
import type { SeatView } from "./wire";

export function colourOf(game: string, seat: number): string {
  return catalogue.of(game)?.colours[seat] ?? "blue";
}

export function letterOf(seat: number): string {
  return "ABCD"[seat] ?? "?";
}

/** Bots are called by a name of the building site, so that two of one level can be told apart. */
export function personName(seat: SeatView | undefined, place: number): string {
  if (!seat) return "–";
  return seat.kind === "bot" ? t(`bot-name-${letterOf(place)}`) : seat.name;
}

/** Who plays there now: also a bot that plays for a person. */
export function playerName(seat: SeatView | undefined, place: number): string {
  const name = personName(seat, place);
  return seat?.handed || seat?.resigned ? t("bot-for", { name }) : name;
}
