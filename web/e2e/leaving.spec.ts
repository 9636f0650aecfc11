import { expect, type Page } from "@playwright/test";
import { another, arrive, look, myTurn, openTable, test } from "./people";

test.use({ bypassCSP: true });

const menu = (page: Page) => page.getByRole("button", { name: "Table", exact: true });
const row = (page: Page, list: string) => page.locator(`${list} li`).filter({ has: page.getByRole("link") });

test("resigning is asked first, ends a game against bots, a rematch begins at once, and the list is cleared", async ({
  page,
}) => {
  await arrive(page, "en");
  await openTable(page, { game: "pillars", seats: 3, rated: true });
  await myTurn(page);
  const first = page.url();
  await menu(page).click();
  const resign = page.getByRole("button", { name: "Resign", exact: true });
  const question = page.getByRole("group", {
    name: /come last and cannot come back.*For your rating it counts as a loss/,
  });
  await resign.dblclick();
  await expect(page.locator("body")).toHaveAttribute("data-turn", "mine");
  await expect(page.getByRole("dialog")).toBeVisible();
  if (await question.isVisible()) await resign.click();
  await expect(question).toBeHidden();
  await resign.click();
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await look(page, "the question before resigning");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(resign).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(question.getByRole("button", { name: "Yes, resign" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("The last player resigned").first()).toBeVisible();
  await expect(page.locator(".ending .scene figure[aria-label^='3. ']")).toHaveCount(1);

  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => url.href !== first);
  await myTurn(page);

  await page.goto("/");
  const finished = page.locator(".list", { has: page.getByRole("heading", { name: /^Finished games/ }) });
  await finished.getByRole("button", { name: /^More/ }).click();
  await page.getByRole("button", { name: "Remove from my list" }).click();
  await expect(page.getByText("Games you have finished will be listed here.")).toBeVisible();
  await row(page, ".yours").getByRole("button", { name: /^More/ }).click();
  await expect(page.getByRole("button", { name: "Remove from my list" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Let a bot play for me" })).toHaveAccessibleDescription(
    "If a bot plays for you, the game counts as a loss for your rating, even if you come back.",
  );
  await look(page, "what can be done with a table, from the list");
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(page.getByRole("button", { name: "Take my seat back" })).toBeVisible();
  await page.getByRole("button", { name: "Remove from my list" }).click();
  await expect(page.getByText("No tables yet. Pick a game above.")).toBeVisible();
});

test("the second click of a double click does not take back the seat that the first one handed over @thorough", async ({
  page,
}) => {
  await arrive(page, "en");
  await openTable(page, { game: "pillars", seats: 3 });
  await myTurn(page);
  const wishes: string[] = [];
  page.on("request", (request) => wishes.push(request.postDataJSON()?.do));
  await page.goto("/");
  await row(page, ".yours").getByRole("button", { name: /^More/ }).click();
  const hand = page.getByRole("button", { name: "Let a bot play for me" });
  const back = page.getByRole("button", { name: "Take my seat back" });
  await hand.click();
  await expect(back).toBeVisible();
  const box = (await back.boundingBox())!; // so slow a double click that the answer has come in between
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.evaluate(() => fetch("/api/me").then((answer) => answer.text()));
  await expect(back).toBeVisible();
  expect(wishes.filter((wish) => wish === "return")).toEqual([]);
  await back.click();
  await expect(hand).toBeVisible();
});

test("others play on beside a bot; whoever leaves a table before its start or a lesson has nothing left in the list @thorough", async ({
  page,
  browser,
  errors,
}) => {
  await arrive(page, "en", "Anna");
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "greedy" }];
  const table = await page.evaluate(
    async (body) => {
      const answer = await fetch("/api/tables", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return ((await answer.json()) as { id: string }).id;
    },
    { game: "pillars", seats },
  );
  await page.goto(`/t/${table}`);
  const ben = await another(browser, errors);
  await ben.setViewportSize({ width: 390, height: 844 });
  await arrive(ben, "de", "Ben");
  await ben.goto(`/t/${table}`);
  await ben.getByRole("button", { name: "Hinsetzen" }).click();
  await ben.getByRole("button", { name: "Den Tisch verlassen" }).click();
  await expect(ben.locator(".yours .none")).toBeVisible();
  await ben.goto(`/t/${table}`);
  await ben.getByRole("button", { name: "Hinsetzen" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await ben.getByRole("button", { name: "Tisch", exact: true }).click({ timeout: 60_000 });
  await ben.getByRole("button", { name: "Aufgeben", exact: true }).click();
  await ben.getByRole("button", { name: "Ja, aufgeben" }).click();
  await expect(ben.getByText("Du hast dieses Spiel aufgegeben.")).toBeVisible();
  await myTurn(page);
  await menu(page).click();
  await expect(page.getByRole("dialog")).toContainText("resigned; a bot plays");

  await ben.goto("/");
  await row(ben, ".yours").getByRole("button", { name: /^Mehr/ }).click();
  await ben.getByRole("button", { name: "Von meiner Liste entfernen" }).click();
  await expect(ben.locator(".yours .none")).toBeVisible();
  await ben.goto("/learn/pillars");
  await expect(ben.locator(".coach")).toBeVisible({ timeout: 60_000 });
  await ben.goto("/");
  await expect(ben.locator(".yours .none")).toBeVisible();
  await ben.context().close();
});

test.describe("a wrong link", () => {
  test.use({ expected: /WebSocket connection|status of 40\d/ });

  test("says what is wrong and where to go, and nothing of a lost connection", async ({ page }) => {
    await arrive(page, "en");
    await page.goto("/t/nowhere-at-all");
    await expect(page.getByRole("heading", { name: "There is no table at this address" })).toBeVisible();
    await expect(page.getByText("Ask for the link again")).toBeVisible();
    await expect(page.getByText("Connection lost")).toHaveCount(0);
    await page.getByRole("link", { name: "Home" }).click();
    await expect(page.locator(".setup")).toBeVisible();
  });
});
