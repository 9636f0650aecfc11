/**
 * Every phase of every game fits every screen, in both languages and themes.
 *
 * In `make test` each phase is looked at in half of the sizes, each in one language and theme, and baumeister in its own
 * test, which knows more phases. `make gallery` looks at all of them in everything, and keeps a picture of each with a sheet of them all.
 */

import { expect, type Browser, type Page } from "@playwright/test";
import { join } from "node:path";
import { misfits, resize, SIZES, type Size } from "./fit";
import { sheetOf } from "./gallery";
import { arrive, openTable, test, versionOf, watch } from "./people";

const GALLERY = process.env.GALLERY; // a folder for the pictures
const LANGS = ["de", "en"] as const;
const THEMES = ["light", "dark"] as const;

/**
 * Seats, own decisions to be made, the phases that must have come up by then, and pixels of the smallest type. That is 12;
 * pillars and contest are scaled as a whole on low screens, where their smallest type is smaller yet. It must not become worse.
 */
const GAMES = [
  ["pillars", 4, 16, "trick convert", 7.6],
  ["contest", 4, 24, "roll offer raise act", 10],
  ["baumeister", 4, 24, "hire choose bid", 12],
  ["cologne", 4, 12, "roll act", 12],
] as const;

interface Offer {
  id: number;
  family: string;
}

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

async function lookAt(
  pages: Page[],
  what: string,
  number: number,
  smallest: number,
  troubles: string[],
): Promise<void> {
  for (const [l, page] of pages.entries())
    for (const [s, size] of SIZES.entries())
      for (const [t, theme] of THEMES.entries()) {
        // Every other size in each phase, so that all come up over two; each in one language and theme.
        const turn = (s >> 1) + (number >> 1);
        const chosen = (number + s) % 2 === 0 && turn % 2 === l && (turn >> 1) % 2 === t;
        if (!GALLERY && !chosen) continue;
        await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
        await resize(page, size);
        const found = await misfits(page, smallest);
        troubles.push(...found.map((one) => `${what}, ${size.join("x")}, ${LANGS[l]}, ${theme}: ${one}`));
        if (GALLERY) await picture(page, what, size, theme, LANGS[l]!);
      }
}

async function picture(page: Page, what: string, size: Size, theme: string, lang: string): Promise<void> {
  const name = [...what.split(", "), size.join("x"), theme, lang].join("-").replaceAll(" ", "-");
  await page.screenshot({ path: join(GALLERY!, `${name}.jpg`), type: "jpeg", quality: 75 });
}

for (const [game, seats, decisions, expected, smallest] of GAMES.filter(([key]) => GALLERY || key !== "baumeister")) {
  test(`${game} fits every screen in every phase`, async ({ page, browser, errors }) => {
    await arrive(page, "de");
    await openTable(page, { game, seats });
    const pages = await inBothLanguages(browser, page, errors);
    const address = `/api/tables/${new URL(page.url()).pathname.split("/").at(-1)}`;
    const troubles: string[] = [];
    const looked = new Set<string>();
    const made = new Map<string, number>();
    /** Plays over the wire what was played least before, and looks at what is asked for the first time, and again when the board is full. */
    for (let number = 0; number <= decisions; number++) {
      const { version, play } = await (await page.request.get(address)).json();
      if (play.outcome) break;
      if (!play.moves.length) {
        number--;
        await page.waitForFunction((seen) => Number(document.body.dataset.version) > seen, version);
        continue;
      }
      const what = [game, play.phase, number === decisions ? "late" : "early"].join(", ");
      if (!looked.has(what)) {
        for (const one of pages) await expect.poll(() => versionOf(one)).toBe(version);
        await lookAt(pages, what, looked.size, smallest, troubles);
      }
      looked.add(what);
      const moves: Offer[] = play.moves;
      const rarest = moves.reduce((a, b) => ((made.get(b.family) ?? 0) < (made.get(a.family) ?? 0) ? b : a)).family;
      made.set(rarest, (made.get(rarest) ?? 0) + 1);
      const choice = moves.filter((move) => move.family === rarest);
      await page.request.post(`${address}/commands`, {
        data: { id: `fit-to-screen-${number}`, do: "move", version, move: choice[number % choice.length]!.id },
      });
    }
    await page.request.post(`${address}/commands`, { data: { id: "hand-it-over", do: "hand", level: "greedy" } });
    for (const one of pages) await expect(one.locator(".sheet.result .part").first()).toBeVisible({ timeout: 120_000 });
    await lookAt(pages, `${game}, result`, looked.size, smallest, troubles);
    await pages[1]!.context().close();
    expect(troubles).toEqual([]);
    expect([...looked].join(" ")).toMatch(
      new RegExp(
        expected
          .split(" ")
          .map((phase) => `(?=.*, ${phase},)`)
          .join(""),
      ),
    );
  });
}

if (GALLERY) test.afterAll(({ browser }) => sheetOf(browser, GALLERY));
