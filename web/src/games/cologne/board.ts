/** What the view and the printed board of cologne hold, and where things lie on the drawn map. */

import type { Advice, OfferedMove } from "../../lib/wire";
import layout from "./layout.json";
import { outline } from "./map";
import type { BoardFacts, Cart, Church, Field, Table, View } from "./shown";

interface Gatehouse {
  house: number[];
  roman: number[];
  tray: number[];
  name: number[];
  anchor: string;
}
interface Place {
  name: number[];
  anchor: string;
  drawing: number[]; // left, upper edge, width, height
  plate?: number[];
}

export const CHURCHES: Record<string, Place> = layout.churches;
export const GATES: Record<string, Gatehouse> = layout.gates;
export const STONES = ["white", "grey", "black"];
export const ROMAN = ["I", "II", "III", "IV", "V"];

/** Where a church is drawn. */
export function drawnAt({ drawing }: Place): { x: number; y: number; width: number; height: number } {
  const [x = 0, y = 0, width = 0, height = 0] = drawing;
  return { x, y, width, height };
}

/** The name of a church on the map. */
export function linesOf(name: string): string[] {
  return name.split(/ (?=im |Lyskirchen)/);
}

/** How much of a church stands. */
export function shareOf(church: Church | undefined, value: number): number {
  return !church || church.site === "complete" ? 1 : value ? (value - church.missing) / value : 0;
}

export function stateOf(table: Table): View {
  return table.play.state;
}
export function boardOf(table: Table): BoardFacts {
  return table.facts.board;
}

/** The churches this seat was credited with. */
export function churchesOf(table: Table, seat: number): string[] {
  const churches = Object.entries(stateOf(table).churches);
  return churches.filter(([, church]) => church.owner === seat).map(([key]) => key);
}

/** The drawing was made from the board's own coordinates with these scales. */
export function pointOf(field: Pick<Field, "x" | "y">): [number, number] {
  return [1.05 * field.x + 191, 0.862 * field.y + 14];
}

const ADDED = /^dot-\d+$/; // dots that only an edition has

/** The streets of a board as paths; of an edition also those the drawing lacks, and the paths it has too many. */
export function streetsOfBoard(board: BoardFacts): { paths: Map<string, string>; added: string[]; erased: string[] } {
  const drawn = streetsOf(board);
  const own = new Map(
    board.streets.map(([a, b]) => {
      const [from, to] = [a, b].map((place) => pointOf(board.fields[place]!).join(" "));
      return [pairOf(a, b), `M${from}L${to}`];
    }),
  );
  const added = [...own].filter(([pair]) => !drawn.has(pair));
  return {
    paths: new Map([...drawn, ...added]),
    added: added.map(([, path]) => path),
    erased: [...drawn].flatMap(([pair, path]) => (own.has(pair) ? [] : [path])),
  };
}

/** The streets as they are drawn, by the two fields they join. */
export function streetsOf(board: { fields: Record<string, Pick<Field, "x" | "y">> }): Map<string, string> {
  const drawn = outline("street-kerb").split(/(?=M)/);
  const printed = Object.entries(board.fields).filter(([key]) => !ADDED.test(key));
  const points = printed.map(([key, field]) => ({ key, at: pointOf(field) }));
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

/** The moves of one cart an advice begins with, one after the other; none where it advises something else. */
export function wayOf({ move, line }: Advice): OfferedMove[] {
  const isStep = (one: OfferedMove) => one.family === "move" && one.args.cart === move.args.cart;
  const steps = line.length ? line : [move];
  const end = steps.findIndex((one) => !isStep(one));
  return end < 0 ? steps : steps.slice(0, end);
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
