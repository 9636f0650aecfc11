/** What is printed on the cards of pillars, as the server tells it, and which picture is whose. */

import type { OfferedMove } from "../../lib/wire";
import type { CardFacts, Facts, Holdings, Table, View } from "./shown";

/** What a card is drawn from: at a table, or where its owner checks it. */
export type CardSource = Pick<Table, "words" | "say" | "letter"> & { facts: Pick<Facts, "card"> };

const COLOURS = ["green", "blue", "red", "orange"];

export function factsOf(table: CardSource, card: string): CardFacts {
  return table.facts.card[card]!;
}

export function stateOf(table: Table): View {
  return table.play.state;
}

/** The symbol of a card: `stonemason-blue` and `quarry-2` are drawn as stonemason and quarry. */
export function pictureOf(card: string): string {
  return `pc-${card.replace(new RegExp(`-(${COLOURS.join("|")}|\\d+)$`), "")}`;
}

/** The name without colour and number: the mark and the value on the card say the rest. */
export function nameOf(table: CardSource, card: string): string {
  return table.words.kind("card", card).replace(/ \([^)]*\)$/, "");
}

export function suitOf(table: CardSource, card: string): string {
  const facts = factsOf(table, card);
  return facts.seat === null ? facts.group : COLOURS[facts.seat]!;
}

/** The cards that convert for a seat: its own craftsmen it was given, and the advantage cards it keeps. */
export function workersOf(table: Table, one: Holdings, seat: number): string[] {
  const own = one.given.filter((card) => factsOf(table, card).seat === seat);
  return [...own, ...one.kept].filter((card) => factsOf(table, card).converter !== null);
}

/** The points a plan of conversions brings the seat that scores. */
export function gainOf(table: Table, one: Holdings, plan: OfferedMove[]): number {
  const workers = workersOf(table, one, stateOf(table).seats.indexOf(one));
  const paid = (move: OfferedMove) => {
    const worker = workers.find((card) => factsOf(table, card).converter === move.args.converter);
    return move.family === "convert" && worker ? (factsOf(table, worker).pays[String(move.args.material)] ?? 0) : 0;
  };
  return plan.reduce((points, move) => points + paid(move), 0);
}

/** The name with places where a long word may be broken. */
export function breakable(table: CardSource, name: string): string {
  const words = table.say("long-words").split(" ");
  return words.reduce((text, word) => text.replace(word.replace("|", ""), word.replace("|", "\u00ad")), name);
}
