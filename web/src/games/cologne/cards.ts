/** What the cards in hand are for. */

import type { OfferedMove } from "../../lib/wire";
import { stateOf, STONES } from "./board";
import type { Table } from "./shown";

/** The offered moves that play this card, then those that discard it. */
export function playsOf(table: Table, key: string): OfferedMove[] {
  if (!table.myTurn) return [];
  const { use, from_hand } = table.facts.card[key]!;
  const families = from_hand ? [use, "discard"] : ["discard"];
  return families.flatMap((family) =>
    table.offered(family).filter((move) => move.args.card === undefined || move.args.card === key),
  );
}

export function isUseful(table: Table, key: string): boolean {
  const { use, from_hand } = table.facts.card[key]!;
  return playsOf(table, key).some((move) => move.family !== "discard") || (!from_hand && table.offered(use).length > 0);
}

/** The move a card is for, with the next best aim; the rules say why it cannot be played now. */
export function useOf(table: Table, key: string, cart: number): [string, Record<string, unknown>] {
  const shown = stateOf(table);
  const aims: Record<string, unknown> = {
    victim: table.around[1],
    church: Object.keys(shown.churches)[0],
    swap: `${STONES[0]}-${STONES[1]}`,
    gate: Object.keys(shown.gates)[0],
    cart: cart + 1,
    card: key,
  };
  const { use } = table.facts.card[key]!;
  return [use, Object.fromEntries(Object.keys(table.facts.moves[use]!).map((name) => [name, aims[name]]))];
}

/** The families of moves that are made by a card, from the hand. */
export function familiesOfCards(table: Table): Set<string> {
  const ofHand = Object.values(table.facts.card).flatMap((one) => (one.from_hand ? [one.use] : []));
  return new Set([...ofHand, "discard"]);
}
