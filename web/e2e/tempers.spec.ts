/** Characters of bots: chosen beside the level, said in a sentence, seen at the seat. */

import { expect } from "@playwright/test";
import { arrive, look, test, unfold } from "./people";

test.use({ bypassCSP: true });

test("a character is chosen with the keyboard at a new table, and changed in the lobby @thorough", async ({ page }) => {
  await arrive(page, "en");
  await unfold(page);
  const character = page.getByLabel("Character of the bot at seat B");
  await expect(character).toHaveValue("");
  await character.focus();
  await page.keyboard.press("b");
  await expect(character).toHaveValue("bold");
  await expect(character).toHaveAccessibleDescription(/B, bold: Plays craftsmen early/);
  await look(page, "tempers");

  await page.getByRole("button", { name: "Invite friends" }).click();
  await page.getByRole("button", { name: "Add a bot" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waiting for friends: 2 seats free");
  const cut = await page.getByLabel("Character of the bot at seat B").evaluate((select: HTMLSelectElement) => {
    const { width } = select.getBoundingClientRect();
    select.style.width = "max-content";
    const whole = select.getBoundingClientRect().width;
    select.style.width = "";
    return whole - width;
  });
  expect(cut, "the longest character is read whole").toBeLessThanOrEqual(0);
  const seat = page.locator(".places li").nth(1);
  await page.getByLabel("Level of the bot at seat B").selectOption("foreman");
  await expect(seat.locator("i")).toHaveText("Foreman");
  await page.getByLabel("Character of the bot at seat B").selectOption("saboteur");
  await expect(seat.locator("i")).toHaveText("Foreman, saboteur");
  await expect(page.getByText("Throws the Hamleighs and the bishop")).toBeVisible();
  await page.getByLabel("Level of the bot at seat B").selectOption("net");
  await expect(seat.locator("i")).toHaveText("Neural net");
  await expect(page.getByLabel("Character of the bot at seat B")).toBeHidden();
  await page.getByLabel("Level of the bot at seat B").selectOption("apprentice");
  await page.getByLabel("Character of the bot at seat B").selectOption("careful");
  await look(page, "tempers-lobby");
});

test("who was chosen sits at the table", async ({ page }) => {
  await arrive(page, "de");
  await unfold(page);
  await page.getByLabel("Charakter des Bots auf Platz C").selectOption("saboteur");
  const wished = page.waitForRequest((request) => /\/api\/tables\?/.test(request.url()) && request.method() === "POST");
  await page.getByRole("button", { name: "Jetzt spielen" }).click();
  const seats = (await wished).postDataJSON().seats as { level: string | null }[];
  expect(seats.map((seat) => seat.level?.split(":")[1] ?? null)).toEqual([null, null, "saboteur", null]);
  await expect(page).toHaveURL(/\/t\//);
});
