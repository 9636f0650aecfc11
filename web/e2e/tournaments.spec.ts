/** A tournament in the browser: announced, entered, played, sealed, opened; wide and on a phone, in both languages. */
import { expect, type Page } from "@playwright/test";
import { arrive, look, playFirstMoves, test } from "./people";

/** First offered moves of the reader, until their table is over: the page of the tournament is what is tested here. */
async function playOn(page: Page, tournament: string, table: string): Promise<void> {
  // The table is made a moment after the round began.
  const waits = () =>
    page.evaluate(async (id) => {
      const cup = await (await fetch(`/api/tournaments/${id}`)).json();
      return cup.rounds[0].boards.every(
        (board: { to_move: number | null; done: boolean }) => board.done || board.to_move !== null,
      );
    }, tournament);
  await expect.poll(waits).toBe(true);
  await playFirstMoves(page, table);
}

test.use({ bypassCSP: true }); // axe is put into the page by the test

test("a tournament of people and bots with the same deal at every table @thorough", async ({ page }) => {
  await arrive(page, "en");
  await page.getByRole("link", { name: "Tournaments" }).click();
  await page.getByRole("link", { name: "New tournament" }).click();
  await page.getByLabel("Name").fill("Martinmas");
  await page.getByText("Every table plays the same deal").click();
  await look(page, "the form");
  await page.getByRole("button", { name: "Create the tournament" }).click();
  await expect(page.getByRole("heading", { name: "Martinmas" })).toBeVisible();
  const address = page.url();

  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await page.getByLabel("How many").fill("7");
  await page.getByRole("button", { name: "Add bots" }).click();
  await expect(page.getByText("1 person, 7 bots")).toBeVisible();
  await page.getByRole("button", { name: "Start round 1" }).press("Enter");

  const own = page.getByRole("link", { name: "To my table" });
  await expect(own.first()).toBeVisible();
  const table = (await own.first().getAttribute("href"))!.split("/").at(-1)!;
  await playOn(page, address.split("/").at(-1)!, table);
  await expect(page.locator("[data-board] h3").filter({ hasText: "done" })).not.toHaveCount(0);
  await page.goto(`${address}/1`);
  await expect(page.getByRole("heading", { name: "The same deal at 2 tables" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Round 1" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Agnes" })).toHaveCount(1);
  await look(page, "the tournament");

  await page.getByRole("radio", { name: "Deutsch" }).check();
  await expect(page.getByRole("heading", { name: "Tabelle" })).toBeVisible();
  await page.getByRole("button", { name: "Zurückziehen" }).click();
  await page.getByRole("button", { name: "Endgültig zurückziehen" }).click();
  await expect(page.getByText("Du hast dich zurückgezogen")).toBeVisible();
  await page.getByRole("button", { name: "Turnier beenden" }).click();
  await page.getByRole("button", { name: "Jetzt beenden" }).click();
  await expect(page.getByText("zu Ende").first()).toBeVisible();
  await page.goto("/tournaments");
  await expect(page.getByRole("link", { name: "Martinmas" })).toBeVisible();
  await look(page, "the list");
});

test("what a bot plays for a person is shown as a bot's and counts like a last place @thorough", async ({ page }) => {
  await arrive(page, "en");
  const post = async (path: string, data: unknown) => (await page.request.post(path, { data })).json();
  const charter = { name: "Cup", game: "pillars", seats: 3, rounds: 1, duplicate: true };
  const { id } = await post("/api/tournaments", charter);
  const ask = (command: Record<string, unknown>) =>
    post(`/api/tournaments/${id}/commands`, { id: `ask-${command.do}`, command });
  await ask({ do: "enter" });
  await ask({ do: "enter-bot", level: "random", count: 5 });
  await ask({ do: "start" });
  await page.goto(`/tournaments/${id}`);
  await page.getByRole("link", { name: "To my table" }).first().click();
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  const hand = page.getByRole("button", { name: "Let a bot play for me" });
  await expect(hand).toHaveAccessibleDescription(
    "If a bot plays for you, this round counts as a last place and as a loss for your rating, even if you come back.",
  );
  await look(page, "what handing over costs in a tournament");
  await page.getByLabel("Level of the bot").selectOption({ index: 0 });
  await hand.click();
  await expect(page.getByRole("dialog").getByText("Bot for Agnes")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".ending")).toContainText("You did not play this game to the end.");
  await page.locator(".ending .foot button").click();
  await expect(page.locator("dialog.result thead")).toContainText("Bot for Agnes");
  await look(page, "the result of a game that a bot finished");
  await page.goto(`/tournaments/${id}`);
  const own = page.locator("[data-board] li").filter({ hasText: "bot for Agnes" });
  await expect(own).toHaveCount(1, { timeout: 120_000 });
  await expect(page.getByRole("img", { name: "Round 1: given up, counts like a last place" })).toBeVisible();
  await expect(page.locator("circle.bot title")).toContainText("bot for Agnes");
  await expect(page.locator("circle.bot.best, circle.bot.mine")).toHaveCount(0);
  await look(page, "a round that was given up");
});
