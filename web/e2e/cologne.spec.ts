/** The things of cologne are clickable themselves, with a real pointer. */

import { expect, type Page } from "@playwright/test";
import { misfits, resize, SIZES } from "./fit";
import { arrive, myTurn, openTable, playUntil, test, versionOf } from "./people";
import { asked, make, shows } from "./wire";

/** Follows the coach of a lesson until the thing it asks for can be clicked. */
async function until(page: Page, thing: string): Promise<void> {
  for (let i = 0; i < 40 && (await page.locator(thing).count()) === 0; i++) {
    await page.locator(".coach .buttons .btn.go, .coach .buttons .btn.may").first().click();
    await expect(page.locator(".coach .waits")).toHaveCount(0);
  }
}

test("a stone is loaded and a church built on by clicking them", async ({ page }) => {
  await arrive(page, "en");
  await page.goto("/learn/cologne");
  await until(page, '[data-stone="gate-4 grey"][data-move]');
  const stone = page.locator('[data-stone="gate-4 grey"]');
  await stone.hover();
  await expect(page.locator("[data-foretold]")).toHaveText("Worth 2 points; cart 2 is done for this turn.");
  await stone.click();
  await expect(page.locator('[data-stone="gate-4 grey"]')).toHaveCount(0);
  await until(page, ".field-action");
  await page.locator(".field-action rect").click();
  await expect(page.locator(".coach .words")).toContainText("St. Pantaleon is completed!");
});

for (const [width, height] of [
  [1366, 680],
  [390, 844],
] as const)
  test(`a second click on Roll ends no turn at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await arrive(page, "de");
    await openTable(page, { game: "cologne", seats: 2 });
    await myTurn(page);
    if (width > 900) await expect(page.locator(".log").getByText("Du bist dran.")).toHaveCount(1); // a heading
    const roll = (await page.locator(".acts .moves .btn").boundingBox())!;
    const [x, y] = [roll.x + roll.width / 2, roll.y + roll.height / 2];
    await page.mouse.click(x, y);
    await expect(page.locator(".acts .end")).toBeVisible();
    await page.mouse.click(x, y);
    await expect(page.locator(".sure .question")).toHaveCount(0);
    await page.locator(".acts .end").click();
    const asks = (await page.locator(".sure .question").boundingBox())!;
    expect(asks.x).toBeGreaterThanOrEqual(0);
    expect(asks.x + asks.width).toBeLessThanOrEqual(width);
  });

test("on a phone the map keeps its place as dice, moves and cards come @thorough", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, "de");
  await openTable(page, { game: "cologne", seats: 2 });
  const board = page.locator(".board");
  let now = (await asked(page))!;
  await shows(page, now);
  const first = await board.boundingBox();
  const seen = { ".die": 0, ".question > .moves": 0, ".hand .card": 0 };
  for (let made = 0; made < 80 && Object.values(seen).includes(0); made++) {
    await shows(page, now);
    if (["roll", "act", "limit"].includes(now.phase)) expect(await board.boundingBox()).toEqual(first);
    for (const thing of Object.keys(seen) as (keyof typeof seen)[]) seen[thing] ||= await page.locator(thing).count();
    // To the nearest gate, where a stone is loaded by a button.
    const step = await page.locator('.reach[data-field^="gate-"]').evaluateAll((gates) => {
      const [near] = (gates as SVGElement[]).sort((a, b) => Number(a.dataset.steps) - Number(b.dataset.steps));
      return Number(near?.dataset.move ?? near?.dataset.begins);
    });
    const families = ["roll", "load", "move", "end"];
    const wanted = families.flatMap((family) => now.moves.filter((move) => move.family === family));
    const next = wanted.find(({ family, id }) => family !== "move" || id === step) ?? now.moves[0]!;
    now = (await make(page, now, next))!;
  }
  expect(Object.values(seen)).not.toContain(0);
  // Nothing of the map's own lies under the cards.
  const { y } = (await page.locator(".hand .card").first().boundingBox())!;
  for (const own of [".minimap", ".zoom"]) {
    const box = (await page.locator(own).boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(y);
  }
});

test("four cards lie in one row on every screen @thorough", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "cologne", seats: 2 });
  await playUntil(page, "cologne", () => document.querySelector(".hand .card") !== null);
  await page.evaluate(() => {
    const cards = document.querySelector<HTMLElement>(".hand .cards")!;
    const card = cards.querySelector(".card")!;
    card.querySelector("b")!.textContent = "Urkundenfälscher";
    cards.style.setProperty("--cards", "4");
    cards.replaceChildren(...Array.from({ length: 4 }, () => card.cloneNode(true)));
  });
  for (const [width, height] of [
    [1440, 900],
    [1366, 680],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const rows = () =>
      page
        .locator(".hand .card")
        .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size);
    await expect.poll(rows, `${width}`).toBe(1);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("the question covers no gate on a small screen, in its longer language @thorough", async ({ page }) => {
  await arrive(page, "de");
  await openTable(page, { game: "cologne", seats: 4 });
  let now = (await asked(page))!;
  for (let i = 0; i < 8 && now.phase !== "act"; i++) now = (await make(page, now, now.moves[0]!))!;
  await shows(page, now);
  await resize(page, [1024, 768]);
  await expect(page.locator(".question")).toContainText("Zug beenden");
  await expect(page.locator(".map .gate-name")).toHaveCount(5); // drawn after the question
  expect(await misfits(page)).toEqual([]);
  // As many moves as two carts have at their goals.
  await page.locator(".question .acts").evaluate((acts) => {
    const moves = document.createElement("section");
    moves.className = "moves flex gap-4";
    const one = acts.querySelector(".btn")!.cloneNode() as Element;
    one.textContent = "Mit Karren 1 bauen";
    moves.append(...Array.from({ length: 4 }, () => one.cloneNode(true)));
    acts.before(moves);
  });
  for (const size of SIZES.filter(([width]) => width > 900)) {
    await resize(page, size);
    await expect.poll(() => misfits(page), { message: size.join(" x ") }).toEqual([]);
  }
});

test("one card too many: a click on a ringed card discards that card, and nothing stays chosen @thorough", async ({
  page,
}) => {
  await arrive(page, "en");
  await openTable(page, { game: "cologne", seats: 2 });
  const cards = page.locator(".hand .card");
  let now = (await asked(page))!;
  let inMind = 0;
  // Dice bring cards: rolled and done, until there are four.
  while (now.phase !== "limit") {
    await shows(page, now);
    if ((await cards.count()) === 3 && (await page.locator(".card.chosen").count()) === 0) {
      await cards.nth(1).click(); // it stays in mind, and must not be what is discarded
      await expect(cards.nth(1)).toHaveAttribute("aria-pressed", "true");
      inMind++;
    }
    const move = ["roll", "end"].map((family) => now.moves.find((one) => one.family === family)).find(Boolean);
    now = (await make(page, now, move ?? now.moves[0]!))!;
  }
  await shows(page, now);
  expect(inMind).toBeGreaterThan(0);
  await expect(cards).toHaveCount(4);
  await expect(page.locator(".card.chosen"), "what was in mind is chosen no more").toHaveCount(0);
  await expect(page.locator(".plays")).toHaveCount(0);
  await expect(page.locator(".card.usable[data-move]")).toHaveCount(4);
  const names = () => cards.locator("b").allInnerTexts();
  const before = await names();
  await cards.nth(2).click();
  await expect(cards).toHaveCount(3);
  expect(await names()).toEqual(before.filter((_, place) => place !== 2));
  await expect(page.locator(".card.chosen")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Discard/ })).toHaveCount(0);
  await expect(page.getByText("Not possible", { exact: false })).toHaveCount(0);
});

test("the rules' sheet closes by its cross, beside it and by going back, and the table stays @thorough", async ({
  page,
}) => {
  await arrive(page, "en");
  await openTable(page, { game: "cologne", seats: 2 });
  await myTurn(page);
  const version = await versionOf(page);
  const sheet = page.locator("dialog.sheet");
  const open = () => page.getByRole("button", { name: "Rules" }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await open();
  await sheet.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toHaveCount(0);
  await open();
  await page.mouse.click(3, 3);
  await expect(sheet).toHaveCount(0);
  await open();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  expect(await versionOf(page)).toBe(version);
});
