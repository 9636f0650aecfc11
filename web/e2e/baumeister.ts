/** A game of baumeister played over the wire up to where something is to be looked at. */

import type { Page } from "@playwright/test";
import { asked, make, shows, type Asked, type Offer } from "./wire";

export interface Site extends Asked {
  round: number;
  crew: number;
  led: boolean; // somebody has bid
}

function siteOf(now: Asked): Site {
  const { round, auction, seats } = now.state as {
    round: number;
    auction: { leader: number | null } | null;
    seats: { crew: unknown[] }[];
  };
  return { ...now, round, crew: seats[0]!.crew.length, led: auction !== null && auction.leader !== null };
}

/** A large crew, contracts as they come, every worker to work. */
function sensible({ phase, crew, moves }: Site): Offer {
  const of = (family: string) => moves.filter((move) => move.family === family);
  if (phase === "hire") {
    const first = ["master", "journeyman", "apprentice", "foreman", "apprentice"][crew] ?? "apprentice";
    return of("hire").find((move) => move.args.category === first) ?? of("hire").at(-1) ?? of("pass")[0]!;
  }
  if (phase === "bid") return of("bid").length && crew === 5 ? of("bid")[0]! : of("pass")[0]!;
  return of("auction")[0] ?? of("assign")[0] ?? of("done")[0] ?? moves[0]!;
}

/** Plays on until `there`; the page shows it then. */
export async function until(page: Page, there: (site: Site) => boolean): Promise<Site> {
  for (let now = await asked(page); now;) {
    const site = siteOf(now);
    if (there(site)) {
      await shows(page, now);
      return site;
    }
    now = await make(page, now, sensible(site));
  }
  throw new Error("the game never comes to this");
}

/** Everything that looks different from the rest, in the order in which a game comes to it. */
export const PHASES: [string, (site: Site) => boolean][] = [
  ["hiring", ({ phase, crew }) => phase === "hire" && crew === 3],
  ["choosing", ({ phase }) => phase === "choose"],
  ["bidding", ({ phase, led }) => phase === "bid" && led],
  ["building", ({ phase, moves }) => phase === "build" && moves.some((move) => move.family === "assign")],
  ["dismissing", ({ phase, round }) => phase === "hire" && round >= 4],
  ["building with a large crew", ({ phase, crew }) => phase === "build" && crew >= 12],
  ["borrowing", ({ phase }) => phase === "borrow"],
  ["an event's choice", ({ phase, crew }) => (phase === "release" || phase === "rest") && crew >= 12],
];
