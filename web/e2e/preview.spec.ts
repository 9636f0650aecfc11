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
  const field = page.locator(".reach[data-steps='2'] .hit").last();
  await field.hover();
  await expect(line).toHaveText(/^Two moves, /);
  await expect(page.locator(".map .ghost")).toBeVisible();
  await expect(page.locator(".map .route")).toBeVisible();
  const before = await versionOf(page);
  await page.locator(".acts .end .btn, .acts .end").first().focus();
  await expect(line).toHaveText("4 actions stay unused.");
  await page.locator(".acts .end").click();
  const sure = page.getByRole("button", { name: "Do it anyway" });
  await expect(sure).toBeVisible();
  await page.mouse.click(1150, 500);
  await expect(sure, "pointing elsewhere takes the question away").toBeHidden();
  expect(await versionOf(page)).toBe(before);
  await field.click();
  await expect.poll(() => versionOf(page), "a way of two moves is one click").toBe(before + 2);
});
