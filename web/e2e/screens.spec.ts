import { expect } from "@playwright/test";
import { arrive, look, myTurn, openTable, playUntil, test } from "./people";

// axe is put into the page by the test, which the page's own policy would not allow.
test.use({ bypassCSP: true });

const THEMES = ["light", "dark"];

test("pages in both themes", async ({ page }) => {
  await arrive(page, "de");
  await look(page, "home", THEMES);
  for (const path of ["rules/pillars", "settings", "study", "how", "about"]) {
    await page.goto(`/${path}`);
    await expect(page.locator("main")).toBeVisible();
    await look(page, path, THEMES);
  }
});

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
  test(`the table of ${game} with a hint, in both themes, and its phases`, async ({ page }) => {
    await arrive(page, "de");
    await openTable(page, { game, seats: 3 });
    await myTurn(page);
    await page.getByRole("button", { name: "Tipp" }).click();
    await expect(page.locator(".hintbox li").first()).toBeVisible({ timeout: 60_000 });
    await look(page, `${game}, with a hint`, THEMES);
    for (const [name, there] of phases) {
      await playUntil(page, game, there);
      await look(page, `${game}: ${name}`, THEMES);
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
