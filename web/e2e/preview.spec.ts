/** What a thing will do is said before it is done, of whatever one points at or reaches with the keyboard. */

import { expect, type Page } from "@playwright/test";
import { arrive, LAID_OUT, myTurn, openTable, test, versionOf } from "./people";
import { asked, make, shows } from "./wire";

test("cologne says what a move will do, of the field and the button one points at @thorough", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "cologne", seats: 2 });
  await myTurn(page);
  const line = page.locator("[data-foretold]");
  const roll = page.locator(".moves [data-move]").first();
  await roll.hover();
  await expect(line).toHaveText("May bring a stone to a gate or a card to you.");
  await roll.click();
  await myTurn(page);
  const field = page.locator(".reach[data-steps='2'] .hit").last();
  await field.hover();
  await expect(line).toHaveText(/^Two moves, /);
  await expect(page.locator(".map .ghost")).toBeVisible();
  await expect(page.locator(".map .route")).toBeVisible();
  const before = await versionOf(page);
  await page.locator(".acts .end .btn, .acts .end").first().focus();
  await expect(line).toHaveText("You still have 4 actions.");
  await page.locator(".acts .end").click();
  const sure = page.getByRole("button", { name: "Finish anyway" });
  await expect(sure).toBeVisible();
  await page.mouse.click(1150, 500);
  await expect(sure, "pointing elsewhere takes the question away").toBeHidden();
  expect(await versionOf(page)).toBe(before);
  await field.click();
  await expect.poll(() => versionOf(page), "a way of two moves is one click").toBe(before + 2);
});

/** What is foretold of this move, as soon as it is. */
async function saidOf(page: Page, move: string): Promise<string> {
  const line = page.locator(`[data-foretold="${move}"]`);
  await expect(line).toHaveText(/\S/);
  return (await line.textContent())!.trim();
}

test("pillars says who would get the trick, and shows the card there", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "pillars", seats: 4 });
  await myTurn(page);
  const before = await versionOf(page);
  const cards = page.locator(".hand .pick[data-offered]");
  const ghost = page.locator(".trick .ghost");
  await expect(ghost).toBeHidden();
  for (const point of ["hover", "focus"] as const) {
    const card = point === "hover" ? cards.first() : cards.last();
    await card[point]();
    const said = await saidOf(page, (await card.getAttribute("data-move"))!);
    expect(said, point).toMatch(/^(Goes to |Open: every card |The trick is set aside)/);
    await expect(ghost, "the card lies where it would be played").toBeVisible();
    const name = (await ghost.locator(".name").innerText()).replaceAll("\u00ad", "");
    await expect(page.locator(".ask h1 em").last(), "the sentence names it").toHaveText(`${name}?`);
    if (said.startsWith("Goes to you")) await expect(page.locator(".taker .forecast b")).toHaveText("you");
  }
  // The buttons stay where they are, whichever card the sentence names.
  const hint = page.getByRole("button", { name: "Hint" });
  const places = new Set<number>();
  for (const card of await cards.all()) {
    await card.hover();
    places.add((await hint.boundingBox())!.x);
  }
  expect(places.size).toBe(1);
  await page.mouse.move(4, 4);
  expect(await versionOf(page), "nothing is played by pointing").toBe(before);
});

test("pillars says at the own seat what a trick would bring, and who may still take it away @thorough", async ({
  page,
}) => {
  await arrive(page, "en"); // at 1440x900: a low screen shows the cards that may still take it, without the sentence
  await openTable(page, { game: "pillars", seats: 4 });
  const forecast = page.locator(".own .forecast");
  const after = page.locator(".takers p");
  const seen = new Set<string>();
  for (let now = (await asked(page))!; seen.size < 3; now = (await make(page, now, now.moves[0]!))!) {
    await shows(page, now);
    for (const card of await page.locator(".hand .pick[data-offered]").all()) {
      await card.hover();
      const said = await saidOf(page, (await card.getAttribute("data-move"))!);
      await expect(forecast).toBeVisible({ visible: /point|material/.test(said) });
      if (/material/.test(said) && (await page.locator(".own .gaining").count())) {
        await expect(page.locator(".own .gaining small").first()).toHaveText(/^\+[1-4]$/);
        seen.add("material");
      }
      if (/point/.test(said)) seen.add("points");
      if (await after.isVisible()) {
        await expect(after).toHaveText(/plays? after you\. If none of these is played, (it is yours|\w+ gets it)\.$/);
        const [text, own] = [(await after.boundingBox())!, (await page.locator("section.own").boundingBox())!];
        expect(text.y + text.height, "above the own seat").toBeLessThanOrEqual(own.y);
        seen.add("after");
      }
    }
  }
});

test("pillars says in German to whom: dich, not du @thorough", async ({ page }) => {
  await arrive(page, "de");
  await openTable(page, { game: "pillars", seats: 4 });
  await myTurn(page);
  const strongest = page.locator(".hand .pick[data-offered]").last();
  await strongest.hover();
  expect(await saidOf(page, (await strongest.getAttribute("data-move"))!)).toMatch(/^Geht (sicher )?an dich/);
  await expect(page.locator(".taker .forecast b")).toHaveText("dich");
});

test("pillars crosses out the cards that can no longer take the trick away @thorough", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "pillars", seats: 4 });
  // Strong cards fall in time; then one of the hand fears few, and some are gone.
  for (let now = (await asked(page))!; ; now = (await make(page, now, now.moves[0]!))!) {
    await shows(page, now);
    for (const card of await page.locator(".hand .pick[data-offered]").all()) {
      await card.hover();
      await saidOf(page, (await card.getAttribute("data-move"))!);
      if (await page.locator(".takers .gone").count()) break;
    }
    if (await page.locator(".takers .gone").count()) break;
  }
  const gone = page.locator(".takers .gone");
  await expect(gone.first()).toBeVisible();
  await expect(gone.first()).toContainText("is gone");
  const crossed = await gone.first().evaluate((one) => getComputedStyle(one, "::after").backgroundImage);
  expect(crossed).toContain("gradient");
  // Whatever still takes it is not crossed out, and stands before what does not.
  await expect(page.locator(".takers .cards > .mini").first()).toBeVisible();
  await expect(page.locator(".takers .gone ~ .mini")).toHaveCount(0);
});

test("contest says what a bid leaves, and marks it on the ladder @thorough", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "contest", seats: 4 });
  await myTurn(page);
  const before = await versionOf(page);
  const line = page.locator("[data-foretold]");
  const bids = page.locator(".ladder input[type=radio]");
  const amount = await bids.nth(1).inputValue();
  await bids.nth(1).hover();
  await expect(line).toHaveText(new RegExp(`^(${amount} leaves you |Bluff: )`));
  await expect(page.locator(".arch label:hover .choice svg"), "one's own sign stands in its niche").toBeVisible();
  await page.getByRole("button", { name: "Pass", exact: true }).focus();
  await expect(line).toHaveText(/ leads with \d+\.$/);
  expect(await versionOf(page)).toBe(before);
});

test("contest on a phone: what a bid leaves stands in the purse, beside the money and not over it @thorough", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const lang of ["en", "de"] as const) {
    await arrive(page, lang);
    await openTable(page, { game: "contest", seats: 4 });
    await myTurn(page);
    await page.locator(".ladder input[type=radio]").nth(1).focus();
    await expect(async () => {
      const after = (await page.locator(".purse .after").boundingBox())!;
      const money = (await page.locator(".purse .sum").boundingBox())!;
      const purse = (await page.locator(".purse").boundingBox())!;
      expect(after.y, "below the money").toBeGreaterThanOrEqual(money.y + money.height);
      expect(after.y + after.height, "in its box").toBeLessThanOrEqual(purse.y + purse.height);
      const wide = await page.locator(".purse").evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(wide, "no word runs out of the purse").toBeLessThanOrEqual(0);
    }).toPass(LAID_OUT);
  }
});

test("contest: the card one chooses stands as a ghost where it would be built, and a free place waits beside it @thorough", async ({
  page,
}) => {
  await arrive(page, "en");
  await openTable(page, { game: "contest", seats: 4 });
  // Whatever is auctioned is bid for, until a city can be founded with what is in hand.
  let now = await asked(page);
  while (now && !now.moves.some((move) => move.family === "found"))
    now = await make(page, now, now.moves.find((move) => move.family === "bid") ?? now.moves[0]!);
  await shows(page, now!);
  const before = await versionOf(page);
  const planned = page.locator(".lot.planned");
  const card = page.locator(".hand .pick[data-offered]").first();
  await page.mouse.move(4, 4);
  await expect(planned).toHaveCount(0);
  await card.click();
  await expect(planned.locator("use"), "as it would stand, half there").toHaveAttribute("opacity", "0.62");
  await expect(page.locator(".lot.ghost.free:not(.planned)")).not.toHaveCount(0);
  await expect(page.locator(".lot:not(.ghost)"), "one button builds, no press on a ghost").toHaveCount(0);
  expect(await versionOf(page)).toBe(before);
  await planned.getByRole("button").click(); // marked
  await planned.getByRole("button").click(); // and back into the hand
  await expect(planned).toHaveCount(0);
});

test("baumeister says what hiring does to the wages, of the bay one points at or reaches by key @thorough", async ({
  page,
}) => {
  await arrive(page, "en");
  await openTable(page, { game: "baumeister", seats: 3 });
  await myTurn(page);
  const before = await versionOf(page);
  const line = page.locator("[data-foretold]");
  const bays = page.locator(".hire-bay[data-offered]");
  await bays.first().hover();
  await expect(line).toHaveText("Wages then 5,000; payday leaves 35,000.");
  await bays.last().focus();
  await expect(line).toHaveText("Wages then 1,000; payday leaves 39,000.");
  expect(await versionOf(page)).toBe(before);
});
