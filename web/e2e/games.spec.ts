import { expect } from "@playwright/test";
import { arrive, openTable, playToTheEnd, sitDown, test } from "./people";
import { heldAgainstTruth, record } from "./received";

/** A whole game of each of the four against bots by clicking, in both languages; nothing hidden in anything received. */
const GAMES = [
  ["pillars", "de", 3],
  ["contest", "en", 3],
  ["baumeister", "de", 2],
  ["cologne", "en", 2],
  ["pillars", "en", 4],
  ["contest", "de", 4],
  ["baumeister", "en", 3],
  ["cologne", "de", 4],
] as const;

for (const [place, [game, lang, seats]] of GAMES.entries()) {
  test(`a whole game of ${game}, ${lang}, ${seats} seats`, async ({ page }) => {
    const received = record(page);
    await arrive(page, lang);
    if (place < 4) await sitDown(page, game, seats);
    else await openTable(page, { game, seats });
    await playToTheEnd(page, game);
    await expect(page.locator(".sheet.result li")).toHaveCount(seats);
    expect(await page.locator("body").innerText()).not.toContain("⟨");
    await page.getByRole("button", { name: lang === "de" ? "Glück prüfen" : "Verify the luck" }).click();
    await expect(page.locator(".verdict")).toContainText(lang === "de" ? "Geprüft" : "Verified", { timeout: 60_000 });

    const checked = heldAgainstTruth(received);
    expect(checked.trouble).toBe("");
    expect(checked.views).toBeGreaterThan(20);
    expect(checked.different).toBeGreaterThan(10);
  });
}
