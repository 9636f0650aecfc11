import { expect, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { arrive, sitDown, test } from "./people";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

/** Nothing sticks out, and axe finds nothing serious, at three sizes. */
async function look(page: Page, what: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(150);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${what} at ${width}`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const found = await page.evaluate(async (axe) => {
    if (!("axe" in window)) new Function(axe)();
    const { violations } = await (window as unknown as { axe: { run: (at: Document) => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> } }).axe.run(document);
    return violations.filter((one) => one.impact === "serious" || one.impact === "critical").map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ")}`);
  }, AXE);
  expect(found, what).toEqual([]);
}

// axe is put into the page by the test, which the page's own policy would not allow.
test.use({ bypassCSP: true });

for (const theme of ["light", "dark"]) {
  test(`pages in the ${theme} theme`, async ({ page }) => {
    await arrive(page, "de", "Agnes", theme);
    await look(page, "home");
    for (const path of ["rules/pillars", "settings", "study", "how", "about"]) {
      await page.goto(`/${path}`);
      await expect(page.locator("main")).toBeVisible();
      await look(page, path);
    }
  });

  for (const game of ["pillars", "contest", "baumeister", "cologne"]) {
    test(`the table of ${game} in the ${theme} theme`, async ({ page }) => {
      await arrive(page, "en", "Agnes", theme);
      await sitDown(page, game);
      await page.waitForFunction(() => document.body.dataset.turn === "mine", undefined, { timeout: 120_000 });
      await look(page, game);
    });
  }
}
