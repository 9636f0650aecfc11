/** What the view and the printed board of cologne hold, and where things lie on the drawn map. */

import type { GameTable } from "../../lib/table.svelte";
import layout from "./layout.json";
import map from "./map.svg?raw";

export interface Field {
  x: number;
  y: number;
  kind: "church" | "cathedral" | "gate" | "dot";
  value?: number;
  takes?: string[];
  abbot?: string | null;
  bonus?: number;
  start?: number;
}
export interface Church {
  site: "waiting" | "hammer" | "begun" | "complete";
  missing: number;
  built: Record<string, number>[];
  given: number[];
  owner: number | null;
  notary: number | null;
  abbot: boolean;
}
export interface Cart {
  at: string;
  load: string | null;
  done: boolean;
  reach: Record<string, number>;
  ways: (number | null)[]; // for every field, by its number, the field before it on a shortest way
}
export interface SeatState {
  colour: string;
  score: number;
  carts: Cart[];
  hand: (string | null)[];
  audiences: number;
  poisoned: boolean;
  sabotaged: boolean;
}
export interface CologneState {
  phase: string;
  turn: number;
  turns: number;
  goal: number;
  last_round: boolean;
  rolled: boolean;
  actions: number;
  supply: Record<string, number>;
  gates: Record<string, Record<string, number>>;
  churches: Record<string, Church>;
  deck: number;
  seats: SeatState[];
}
interface BoardFacts {
  fields: Record<string, Field>;
  streets: [string, string][];
  stones: Record<string, number>;
}
interface Place {
  name: number[];
  anchor: string;
  drawing: number[];
  plate?: number[];
}

export const CHURCHES = layout.churches as unknown as Record<string, Place>;
export const GATES = layout.gates as unknown as Record<
  string,
  { house: number[]; roman: number[]; tray: number[]; name: number[]; anchor: string }
>;
export const STONES = ["white", "grey", "black"];
export const ROMAN = ["I", "II", "III", "IV", "V"];

export function stateOf(table: GameTable): CologneState {
  return table.play.state as unknown as CologneState;
}
export function boardOf(table: GameTable): BoardFacts {
  return table.facts.board as BoardFacts;
}

/** The drawing was made from the board's own coordinates with these scales. */
export function pointOf(field: Field): [number, number] {
  return [1.05 * field.x + 191, 0.862 * field.y + 14];
}

/** The streets as they are drawn, by the two fields they join. */
export function streetsOf(board: BoardFacts): Map<string, string> {
  const drawn = /<path class="stc" d="([^"]*)"/.exec(map)![1]!.split(/(?=M)/);
  const points = Object.entries(board.fields).map(([key, field]) => ({ key, at: pointOf(field) }));
  const nearest = (x: number, y: number) =>
    points.reduce((best, one) =>
      Math.hypot(one.at[0] - x, one.at[1] - y) < Math.hypot(best.at[0] - x, best.at[1] - y) ? one : best,
    ).key;
  const found = new Map<string, string>();
  for (const path of drawn) {
    const numbers = path.match(/-?\d+(\.\d+)?/g)!.map(Number);
    found.set(pairOf(nearest(numbers[0]!, numbers[1]!), nearest(numbers.at(-2)!, numbers.at(-1)!)), path);
  }
  return found;
}
export function pairOf(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** How many moves a field is away, past the carts as they stand; 0 where no way leads. */
export function stepsTo(board: BoardFacts, cart: Cart, goal: string): { steps: number; first: string } {
  const keys = Object.keys(board.fields);
  let first = goal;
  for (let steps = 1, at = keys.indexOf(goal); ; steps++) {
    const before = cart.ways[at] ?? null;
    if (before === null) return { steps: 0, first: goal };
    first = keys[at]!;
    if (keys[before] === cart.at) return { steps, first };
    at = before;
  }
}

/** The fields to enter one after the other, along the steps the view says it takes. */
export function routeTo(board: BoardFacts, cart: Cart, goal: string): string[] {
  const way = [goal];
  while ((cart.reach[way[0]!] ?? 0) > 1) {
    const steps = cart.reach[way[0]!]!;
    const before = board.streets
      .map(([a, b]) => (a === way[0] ? b : b === way[0] ? a : ""))
      .find((field) => field && cart.reach[field] === steps - 1);
    if (!before) return [];
    way.unshift(before);
  }
  return way;
}
