/** What a thing will do is said before it is done, of whatever one points at or reaches with the keyboard. */

import { expect } from "@playwright/test";
import { arrive, myTurn, openTable, test, versionOf } from "./people";

test("cologne says what a move will do, of the field and the button one points at", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "cologne", seats: 2 });
  await myTurn(page);
  const line = page.locator("[data-foretold]");
  const roll = page.locator(".moves [data-move]").first();
  await roll.hover();
  await expect(line).toHaveText("A stone comes to a gate, or a card to you.");
  await roll.click();
  await myTurn(page);
  await page.locator(".reach[data-steps='2'] .hit").first().hover();
  await expect(line).toHaveText(/^Two moves, /);
  const before = await versionOf(page);
  await page.locator(".acts .end .btn, .acts .end").first().focus();
  await expect(line).toHaveText("4 actions stay unused.");
  expect(await versionOf(page)).toBe(before);
});
