/* Made from games/cologne by `make gen`; do not edit. */

import type { GameTable } from "../../lib/table.svelte";
import type { GameFacts } from "../../lib/wire";

export type Table = GameTable<View, Facts>;

export type BoardFacts = {
  fields: Record<string, Field>;
  streets: [string, string][];
  drawing: Drawing;
  stones: Record<string, number>;
  range_rule: string;
};

export type CardFacts = {
  use: string;
  from_hand: boolean;
};

export type Cart = {
  at: string;
  load: string | null;
  done: boolean;
  reach: Record<string, number>;
  ways: (number | null)[];
};

export type Church = {
  site: string;
  missing: number;
  built: Record<string, number>[];
  given: number[];
  latest: number[];
  owner: number | null;
  notary: number | null;
  abbot: boolean;
};

export type Drawing = {
  wall: number[][];
  rhine_bank: number;
  hammers: number[];
};

export type EndedChurch = {
  church: string;
  owner: number;
  round: number;
  points: number;
  abbot: number;
  given: number[];
};

export type Ending = {
  churches: EndedChurch[];
  audiences: number[];
  goal: number;
};

export type Facts = GameFacts & {
  board: BoardFacts;
  card: Record<string, CardFacts>;
};

/** A field of the board; value, allowed stones and abbot belong to churches alone. */
export type Field = {
  x: number;
  y: number;
  kind: "church" | "cathedral" | "gate" | "dot";
  value?: number;
  takes?: string[];
  abbot?: string | null;
  bonus?: number;
  start?: number;
};

export type Holdings = {
  colour: string;
  score: number;
  carts: Cart[];
  hand: (string | null)[];
  audiences: number;
  poisoned: boolean;
  sabotaged: boolean;
};

export type View = {
  phase: string;
  turn: number;
  turns: number;
  goal: number;
  last_round: boolean;
  rolled: boolean;
  actions: number;
  played: number;
  extra: number;
  attack: string | null;
  victim: number | null;
  offered: string | null;
  supply: Record<string, number>;
  gates: Record<string, Record<string, number>>;
  churches: Record<string, Church>;
  deck: number;
  discards: (string | null)[];
  seats: Holdings[];
};
