/**
 * Every phase of every game fits every screen, in both languages and themes.
 *
 * In `make test-all` each phase is looked at in half of the sizes, each in one language and theme. `make gallery` looks at all
 * of them in everything, and keeps a picture of each with a sheet of them all.
 */

import { expect, type Browser, type Page } from "@playwright/test";
import { join } from "node:path";
import { PHASES, until } from "./baumeister";
import { troubles as troublesOf } from "./controls";
import { misfits, resize, SIZES, type Size } from "./fit";
import { sheetOf } from "./gallery";
import { arrive, openTable, test, watch } from "./people";
import { asked, make, playedOut, shows, type Asked, type Offer } from "./wire";

const GALLERY = process.env.GALLERY; // a folder for the pictures
const LANGS = ["de", "en"] as const;
const THEMES = ["light", "dark"] as const;

/** A moment of a game to be looked at. */
interface Moment {
  name: string;
  now: Asked;
}

/** Plays what was played least before, and stops at what is asked for the first time, and again when the board is full. */
async function* played(page: Page, decisions: number): AsyncGenerator<Moment> {
  const met = new Set<string>();
  const made = new Map<string, number>();
  let now = await asked(page);
  for (let number = 0; number <= decisions && now; number++) {
    const { phase, moves } = now;
    const name = [phase, number === decisions ? "late" : "early"].join(", ");
    if (!met.has(name)) yield { name, now };
    met.add(name);
    const rarest = moves.reduce((a, b) => ((made.get(b.family) ?? 0) < (made.get(a.family) ?? 0) ? b : a)).family;
    made.set(rarest, (made.get(rarest) ?? 0) + 1);
    const choice = moves.filter((move) => move.family === rarest);
    now = await make(page, now, choice[number % choice.length]!);
  }
}

/** Baumeister is played with sense: else no crew becomes large and nobody has to borrow. */
async function* built(page: Page): AsyncGenerator<Moment> {
  for (const [name, there] of PHASES) {
    const now = await until(page, there);
    yield { name, now };
    if (now.crew < 12) continue;
    // Twelve workers lie on the table without scrolling.
    await resize(page, [1366, 680]);
    for (const card of await page.locator(".worker").all()) await expect(card).toBeInViewport({ ratio: 1 });
  }
}

interface Shown {
  game: string;
  moments: (page: Page) => AsyncGenerator<Moment>;
  phases: string; // that must have come up
}

const GAMES: Shown[] = [
  { game: "pillars", moments: (page) => played(page, 16), phases: "trick convert" },
  { game: "contest", moments: (page) => played(page, 24), phases: "roll offer raise act" },
  { game: "baumeister", moments: built, phases: PHASES.map(([name]) => name).join(" ") },
  { game: "cologne", moments: (page) => played(page, 12), phases: "roll act" },
];

/** The same table in both languages, a page each, which follow what happens there. */
async function inBothLanguages(browser: Browser, page: Page, errors: string[]): Promise<Page[]> {
  const context = await browser.newContext();
  await context.addCookies(await page.context().cookies());
  const other = await context.newPage();
  watch(other, errors);
  await arrive(other, "en");
  await other.goto(page.url());
  await expect(other.locator("body[data-turn]")).toBeAttached();
  return [page, other];
}

interface Look {
  game: string;
  number: number; // of moments looked at
  troubles: string[];
}

async function lookAt(pages: Page[], look: Look, name: string, moves: Offer[]): Promise<void> {
  const { game, number } = look;
  for (const [l, page] of pages.entries())
    for (const [s, size] of SIZES.entries())
      for (const [t, theme] of THEMES.entries()) {
        // Every other size at each moment, so that all come up over two; each in one language and theme.
        const turn = (s >> 1) + (number >> 1);
        const chosen = (number + s) % 2 === 0 && turn % 2 === l && (turn >> 1) % 2 === t;
        if (!GALLERY && !chosen) continue;
        await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
        await resize(page, size);
        if (GALLERY) await picture(page, `${game}, ${name}`, size, theme, LANGS[l]!);
        const found = [...(await misfits(page)), ...(await troublesOf(page, moves))];
        look.troubles.push(...found.map((one) => `${game}, ${name}, ${size.join("x")}, ${LANGS[l]}, ${theme}: ${one}`));
      }
  look.number++;
}

async function picture(page: Page, what: string, size: Size, theme: string, lang: string): Promise<void> {
  const name = [...what.split(", "), size.join("x"), theme, lang].join("-").replaceAll(" ", "-");
  await page.screenshot({ path: join(GALLERY!, `${name}.jpg`), type: "jpeg", quality: 75 });
}

for (const { game, moments, phases } of GAMES) {
  test(`${game} fits every screen in every phase, and all that is offered can be pressed @thorough`, async ({
    page,
    browser,
    errors,
  }) => {
    await arrive(page, "de");
    await openTable(page, { game, seats: 4 });
    const pages = await inBothLanguages(browser, page, errors);
    const look: Look = { game, number: 0, troubles: [] };
    const names: string[] = [];
    for await (const { name, now } of moments(page)) {
      for (const one of pages) await shows(one, now);
      await lookAt(pages, look, name, now.moves);
      names.push(name);
    }
    await playedOut(pages);
    for (const one of pages) await expect(one.locator(".ending .scene > *").first()).toBeVisible({ timeout: 60_000 });
    await lookAt(pages, look, "result", []);
    await pages[1]!.context().close();
    expect(look.troubles).toEqual([]);
    for (const phase of phases.split(" ")) expect(names.join(" ")).toContain(phase);
  });
}

if (GALLERY) {
  test.setTimeout(3_600_000); // hundreds of pictures of each game
  test.describe.configure({ mode: "default" }); // the sheet is made when all pictures are
  test.afterAll(({ browser }) => sheetOf(browser, GALLERY));
}
