/** How days and places are said. */

import { t } from "../lib/messages.svelte";
import type { DealOfDay } from "../lib/wire";

/** A day as people write it; days are those of UTC. */
export function dayName(day: string, lang: string, long = true): string {
  const form: Intl.DateTimeFormatOptions = long
    ? { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }
    : { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" };
  return new Intl.DateTimeFormat(lang, form).format(new Date(`${day}T00:00:00Z`));
}

/** Where dots lie on a line from the fewest to the most points; those at nearly the same place stand on one another. */
export function dotsOf(
  points: number[],
  own: number | null,
  width: number,
): { x: number; up: number; points: number }[] {
  const all = own === null ? points : [...points, own];
  const low = Math.min(...all);
  const range = Math.max(Math.max(...all) - low, 1);
  const found: { x: number; up: number; points: number }[] = [];
  for (const one of [...points].sort((a, b) => a - b)) {
    const x = 6 + ((one - low) / range) * (width - 12);
    found.push({ x, up: found.filter((dot) => Math.abs(dot.x - x) < 5).length, points: one });
  }
  return found;
}

export function xOf(value: number, points: number[], own: number | null, width: number): number {
  const all = own === null ? points : [...points, own];
  const low = Math.min(...all);
  return 6 + ((value - low) / Math.max(Math.max(...all) - low, 1)) * (width - 12);
}

/** What one can tell others: a place and points, no card. */
export function shareLine(deal: DealOfDay, title: string, day: string, lang: string): string {
  const facts = { day: dayName(day, lang, false), title, place: deal.place!, players: deal.players, points: deal.own! };
  return `${t("deal-share", facts)} ${location.origin}/today/${day}`;
}
