/** What the view of contest holds, and which drawing belongs to a card. */

import type { CardFacts, ExtraFacts, Facts, Table, View } from "./shown";

/** What a card is drawn from: at a table, or where its owner checks it. */
export type CardSource = Pick<Table, "words"> & { facts: Pick<Facts, "card"> };

export function stateOf(table: Table): View {
  return table.play.state;
}
export function factsOf(table: CardSource, card: string): CardFacts {
  return table.facts.card[card]!;
}
export function extrasOf(table: Table): ExtraFacts {
  return table.facts.extra;
}

/** Gates with two coins and towers with two shields have a drawing of their own. */
export function drawingOf(facts: CardFacts): string {
  const many = Math.min(2, Math.max(1, facts.sort === "gate" ? facts.coins : facts.shields));
  return facts.sort === "church" || facts.sort === "town-hall" ? `c-${facts.sort}` : `c-${facts.sort}-${many}`;
}
/** The drawing for a kind of which nothing else is known. */
export function drawingOfKind(kind: string): string {
  return { "corner-tower": "c-left-corner-1", tower: "c-tower-1", gate: "c-gate-1" }[kind] ?? `c-${kind}`;
}
