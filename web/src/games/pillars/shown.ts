/* Made from games/pillars by `make gen`; do not edit. */

import type { GameTable } from "../../lib/table.svelte";
import type { GameFacts } from "../../lib/wire";

export type Table = GameTable<View, Facts>;

export type CardFacts = {
  converter: string | null;
  pays: Record<string, number>;
  makes: string | null;
  value: number;
  group: "craftsman" | "neutral" | "advantage";
  seat: number | null;
  points: number;
  gives: string[];
};

export type Ending = {
  hands: ScoredHand[];
};

export type Facts = GameFacts & {
  card: Record<string, CardFacts>;
  material: MaterialFacts;
};

export type Holdings = {
  colour: string;
  score: number;
  pad: number[];
  materials: Record<string, number>;
  kept: string[];
  hand: string[];
  hidden_cards: number;
  given: string[];
  tricks: number;
  craftsmen: number;
  others: number;
};

export type LastTrick = {
  played: Played[];
  card: string;
  receiver: number | null;
};

/** The card that would take the trick as it lies, and for whom, if not for the king. */
export type Leading = {
  seat: number;
  card: string;
  receiver: number | null;
};

export type MaterialFacts = {
  order: string[];
  carried_over: number;
};

export type Played = {
  seat: number;
  card: string;
};

/** A card of a hand that brought its owner points. */
export type ScoredCard = {
  card: string;
  converted: number;
  own: number;
  other: number;
};

export type ScoredHand = {
  number: number;
  heir: number | null;
  points: number[];
  cards: ScoredCard[][];
};

export type View = {
  phase: string;
  hand_number: number;
  advantages_to_come: number;
  leader: number;
  trick: Played[];
  leading: Leading | null;
  last_trick: LastTrick | null;
  kings_trick: string[];
  converted: number;
  used: string[];
  seats: Holdings[];
};
