/** What a person does in front of a table, for the tests. */

import { expect, test as base, type Browser, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { addressOf } from "./servers";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [720, 450], // the first at a zoom of 200 %
] as const;
const WIDE = 1440;
const PHONE = 390;
const GLIDES_MS = 5000; // something that moves across the page is gone by then, on a slow machine too
const STUCK_MS = 10_000; // without a frame

/** For `toPass`: what is laid out anew, after another size or another sentence, is measured until it stands. */
export const LAID_OUT = { timeout: 60_000 };

/** Every test fails on any error in the console of any page it opens and on any request to another host; `expected` says which ones belong to the test. */
export const test = base.extend<{ errors: string[]; expected: RegExp | null }>({
  baseURL: ({}, use, { parallelIndex }) => use(addressOf(parallelIndex)),
  expected: [null, { option: true }],
  errors: [
    async ({ page, expected }, use) => {
      const errors: string[] = [];
      watch(page, errors);
      await use(errors);
      expect(errors.filter((error) => !expected?.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});

const unanswered = new WeakMap<Page, Set<string>>(); // ids of what a page has sent and not heard of

export function watch(page: Page, errors: string[]): void {
  const asked = new Set<string>();
  unanswered.set(page, asked);
  page.on("websocket", (socket) => {
    const idOf = (payload: string | Buffer): string | undefined =>
      ((message) => message.command?.id ?? message.id)(JSON.parse(String(payload)));
    socket.on("framesent", ({ payload }) => ((id) => id && asked.add(id))(idOf(payload)));
    socket.on("framereceived", ({ payload }) => asked.delete(idOf(payload) ?? ""));
    socket.on("close", () => asked.clear());
  });
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") errors.push(`a request to ${hostname}`);
  });
}

export async function arrive(page: Page, lang: "de" | "en", name = "Agnes", theme = "light"): Promise<void> {
  await page.addInitScript(
    ([l, n, t]) => localStorage.setItem("bauhuette", JSON.stringify({ lang: l, name: n, theme: t, speed: "off" })),
    [lang, name, theme],
  );
  await page.goto("/");
  await expect(page.locator(".setup")).toBeVisible();
  await expect(page.locator(".person b")).toHaveText(name); // the server knows it, too: tables and accounts are made with it
}

/** The settings of a new table lie open. */
export async function unfold(page: Page): Promise<void> {
  const change = page.locator(".setup .change");
  if ((await change.getAttribute("aria-expanded")) === "false") await change.click();
  await expect(page.locator(".options")).toBeVisible();
}

/** Two clicks later a person plays against bots. */
export async function sitDown(page: Page, game: string, seats?: number): Promise<void> {
  await page.locator(`.bay:has(#c-${game})`).click();
  if (seats) {
    await unfold(page);
    await page.locator(".options .seg").first().getByLabel(String(seats), { exact: true }).check({ force: true });
  }
  await page.locator(".setup .btn.go").click();
  await expect(page.locator("body[data-turn]")).toBeAttached({ timeout: 240_000 });
}

interface Wanted {
  game: string;
  seats: number;
  level?: string;
  options?: Record<string, number>;
  clock?: Record<string, unknown>;
  rated?: boolean;
}

/** Straight to a table that has begun, without the home page: the quick bots do not think. */
export async function openTable(page: Page, { game, seats, level = "greedy", ...others }: Wanted): Promise<void> {
  const id = await page.evaluate(
    async (wish) => {
      const post = async (path: string, body: unknown) =>
        (
          await fetch(path, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(body),
          })
        ).json();
      if (wish.rated)
        await post("/api/accounts", { name: `rated-${crypto.randomUUID().slice(0, 8)}`, password: "correct horse" });
      const table = await post("/api/tables", wish);
      await post(`/api/tables/${table.id}/commands`, { id: "start-it", do: "start" });
      return table.id as string;
    },
    {
      game,
      rated: false,
      ...others,
      seats: Array.from({ length: seats }, (_, seat) => (seat ? { kind: "bot", level } : { kind: "me", level: null })),
    },
  );
  await page.goto(`/t/${id}`);
  await expect(page.locator("body[data-turn]")).toBeAttached({ timeout: 240_000 });
}

export async function myTurn(page: Page): Promise<void> {
  await page.waitForFunction(() => document.body.dataset.turn === "mine", undefined, { timeout: 120_000 });
}

export const versionOf = async (page: Page): Promise<number> =>
  Number(await page.locator("body").getAttribute("data-version"));

const CHOICES: Record<string, string[]> = {
  pillars: [".pick.chosen", ".pick[data-offered]", ".btn.best", ".buttons [data-move]", "[data-move]"],
  contest: [
    ".choices .build",
    ".ghost [data-offered]:not(:disabled)",
    ".hand .pick[data-offered]:not(.chosen)",
    ".choices [data-move]",
    "button.stack[data-offered]",
    ".acts .btn.pass",
    ".acts .btn.go",
    "[data-move]",
    ".target",
  ],
  baumeister: [
    ".contract-card[data-offered]",
    ".btn.best",
    ".piece[data-offered]",
    ".acts .sure [data-move]",
    ".bid-panel .btn.go",
    ".moves [data-move]",
    "[data-move]",
  ],
  cologne: [
    ".sure .answers .btn",
    ".field-action rect",
    ".reach[data-steps='4']", // a whole way is one click, and the game is over sooner
    ".reach[data-steps='2']",
    ".reach[data-steps='1']",
    ".moves [data-move]",
    ".card[data-offered]",
    ".acts .end",
  ],
};

/** Everything is answered and drawn, and it is the reader's turn or the game is over: the same clicks then meet the same page. */
export async function settled(page: Page): Promise<void> {
  const asked = unanswered.get(page)!;
  do {
    await page.waitForFunction(
      () => document.body.dataset.turn === "mine" || document.body.dataset.turn === "over",
      undefined,
      { timeout: 60_000 },
    );
    await drawn(page);
  } while (asked.size > 0 || !/mine|over/.test((await page.locator("body").getAttribute("data-turn")) ?? ""));
}

type There = () => boolean | Promise<boolean>; // asked in the page

/** Plays by clicking what the table offers until the result lies on it; after so many clicks a bot plays on. */
export async function playToTheEnd(page: Page, game: string, clicks: number): Promise<void> {
  if (await clicking(page, game, clicks, () => false)) return;
  await page.evaluate(() =>
    fetch(`/api/tables/${location.pathname.split("/").at(-1)}/commands`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ id: "bot-plays-on", do: "hand", level: "greedy" }),
    }),
  );
  await page.waitForFunction(() => document.body.dataset.turn === "over", undefined, { timeout: 120_000 });
}

/** Plays like that until the page shows what is waited for, or for so many clicks. */
export async function playUntil(page: Page, game: string, there: There | null, clicks = 400): Promise<void> {
  const over = await clicking(page, game, clicks, there ?? (() => false));
  if (there && (over || !(await page.evaluate(there)))) throw new Error(`${game}: what is waited for does not come`);
}

/** Whether the game is over. */
async function clicking(page: Page, game: string, clicks: number, there: There): Promise<boolean> {
  let seed = 7;
  for (let i = 0; i < clicks; i++) {
    await settled(page);
    if ((await page.locator("body").getAttribute("data-turn")) === "over") return true;
    if (await page.evaluate(there)) return false;
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 1; // a product of plain numbers would lose its low bits and run in a circle
    await clickOne(page, CHOICES[game]!, seed);
  }
  return false;
}

interface Spot {
  x: number;
  y: number;
  covered: string; // what lies over the whole of it; empty: here it can be clicked
}

/**
 * Mostly the first thing that makes sense, now and then something else: odd turns are played too. A real pointer clicks
 * where a person could, and like a person it waits for what only glides past; what stays covered is a fault.
 */
async function clickOne(page: Page, choices: string[], seed: number): Promise<void> {
  let spot = await spotOf(page, choices, seed);
  for (const end = Date.now() + GLIDES_MS; spot?.covered && Date.now() < end;) {
    await page.waitForTimeout(50);
    spot = await spotOf(page, choices, seed);
  }
  expect(spot?.covered ?? "").toBe("");
  if (spot) await page.mouse.click(spot.x, spot.y);
}

/** Where to click; nowhere if nothing is offered. The same page and seed give the same thing. */
function spotOf(page: Page, choices: string[], seed: number): Promise<Spot | null> {
  return page.evaluate(
    ([wanted, luck]) => {
      // On a phone a map shows a part of itself, with buttons over its edge: a person would drag the rest into the middle.
      const edge = innerWidth <= 900 ? 64 : 0;
      const inPicture = (one: Element) => {
        const frame = one instanceof SVGElement ? one.ownerSVGElement?.getBoundingClientRect() : null;
        const { x, y, width, height } = one.getBoundingClientRect();
        const within = (at: number, from: number, to: number) => from + edge < at && at < to - edge;
        return (
          !frame || (within(x + width / 2, frame.left, frame.right) && within(y + height / 2, frame.top, frame.bottom))
        );
      };
      const seen = (one: Element) =>
        one.getClientRects().length > 0 && !(one as HTMLButtonElement).disabled && inPicture(one);
      const found = wanted
        .map((selector) => [...document.querySelectorAll(selector)].filter(seen))
        .filter((some) => some.length);
      const some = found[luck % 5 === 0 ? (luck >> 3) % found.length : 0];
      const one = some?.[(luck >> 7) % some.length];
      if (!one) return null;
      one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const { x, y, width, height } = one.getBoundingClientRect();
      const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
      const spots = steps.flatMap((down) =>
        steps.map((right) => ({ x: x + right * width, y: y + down * height, covered: "" })),
      );
      const free = spots.find((at) => one.contains(document.elementFromPoint(at.x, at.y)));
      if (free) return free;
      // The tags alone: a failure is told in one line, and all of it is to be read.
      const tag = (what: Element | null) => what?.outerHTML.replace(/>[^]*/, ">").slice(0, 150) ?? "nothing";
      const over = [...new Set(spots.map((at) => tag(document.elementFromPoint(at.x, at.y))))].slice(0, 3);
      return { ...spots[0]!, covered: `${over.join(" and ")} over ${tag(one)} at ${Math.round(x)}, ${Math.round(y)}` };
    },
    [choices, seed] as const,
  );
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

export const MOST_SHIFTED = 0.05;

/**
 * Every page from now on adds up its layout shifts as the browser's own metric does: without those that follow a click at
 * once, unless they are wanted too, as where bots answer a click at once.
 */
export const addUpShifts = (page: Page, clicked = false): Promise<unknown> =>
  page.addInitScript((clicked) => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as Shift[]) if (clicked || !one.hadRecentInput) seen.shifted += one.value;
    }).observe({ type: "layout-shift", buffered: true });
  }, clicked);
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted);

/** What the worker keeps, once it has kept all it wants. */
export async function kept(page: Page): Promise<string[]> {
  await page.waitForFunction(async () => Boolean(await caches.match("/")));
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map((request) => new URL(request.url).pathname);
  });
}

/** Another person's browser; `looked` if it is to be looked at (axe is put into the page, which its policy would not allow). */
export async function another(browser: Browser, errors: string[], looked = false): Promise<Page> {
  const page = await (await browser.newContext({ bypassCSP: looked })).newPage();
  watch(page, errors);
  return page;
}

/** Two frames later what was changed is drawn. Rarely Chromium draws no frame until the next resize: nobody waits for it. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    (stuck) =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
        setTimeout(done, stuck);
      }),
    STUCK_MS,
  );

/**
 * Nothing sticks out at three sizes and at a zoom of 200 %, and axe finds nothing serious, on a wide screen and on a
 * phone; in these themes, else in the one that is there. `make test` asks axe once for each theme.
 */
export async function look(page: Page, what: string, themes: readonly string[] = []): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    // What glides to its new place may stick out on the way.
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide, { message: `${what} at ${width}` }).toBeLessThanOrEqual(width);
    for (const theme of lookedAt(width, themes.length ? themes : [null])) {
      if (theme) await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
      expect(await serious(page), `${what} at ${width}${theme ? `, ${theme}` : ""}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** At length every theme on both screens; else the first on the wide one, the second on the phone. */
function lookedAt<Theme>(width: number, themes: readonly Theme[]): readonly Theme[] {
  if (width !== WIDE && width !== PHONE) return [];
  if (process.env.THOROUGH) return themes;
  return width === WIDE ? themes.slice(0, 1) : themes.slice(1);
}

interface Axe {
  run: (
    at: Document,
    options: { resultTypes: string[] },
  ) => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
}

async function serious(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate((axe) => new Function(axe)(), AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations
      .filter((one) => one.impact === "serious" || one.impact === "critical")
      .map(
        (one) =>
          `${one.id}: ${one.nodes
            .slice(0, 3)
            .map((node) => node.html.slice(0, 160))
            .join(" | ")}`,
      );
  });
}

/** The page is as high as the screen, and these lie on it whole, uncovered at their middle. */
export async function fits(page: Page, things: string[], what: string): Promise<void> {
  const beyond = () =>
    page.evaluate((selectors) => {
      const { innerHeight, innerWidth } = window;
      const high = document.documentElement.scrollHeight;
      const troubles = high > innerHeight ? [`the page is ${high - innerHeight} px too high`] : [];
      for (const selector of selectors) {
        const found = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
        if (!found.length) troubles.push(`${selector} is not there`);
        for (const one of found) {
          const { top, bottom, left, right } = one.getBoundingClientRect();
          if (top < -4 || left < -4 || bottom > innerHeight + 4 || right > innerWidth + 4)
            // corners of turned cards
            troubles.push(`${selector} reaches from ${top} to ${bottom}, ${left} to ${right}`);
          const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          if (!above || !(one.contains(above) || above.contains(one)))
            troubles.push(`${selector} is covered by ${above?.outerHTML.slice(0, 120)}`);
        }
      }
      return troubles;
    }, things);
  await expect.poll(beyond, { message: what }).toEqual([]);
}

/** Makes the first offered moves of the reader until their table is over, without drawing it. */
export async function playFirstMoves(page: Page, table: string): Promise<void> {
  await page.evaluate(async (id) => {
    for (;;) {
      const view = await (await fetch(`/api/tables/${id}`)).json();
      if (view.status === "over") return;
      const move = view.play.moves[0];
      if (!move) await new Promise((resolve) => setTimeout(resolve, 20));
      else
        await fetch(`/api/tables/${id}/commands`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ id: `c-${crypto.randomUUID()}`, do: "move", version: view.version, move: move.id }),
        });
    }
  }, table);
}
