import { expect, type Page } from "@playwright/test";
import { arrive, test } from "./people";

/** Presses Tab until something that fits has the focus. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((what) => document.activeElement?.matches(what) ?? false, wanted)) return;
  }
  throw new Error(`Tab does not lead to ${wanted}`);
}

test("a whole game of pillars by keyboard alone, from the home page to the rematch @thorough", async ({ page }) => {
  await arrive(page, "en");
  await page.evaluate(() =>
    addEventListener("pointerdown", () => document.body.setAttribute("data-pointed", ""), true),
  );
  await tabTo(page, "#c-pillars, .bay:has(#c-pillars) *, .bay:has(#c-pillars)");
  await page.keyboard.press("Enter");
  await tabTo(page, ".setup .btn.go");
  await page.keyboard.press("Enter");
  await expect(page.locator("body[data-turn]")).toBeAttached({ timeout: 120_000 });

  let tabbed = 0;
  for (let i = 0; i < 600; i++) {
    await page.waitForFunction(() => ["mine", "over"].includes(document.body.dataset.turn ?? ""), undefined, {
      timeout: 60_000,
    });
    if ((await page.locator("body").getAttribute("data-turn")) === "over") break;
    // The focus comes back by itself to what is offered; where it stands elsewhere, Tab leads there.
    const ready = await page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      return (
        document.body.dataset.turn !== "mine" ||
        (document.activeElement?.matches("[data-offered], [data-move], .best") ?? false)
      );
    });
    if (!ready) {
      tabbed++;
      await tabTo(page, "[data-offered], [data-move], .best");
    }
    if (i % 7 === 3) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  }
  await expect(page.locator(".ending h1")).toBeVisible();
  expect(tabbed).toBeLessThan(40);
  expect(await page.locator("body").getAttribute("data-pointed")).toBeNull();
  await tabTo(page, ".ending .btn.go");
  const played = page.url();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).not.toBe(played);
});
