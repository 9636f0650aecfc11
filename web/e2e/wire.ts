/** A game played over the wire, without clicks, up to where the page is to be looked at. */

import { expect, type Page } from "@playwright/test";
import { drawn } from "./people";

export interface Offer {
  id: number;
  family: string;
  args: Record<string, unknown>;
}
export interface Asked {
  version: number;
  phase: string;
  moves: Offer[];
  state: Record<string, unknown>;
}
export interface View {
  version: number;
  play: Omit<Asked, "version"> & { outcome: unknown };
}

const SOON_MS = 25;
const TRIES = 2400; // a minute

const tableOf = (page: Page): string => `/api/tables/${new URL(page.url()).pathname.split("/").at(-1)}`;

/** The table as this person sees it now. */
export const seenBy = async (page: Page): Promise<View> => (await page.request.get(tableOf(page))).json();

/** What this person is asked, as soon as they are asked something; null at the end. */
export async function asked(page: Page, answered: View | null = null): Promise<Asked | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    const { version, play }: View = answered ?? (await seenBy(page));
    if (play.outcome) return null;
    if (play.moves.length) return { ...play, version };
    answered = null;
    await page.waitForTimeout(SOON_MS);
  }
  throw new Error("the bots are not done in time");
}

/** Makes a move; the table then. */
export async function moved(page: Page, version: number, move: Offer): Promise<View> {
  const data = { id: `make-move-${version}`, do: "move", version, move: move.id };
  return (await (await page.request.post(`${tableOf(page)}/commands`, { data })).json()).view;
}

/** Makes a move; what is asked then. */
export const make = async (page: Page, { version }: Asked, move: Offer): Promise<Asked | null> =>
  asked(page, await moved(page, version, move));

/** A bot makes all further moves; nothing is drawn meanwhile, and the pages come back to the result. */
export async function playedOut(pages: Page[]): Promise<void> {
  const [page] = pages as [Page, ...Page[]];
  const link = page.url();
  const table = tableOf(page);
  for (const one of pages) await one.goto("/about");
  // Bots play on while somebody is there: a bare connection, for which nothing is drawn.
  await page.evaluate((path) => void new WebSocket(`ws://${location.host}${path}/socket?since=0&lang=en`), table);
  await page.request.post(`${table}/commands`, { data: { id: "hand-it-over", do: "hand", level: "greedy" } });
  const outcome = async () => (await (await page.request.get(table)).json()).play.outcome;
  await expect.poll(outcome, { timeout: 240_000, intervals: [250] }).not.toBeNull();
  for (const one of pages) await one.goto(link);
}

/** The page has come to where this person is asked, and has drawn all of it: the turn is theirs only then. */
export async function shows(page: Page, { version }: Asked): Promise<void> {
  await page.waitForFunction(
    (wanted) => Number(document.body.dataset.version) === wanted && document.body.dataset.turn === "mine",
    version,
  );
  await drawn(page);
}
