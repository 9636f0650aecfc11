import { expect } from "@playwright/test";
import { another, arrive, test } from "./people";

test("a friend sits down by the link, both see each other's moves and words", async ({ page, browser, errors }) => {
  await arrive(page, "de", "Anna");
  await page.locator(".bay:has(#c-pillars)").click();
  await page.locator(".opts .seg").first().getByLabel("3", { exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Freunde einladen" }).click();
  await expect(page.locator(".qr")).toBeVisible();
  const link = page.url();

  const friend = await another(browser, errors);
  await arrive(friend, "en", "Ben");
  await friend.goto(link);
  await friend.getByRole("button", { name: "Sit down" }).first().click();
  await expect(page.locator(".places")).toContainText("Ben");
  await page.getByRole("button", { name: "Mit Bots auffüllen" }).click();
  await page.getByRole("button", { name: "Spiel beginnen" }).click();
  await expect(page.locator(".hand .pick")).toHaveCount(10, { timeout: 60_000 });
  await expect(friend.locator(".hand .pick")).toHaveCount(10, { timeout: 60_000 });

  await friend.getByPlaceholder("Say something").fill("hello Anna");
  await friend.getByRole("button", { name: "Send" }).click();
  await page.getByRole("tab", { name: /Gespräch/ }).click();
  await expect(page.locator(".entries")).toContainText("hello Anna");
  await friend.context().close();
});

test("a reload in the middle brings back the same hand, and a lost connection comes back by itself", async ({ page, context }) => {
  await arrive(page, "en");
  await page.locator(".setup .btn.go").click();
  await page.waitForFunction(() => document.body.dataset.turn === "mine", undefined, { timeout: 60_000 });
  const hand = () => page.locator(".hand .pick").evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card));
  await expect(page.locator(".hand .pick[data-offered]").first()).toBeVisible();
  const before = await hand();
  await page.reload();
  await page.waitForFunction(() => document.body.dataset.turn === "mine", undefined, { timeout: 60_000 });
  await expect(page.locator(".hand .pick[data-offered]").first()).toBeVisible();
  expect(await hand()).toEqual(before);

  const version = await page.locator("body").getAttribute("data-version");
  await page.locator(".pick[data-offered]").first().click();
  await page.locator(".pick.sel").click();
  await page.waitForFunction((seen) => document.body.dataset.version !== seen, version);
  await page.waitForFunction(() => document.body.dataset.turn === "mine", undefined, { timeout: 60_000 });
  expect((await hand()).length).toBe(before.length - 1);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.locator(".hand .pick").first()).toBeVisible();
});

test("two tabs of one seat stay in step, and one tab plays by keyboard alone", async ({ page, context, errors }) => {
  void errors;
  await arrive(page, "en");
  await page.locator(".setup .btn.go").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.body.dataset.turn === "mine", undefined, { timeout: 60_000 });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator(".hand .pick").first()).toBeVisible({ timeout: 60_000 });
  const cards = await other.locator(".hand .pick").count();
  await page.bringToFront();
  await page.locator(".pick[data-offered]").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(other.locator(".hand .pick")).toHaveCount(cards - 1, { timeout: 60_000 });
});

test("a card that is not offered says why, with the rule", async ({ page }) => {
  await arrive(page, "de");
  await page.locator(".setup .btn.go").click();
  for (let i = 0; i < 6; i++) {
    await page.waitForFunction(() => document.body.dataset.turn === "mine" || document.body.dataset.turn === "over", undefined, { timeout: 60_000 });
    const barred = page.locator(".hand .pick:not([data-offered])");
    if (await barred.count()) {
      await barred.first().click();
      await expect(page.locator(".bub")).toContainText("Alfred");
      await page.locator(".bub .to-rule").click();
      await expect(page.locator("#rule-P8")).toBeVisible();
      return;
    }
    await page.locator(".pick[data-offered]").first().click();
    await page.locator(".pick.sel").click();
  }
});
