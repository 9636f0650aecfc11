import { expect } from "@playwright/test";
import { arrive, look, openTable, playUntil, sitDown, test } from "./people";

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
      await page.getByRole("button", { name: "Hint" }).click();
      await expect(page.locator(".hintbox li").first()).toBeVisible({ timeout: 60_000 });
      await look(page, `${game}, with a hint`);
    });
  }
}

/** What only some phases of a game show. */
const PHASES: Record<string, [string, () => boolean][]> = {
  pillars: [["scoring", () => document.querySelector(".stock") !== null]],
  contest: [["bidding", () => document.querySelector(".ladder input") !== null]],
  baumeister: [
    ["bidding", () => document.querySelector(".bid-panel .btn.go") !== null],
    ["planning", () => document.querySelector(".piece.offered") !== null],
  ],
  cologne: [["moving", () => document.querySelector(".reach") !== null]],
};

for (const [game, phases] of Object.entries(PHASES)) {
  test(`the phases of ${game}, its menu and its rules`, async ({ page }) => {
    await arrive(page, "de");
    await openTable(page, { game, seats: 3 });
    for (const [name, there] of phases) {
      await playUntil(page, game, there);
      await look(page, `${game}: ${name}`);
    }
    await page.getByRole("button", { name: "Tisch", exact: true }).click();
    await look(page, `${game}: menu`);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Regeln", exact: true }).click();
    await look(page, `${game}: rules`);
  });
}

test("the lobby and the sheets of the home page", async ({ page }) => {
  await arrive(page, "de");
  await page.getByRole("button", { name: "An einem Gerät" }).click();
  await look(page, "at one device");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Namen ändern|umbenennen/ }).click();
  await look(page, "rename");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Freunde einladen" }).click();
  await expect(page.locator(".qr")).toBeVisible({ timeout: 60_000 });
  await look(page, "lobby");
});
