/** What the view of contest holds, and which drawing belongs to a card. */

import type { GameTable } from "../../lib/table.svelte";

export interface CardFacts {
  sort: string;
  kind: string;
  value: number;
  coins: number;
  shields: number;
}
interface PileCard {
  card: string | null;
  kind: string | null;
}
export interface SeatState {
  money: number | null;
  most: number;
  saboteurs: number;
  bid: number | null;
  passed: boolean;
  hand: string[];
  hidden_cards: number;
  promised: Record<string, number>;
  minus: number | null;
  city: (string | null)[];
  shields: number;
  coins: number;
  points: { buildings: number; complete: boolean; middle: number; churches: number; corners: number };
}
export interface ContestState {
  phase: string;
  turn: number;
  bank: number;
  supply: number;
  closing: string | null;
  piles: { open: PileCard[]; closed: PileCard[] };
  auction: {
    pile: "open" | "closed";
    card: string | null;
    kind: string | null;
    possible: Record<string, number>;
    leader: number | null;
    highest: number | null;
    most: number;
  } | null;
  attack: { victim: number; place: number; card: string; ransom: number } | null;
  loose: PileCard | null;
  seats: SeatState[];
}

export function stateOf(table: GameTable): ContestState {
  return table.play.state as unknown as ContestState;
}
export function factsOf(table: GameTable, card: string): CardFacts {
  return (table.facts.card as Record<string, CardFacts>)[card]!;
}
export function extrasOf(table: GameTable): {
  middle: number;
  churches: number;
  corners: number;
  hand_at_risk: number;
} {
  return table.facts.extra as ReturnType<typeof extrasOf>;
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
