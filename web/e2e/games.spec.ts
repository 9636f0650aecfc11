import { expect } from "@playwright/test";
import { arrive, playToTheEnd, sitDown, test } from "./people";

/** A whole game of each against bots by clicking. E2E=full plays all of them in both languages. */
const GAMES = [
  ["pillars", "de", 3],
  ["contest", "en", 3],
  ["baumeister", "de", 2],
  ["cologne", "en", 2],
  ...(process.env.E2E === "full" ? ([["pillars", "en", 4], ["contest", "de", 4], ["baumeister", "en", 3], ["cologne", "de", 3]] as const) : []),
] as const;

for (const [game, lang, seats] of GAMES) {
  test(`a whole game of ${game}, ${lang}, ${seats} seats`, async ({ page }) => {
    await arrive(page, lang);
    await sitDown(page, game, seats);
    await playToTheEnd(page, game);
    await expect(page.locator(".sheet.result li")).toHaveCount(seats);
    expect(await page.locator("body").innerText()).not.toContain("⟨");
    await page.getByRole("button", { name: lang === "de" ? "Glück prüfen" : "Verify the luck" }).click();
    await expect(page.locator(".verdict")).toContainText(lang === "de" ? "Geprüft" : "Verified", { timeout: 60_000 });
  });
}
