/* Made from games/contest by `make gen`; do not edit. */

import type { GameTable } from "../../lib/table.svelte";
import type { GameFacts } from "../../lib/wire";

export type Table = GameTable<View, Facts>;

export type Attack = {
  victim: number;
  place: number;
  card: string;
  ransom: number;
};

export type Auction = {
  card: string | null;
  kind: string | null;
  pile: "open" | "closed";
  possible: Record<string, number>;
  leader: number | null;
  highest: number | null;
  most: number;
};

export type CardFacts = {
  sort: string;
  kind: string;
  value: number;
  coins: number;
  shields: number;
  copies: number;
};

/** A city, what it earned and what it lacks for more; `left` and `right` count buildings beside the town hall. */
export type EndedCity = {
  city: (string | null)[];
  buildings: number;
  extra: Record<"middle" | "churches" | "corners", number>;
  hand: string[];
  minus: number;
  lacks: ("no-city" | "gap" | "left-tower" | "right-tower" | "towers" | "town-hall" | "middle" | "churches" | "corners")[];
  left: number;
  right: number;
};

export type Ending = {
  cities: EndedCity[];
};

export type ExtraFacts = {
  middle: number;
  churches: number;
  corners: number;
  hand_at_risk: number;
};

export type Facts = GameFacts & {
  card: Record<string, CardFacts>;
  extra: ExtraFacts;
};

export type Holdings = {
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
  points: Points;
};

/** A card as far as the viewer knows it: its face, else perhaps its kind. */
export type PileCard = {
  card: string | null;
  kind: string | null;
};

export type Points = {
  buildings: number;
  complete: boolean;
  middle: number;
  churches: number;
  corners: number;
};

export type View = {
  phase: string;
  turn: number;
  bank: number;
  supply: number;
  laid: number;
  closing: "open" | "closed" | null;
  piles: Record<"open" | "closed", PileCard[]>;
  auction: Auction | null;
  attack: Attack | null;
  loose: PileCard | null;
  seats: Holdings[];
};
