import { expect, type Page } from "@playwright/test";
import { arrive, look, test } from "./people";

test.use({ bypassCSP: true });

/** Opens the editions and begins to check one's own copy of a game. */
async function begin(page: Page, game: string, lang: "de" | "en" = "en"): Promise<void> {
  await arrive(page, lang, "Agnes");
  await page.goto("/editions");
  await page.locator(`[data-game="${game}"] button`).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
}
const field = (page: Page, key: string) => page.locator(`[data-value="${key}"]`);

test("an owner checks the cards, changes a value by keys and plays with it", async ({ page, browser, baseURL }) => {
  await begin(page, "contest");
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  const coins = field(page, "card.gate-2.coins");
  await expect(coins).toHaveAttribute("data-mark", "guess");
  await coins.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Coins" }).fill("7");
  await expect(page.getByRole("alert")).toHaveText("Between 1 and 2.");
  await page.getByRole("textbox", { name: "Coins" }).fill("1");
  await page.keyboard.press("Enter");
  await expect(coins).toHaveAttribute("data-mark", "yours");
  await expect(page.getByText("ours 2", { exact: true })).toBeVisible();

  await field(page, "card.gate-2.copies").click(); // kept as a draft that cannot be played
  await page.getByRole("textbox", { name: "Cards" }).fill("1");
  await page.keyboard.press("Enter");
  const why = "Cards of this sort: the game has 10, not 9.";
  await expect(page.locator("[data-breach]")).toHaveText(why);
  await expect(page.getByRole("alert")).toContainText(`Gate 2, Cards: ${why}`);
  await expect(field(page, "card.gate-2.copies")).toHaveAttribute("data-mark", "wrong");
  await expect(page.getByText("Play: first mend what does not fit")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("[data-breach]")).toHaveCount(0);

  await page.getByRole("button", { name: "Next" }).click();
  await page.keyboard.press("s");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Gate 4");
  await page.keyboard.press("l");
  await page.getByRole("button", { name: "Looks the same as ours" }).click();
  await page.getByRole("button", { name: "Looks the same as ours" }).click();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "4");
  await page.getByLabel("Publisher").fill("KOSMOS");
  await page.getByLabel("Year").fill("2007"); // before the publisher is stored
  await page.getByLabel("Year").blur();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Publisher")).toHaveValue("KOSMOS");
  await expect(page.getByLabel("Year")).toHaveValue("2007");
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "4");
  await page.getByRole("button", { name: "Gate 2, Coins" }).click();
  await expect(coins).toHaveAttribute("data-mark", "yours");

  await page.getByRole("link", { name: "Play with it" }).click();
  await expect(page.getByText("Rated games use ours.")).toBeVisible();
  await page.getByRole("button", { name: "Invite" }).click();
  const other = await browser.newPage({ baseURL: baseURL! });
  await expect(page.getByText("Edition: Agnes’s copy")).toBeVisible();
  await arrive(other, "de", "Theo");
  await other.goto(page.url());
  await expect(other.getByText("Ausgabe: Agnes’s copy")).toBeVisible();
  await other.getByText("Ein Wert ist anders als bei uns").click();
  await expect(other.getByText("Stadttor 2, Münzen")).toBeVisible();
  await page.getByRole("button", { name: "Fill with bots" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByText("casual, other edition")).toBeVisible();
  await page.getByRole("button", { name: "Rules" }).click();
  await expect(page.getByText("Where a rule names one of these values")).toBeVisible();
  await page.locator("summary", { hasText: "Building cards" }).click();
  await expect(page.getByRole("row", { name: "Gate 2" })).toContainText("1*");
  await other.close();
});

test("heads are picked on the pieces of a contract, by keys alone @thorough", async ({ page }) => {
  await begin(page, "baumeister");
  const piece = field(page, "piece.small-city-wall.wall-1-main");
  await piece.focus();
  await page.keyboard.press("Enter");
  const picker = page.getByRole("group", { name: "Wall 1, main part" });
  await expect(picker.getByRole("button", { name: "Master", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(piece).toBeFocused();
  await expect(piece).toHaveAccessibleName(/Master, Journeyman, yours/);
  await page.keyboard.press("ArrowLeft");
  await expect(piece).not.toBeFocused();
  await look(page, "an edition of baumeister");
});

test("streets of cologne are compared stop by stop, by pointing and in the list", async ({ page }) => {
  await begin(page, "cologne");
  const bar = page.getByRole("progressbar");
  await page.locator("[data-street]").first().click();
  await expect(page.locator("[data-row]").first()).toHaveAttribute("data-mark", "checked");
  await expect(bar).toHaveAttribute("aria-valuenow", "1");
  await page
    .getByRole("button", { name: /^Erase:/ })
    .nth(1)
    .click();
  await expect(page.locator("[data-row]").nth(1)).toHaveAttribute("data-mark", "yours");
  await expect(page.getByText("not on your board")).toBeVisible();
  const stop = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("button", { name: /^The rest looks the same/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(stop!);

  await page.getByRole("button", { name: "Add a street" }).click();
  await page.locator('[data-place="dom"] circle').last().click({ force: true });
  await expect(page.getByText("only on your board")).toBeVisible();
  await page.getByRole("button", { name: "Move the place" }).click();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator('[data-value$=".x"][data-mark="yours"]')).toBeVisible();
  if (process.env.THOROUGH) await look(page, "the map of an edition");
});

test("on a phone the answer stays under the thumb @thorough", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, "cologne", "de");
  await expect(page.getByRole("button", { name: /^Sieht aus wie bei euch/ })).toBeInViewport();
  await page.locator("[data-row] button").first().click();
  await expect(page.locator("[data-row]").first()).toHaveAttribute("data-mark", "checked");
  for (const box of await page.locator("main button:visible").all())
    expect((await box.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test("an edition is shared, looked at, copied and deleted @thorough", async ({ page, browser, baseURL }) => {
  await begin(page, "pillars");
  await page.getByRole("button", { name: "Share by link" }).click();
  const address = await page.locator("[data-link]").textContent();
  const other = await browser.newPage({ baseURL: baseURL! });
  await arrive(other, "en", "Theo");
  await other.goto(new URL(address!).pathname);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Agnes’s copy");
  await other.getByRole("button", { name: "Make it mine" }).click();
  await expect(other.getByRole("textbox", { name: "Name of your edition" })).toHaveValue("Theo’s copy");
  await page.getByRole("button", { name: "Withdraw the link" }).click();
  await expect(page.getByRole("button", { name: "Share by link" })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete forever" }).click();
  await expect(page.getByText("You have not made an edition yet.")).toBeVisible();
  await other.close();
});
