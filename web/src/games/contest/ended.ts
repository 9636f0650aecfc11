/** How a finished city is told: its cards, what it lacks for more points, and where its extra points are drawn. */

import type { EndedCity, Table } from "./shown";
import { factsOf } from "./cards";

export type Lack = EndedCity["lacks"][number];
export type Extra = keyof EndedCity["extra"];

export function cardsOf(table: Table, city: (string | null)[]): string {
  return city.map((card) => (card === null ? table.say("screen-gap") : table.words.name("card", card))).join(", ");
}

const sortsOf = (table: Table, city: EndedCity) =>
  city.city.map((card) => (card === null ? null : factsOf(table, card).sort));

const isExtra = (lack: Lack): lack is Extra => ["middle", "churches", "corners"].includes(lack);

export function lackText(table: Table, city: EndedCity, lack: Lack): string {
  const sorts = sortsOf(table, city);
  const hall = sorts.indexOf("town-hall");
  const churches = (from: number, to: number) => sorts.slice(from, to).filter((sort) => sort === "church").length;
  const value = (card: string | null | undefined) => (card ? factsOf(table, card).value : 0);
  return table.say(`ending-lack-${lack}`, {
    points: isExtra(lack) ? table.facts.extra[lack] : 0,
    left: lack === "churches" ? churches(0, hall) : lack === "corners" ? value(city.city[0]) : city.left,
    right:
      lack === "churches" ? churches(hall, sorts.length) : lack === "corners" ? value(city.city.at(-1)) : city.right,
  });
}

/** A bracket over a city: from the middle of one lot to that of another. */
export interface Bracket {
  extra: Extra;
  from: number;
  to: number;
  points: number;
  missed: boolean;
}

/** Earned ones solid, and in a city complete enough to earn them the missed ones; the widest first. */
export function bracketsOf(table: Table, city: EndedCity): Bracket[] {
  const sorts = sortsOf(table, city);
  const hall = sorts.indexOf("town-hall");
  const last = sorts.length - 1;
  const spans: Record<Extra, [number, number]> = {
    corners: [0, last],
    churches: [sorts.indexOf("church"), sorts.lastIndexOf("church")],
    middle: [hall, hall],
  };
  return (["corners", "churches", "middle"] as const)
    .map((extra) => {
      const [from, to] = spans[extra];
      const missed = city.lacks.includes(extra);
      return { extra, from, to, missed, points: missed ? table.facts.extra[extra] : city.extra[extra] };
    })
    .filter(({ points, from }) => points > 0 && from >= 0);
}
