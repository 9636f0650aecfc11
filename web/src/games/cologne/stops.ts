/** The way through the map: stop by stop, each asking only for streets not yet seen. */

import type { ComponentValue, Section, Sheet } from "../../editions/values";

export type Point = readonly [x: number, y: number];
export interface Stop {
  at: string;
  streets: [string, string][];
}

/** A place where most streets are not yet seen comes next, until all are. */
export function stopsOf(streets: [string, string][]): Stop[] {
  const found: Stop[] = [];
  let open = streets;
  while (open.length) {
    const counts = new Map<string, number>();
    for (const place of open.flat()) counts.set(place, (counts.get(place) ?? 0) + 1);
    const at = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
    found.push({ at, streets: open.filter((street) => street.includes(at)) });
    open = open.filter((street) => !street.includes(at));
  }
  return found;
}

/** In an order in which one need not jump about on the board: always on to the nearest. */
export function inWalkingOrder(stops: Stop[], pointOf: (place: string) => Point): Stop[] {
  const left = [...stops];
  const walk = left.splice(0, 1);
  while (left.length) {
    const [x, y] = pointOf(walk.at(-1)!.at);
    const far = left.map(({ at }) => Math.hypot(pointOf(at)[0] - x, pointOf(at)[1] - y));
    walk.push(...left.splice(far.indexOf(Math.min(...far)), 1));
  }
  return walk;
}

export const BOARD = "streets"; // the section of the map
const PLACES = ["churches", "cathedral", "gates", "dots"];

/** The place a value lies at, and its group; nothing: it is no value of a place. */
export function placeOf(key: string): string | null {
  const [group = "", place = ""] = key.split(".");
  return PLACES.includes(group) ? place : null;
}
export function endsOf(key: string): [string, string] | null {
  const [group, ends = ""] = key.split(".");
  const [a, b] = ends.split(" ");
  return group === BOARD && a && b ? [a, b] : null;
}

/** One sheet for each stop: its streets, and the places not ticked off before. */
export function boardSections(values: ComponentValue[], sections: Section[]): Section[] {
  const ours = values.filter((value) => value.value === true).flatMap((value) => [endsOf(value.key) ?? []].flat());
  const streets = Array.from({ length: ours.length / 2 }, (_, i): [string, string] => [ours[2 * i]!, ours[2 * i + 1]!]);
  const numbers = new Map(values.map((value) => [value.key.split(".").slice(1).join("."), Number(value.value)]));
  const pointOf = (place: string): Point => [numbers.get(`${place}.x`) ?? 0, numbers.get(`${place}.y`) ?? 0];
  const seen = new Set<string>();
  const sheets = inWalkingOrder(stopsOf(streets), pointOf).map(({ at, streets: here }): Sheet => {
    const fresh = new Set([at, ...here.flat()].filter((place) => !seen.has(place)));
    fresh.forEach((place) => seen.add(place));
    const keys = new Set(here.map(([a, b]) => `${BOARD}.${a} ${b}`));
    const own = values.filter((value) => keys.has(value.key) || fresh.has(placeOf(value.key) ?? ""));
    return { key: at, section: BOARD, values: own };
  });
  // Streets and dots that only the owner's board has, at the first stop they lead to.
  const added = values.filter((value) => value.value === false);
  const ways = added.flatMap((value) => [endsOf(value.key) ?? []]);
  for (const value of added) {
    const place = placeOf(value.key);
    const ends = endsOf(value.key) ?? ways.filter((way) => way.some((end) => end === place)).flat();
    (sheets.find((sheet) => ends.includes(sheet.key)) ?? sheets[0])?.values.push(value);
  }
  return [{ key: BOARD, sheets }, ...sections.filter((section) => section.key !== BOARD)];
}
