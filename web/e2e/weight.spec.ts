/**
 * What a first visit costs over the wire: every file, answer and message until the table can be played at, the worker's
 * and the icons, too. And in which order they are asked for: nothing may wait for what it does not need.
 */

import { expect } from "@playwright/test";
import { another, arrive, myTurn, openTable, test } from "./people";
import { Scales } from "./scales";
import { neededBy } from "../src/worker/choices";

test.use({ serviceWorkers: "allow" });

const BUDGET = 300_000; // bytes
const FIRST_BUDGET = 175_000; // of them what is waited for before a move can be made
const FILES = 14; // of the program and its styles: each costs a turn on one of a browser's six connections
/** What a table asks for before it can be drawn. */
const FIRST = (game: string, lang: string) => [
  "/api/me",
  `/api/words/${game}/${lang}`,
  `/api/games/${game}/facts?lang=${lang}`,
];

for (const game of ["pillars", "contest", "baumeister", "cologne"]) {
  test(`a first visit to a table of ${game} takes at most 300 kB${game === "pillars" ? "" : " @thorough"}`, async ({
    page,
    browser,
    errors,
    baseURL,
  }) => {
    await arrive(page, "de");
    await openTable(page, { game, seats: 4 });
    await myTurn(page);
    const scales = new Scales();
    const address = await scales.start(baseURL!);
    const visitor = await another(browser, errors);
    await visitor.context().addCookies(await page.context().cookies()); // of a host, whatever its port
    const asked: string[] = [];
    const answers: string[] = [];
    visitor.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      asked.push(pathname);
      if (pathname.startsWith("/api/")) answers.push(pathname + search);
    });
    // The table says nothing until all that it needs has been asked for.
    let speak = () => {};
    const mayspeak = new Promise<void>((done) => (speak = done));
    await visitor.routeWebSocket(/\/socket\?/, (socket) => {
      socket.connectToServer().onMessage((message) => void mayspeak.then(() => socket.send(message)));
    });
    const sent = await visitor.goto(address + new URL(page.url()).pathname);
    for (const needed of FIRST(game, "en")) await expect.poll(() => answers, { message: needed }).toContain(needed);
    speak();
    await myTurn(visitor);
    // The page has named every file of the program, and every answer that is drawn; nothing is asked for twice.
    const text = await sent!.text();
    for (const needed of FIRST(game, "en")) {
      expect(text).toContain(`<link rel="preload" as="fetch" crossorigin href="${needed}"`);
      expect(answers.filter((one) => one.split("?")[0] === needed.split("?")[0])).toEqual([needed]);
    }
    const named = neededBy(text);
    const later = /\/(?:beside|editions|houses)-/; // asked for when the board is drawn
    const files = new Set(asked.filter((path) => /\/assets\/.*\.(js|css)$/.test(path) && !later.test(path)));
    expect([...files].filter((path) => !named.includes(path))).toEqual([]);
    expect(files.size).toBeGreaterThan(5); // they were seen
    expect(files.size, [...files].join(" ")).toBeLessThanOrEqual(FILES);
    await visitor.evaluate(() => document.fonts.ready);
    expect(asked.filter((path) => path.endsWith(".woff2"))).toHaveLength(2); // what German and English need
    await visitor.waitForFunction(async () => Boolean(await caches.match("/"))); // the worker has all it wants
    await visitor.waitForLoadState("networkidle");
    const whole = scales.bytes;
    test.info().annotations.push({ type: "bytes", description: String(whole) });
    const largest = [...scales.byPath].sort((a, b) => b[1] - a[1]).slice(0, 60);
    expect(
      whole,
      `${game}: ${whole} bytes\n${largest.map(([path, bytes]) => `${bytes} ${path}`).join("\n")}`,
    ).toBeLessThanOrEqual(BUDGET);
    expect(whole).toBeGreaterThan(50_000); // it was measured
    const awaited = [...scales.byPath].filter(([path]) => named.includes(path) || FIRST(game, "en").includes(path));
    expect(awaited.length).toBeGreaterThanOrEqual(new Set(named).size); // they were weighed
    expect(
      awaited.reduce((sum, [, bytes]) => sum + bytes, 0),
      awaited.join("\n"),
    ).toBeLessThanOrEqual(FIRST_BUDGET);
    await visitor.context().close();
    scales.stop();
  });
}

test("whoever has chosen another language than their browser's loads the words of that one alone @thorough", async ({
  page,
}) => {
  await page.goto("/settings");
  await page.getByText("Deutsch", { exact: true }).click();
  await openTable(page, { game: "pillars", seats: 4 });
  await myTurn(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().replace(/^.*?(?=\/(api|assets)\/)/, "")));
  await page.reload();
  await myTurn(page);
  for (const needed of FIRST("pillars", "de")) expect(asked.filter((one) => one === needed)).toHaveLength(1);
  expect(asked.filter((one) => /\/words-de-/.test(one))).toHaveLength(2); // of all pages, and of this game
  expect(asked.filter((one) => /\/words-en|lang=en|\/words\/.*\/en/.test(one))).toEqual([]);
});

/** Runs in the page: what of a table was drawn with its first look, and whether something costly was made for it. */
function noteFirstLook(later: readonly string[]): void {
  const noted = window as unknown as { early: string[]; formats: number };
  noted.formats = 0;
  const { NumberFormat } = Intl;
  Intl.NumberFormat = new Proxy(NumberFormat, {
    construct: (made, given: []) => (noted.formats++, new made(...given)),
  });
  const first = new MutationObserver(() => {
    if (!document.querySelector(".sentence, .ask")) return;
    first.disconnect();
    noted.early = later.filter((what) => document.querySelector(what));
  });
  first.observe(document, { subtree: true, childList: true });
}

const LATER: Record<string, string[]> = {
  pillars: [".hand", ".plate", ".log"],
  contest: [".piles", ".seats .seat", ".city", ".log"],
  baumeister: [".site", ".works", ".money", ".log"],
  cologne: [".hand", ".map", ".log"],
};
for (const [game, later] of Object.entries(LATER)) {
  test(`${game}: what is asked is drawn before what one looks at next @thorough`, async ({ page }) => {
    await arrive(page, "de");
    await page.addInitScript(noteFirstLook, later);
    await openTable(page, { game, seats: 4 });
    await myTurn(page);
    for (const what of later) await expect(page.locator(what).first()).toBeVisible(); // and soon it is there
    const { early, formats } = await page.evaluate(() => {
      const noted = window as unknown as { early: string[]; formats: number };
      return { early: noted.early, formats: noted.formats };
    });
    expect(early).toEqual([]);
    expect(formats, "the first number format takes a phone half a second").toBe(0);
  });
}

test("on a phone the log of cologne is there when it is asked for @thorough", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, "de");
  await openTable(page, { game: "cologne", seats: 4 });
  await myTurn(page);
  await expect(page.locator(".map")).toBeVisible();
  await expect(page.locator(".log")).toHaveCount(0);
  await page.locator(".to-log").click();
  await expect(page.locator(".log")).toBeVisible();
});
