import { expect } from "@playwright/test";
import { arrive, look, sitDown, test } from "./people";

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
