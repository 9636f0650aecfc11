/** The deal of the day in the browser: taken up, played, compared, shared; wide and on a phone, in both languages. */
import { expect, type Page } from "@playwright/test";
import { arrive, look, playFirstMoves, test } from "./people";

/** First offered moves of the reader, until their table is over: the pages around it are what is tested here. */
async function playOn(page: Page, table: string): Promise<void> {
  await page.goto("/about"); // a board that is drawn at every move takes much longer
  await playFirstMoves(page, table);
  await page.goto(`/t/${table}`);
}

const MOVED = 8; // pixels: another typeface may come meanwhile
const LATE_MS = 1500;

test.use({ bypassCSP: true, expected: /status of 403/ }); // axe is put into the page by the test; a sealed replay is refused

test("the deal of the day is played once and compared", async ({ page }) => {
  await arrive(page, "en");
  const pillars = page.locator("[data-deal=pillars]");
  await expect(pillars).toContainText("Not played yet");
  await pillars.getByRole("button", { name: "Play it" }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator(".hand, [data-hand], main").first()).toBeVisible();
  const table = page.url().split("/").at(-1)!;
  await playOn(page, table);
  await expect(page.locator(".ending h1")).toBeVisible();
  await expect(page.getByText("when the day of this deal is over")).toBeVisible();
  await page.getByRole("link", { name: "To the ranking of the day" }).click();
  await expect(page.getByRole("heading", { name: "Deal of the day" })).toBeVisible();
  await expect(pillars).toHaveAttribute("data-state", "played");
  await expect(page.getByRole("timer")).toContainText("left");
  await expect(page.getByLabel(/A result to share/)).toHaveValue(/place \d+ of \d+ with \d+ points\. http/);
  await expect(page.getByRole("cell", { name: "you" })).toBeVisible();
  await look(page, "the day", ["light", "dark"]);
  await page.screenshot({ path: "test-results/today-wide.png" });
  await page.getByText("Commitments", { exact: true }).press("Enter");
  await expect(page.getByText(/^Commitment: [0-9a-f]{64}$/).first()).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "Create an account" })).toBeVisible();
  await page.goto(`/replay/${table}`); // as the own seat saw it, and no more before the deal is opened
  await expect(page.getByRole("note")).toContainText("until the day is over");
  await expect(page.getByRole("slider")).toBeVisible();
  for (const name of ["What if", "Analysis", "everyone"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the deals of the day move nothing when they come late, at ${width} @thorough`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await arrive(page, "en");
    const game = { kind: "bot", level: "greedy" };
    await page.evaluate(
      (seats) =>
        fetch("/api/tables", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ game: "pillars", seats }),
        }).then((answer) => answer.text()),
      [{ kind: "me", level: null }, game, game],
    ); // whoever has a table sees the small panel
    await page.route("**/api/deals/today?*", async (route) => {
      await new Promise((passed) => setTimeout(passed, LATE_MS));
      await route.continue();
    });
    await page.addInitScript(() => {
      const tops = ((window as unknown as { tops: Set<number> }).tops = new Set<number>());
      const note = (): void => {
        const panel = document.querySelector(".setup");
        if (panel) tops.add(panel.getBoundingClientRect().top);
        requestAnimationFrame(note);
      };
      note();
    });
    await page.reload();
    await expect(page.locator("[data-deal=pillars]")).toBeVisible();
    await expect(page.locator(".setup")).toBeVisible();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    const tops = await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops]);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(MOVED);
  });

test("a day on a phone, in German @thorough", async ({ page }) => {
  await arrive(page, "de");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "Heute und frühere Tage" }).click();
  await expect(page.getByRole("heading", { name: "Karten des Tages" })).toBeVisible();
  const cologne = page.locator("[data-deal=cologne]");
  await expect(cologne.getByRole("button", { name: "Spielen" })).toBeVisible();
  await page.screenshot({ path: "test-results/today-phone.png", fullPage: true });
  await cologne.getByRole("button", { name: "Spielen" }).click();
  await expect(page).toHaveURL(/\/t\//);
  await page.goto("/today");
  await cologne.getByRole("button", { name: "Weiter" }).click();
  await expect(page).toHaveURL(/\/t\//);
});

test("friends play the same deal and are compared seat by seat @thorough", async ({ page, browser }) => {
  await arrive(page, "en");
  await page.goto("/today");
  await page.getByLabel("Game").selectOption("pillars");
  await page.getByLabel("Seats").selectOption("3");
  await page.getByLabel(/^Name/).fill("Sunday");
  await page.getByRole("button", { name: "Deal", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sunday" })).toBeVisible();
  const address = page.url();
  const other = await browser.newPage();
  for (const one of [page, other]) {
    if (one === other) await arrive(other, "de", "Bruno");
    await one.goto(address);
    await one.getByRole("button", { name: /Open my table|Meinen Tisch eröffnen/ }).click();
    await one.getByRole("button", { name: /Fill with bots|Mit Bots auffüllen/ }).click();
    await one.getByRole("button", { name: /Start the game|Spiel starten/ }).click();
    await playOn(one, one.url().split("/").at(-1)!);
    await one.getByRole("link", { name: /To the comparison|Zum Vergleich/ }).click();
    await expect(one.getByText(/Your points: \d+|Deine Punkte: \d+/)).toBeVisible();
    await expect(one.getByText(/Results are shown when|Die Ergebnisse erscheinen, wenn/)).toBeVisible();
  }
  await page.getByRole("button", { name: "End the comparison" }).click();
  await page.getByRole("button", { name: "End the comparison" }).click();
  await expect(page.getByText(/Published seed/)).toBeVisible();
  await other.reload();
  await expect(other.getByRole("row", { name: /du/ }).first()).toBeVisible();
  await expect(other.getByText("0,5 von 1").first()).toBeVisible(); // the same moves, the same result
  await look(other, "the comparison");
  await other.setViewportSize({ width: 390, height: 844 });
  await other.screenshot({ path: "test-results/shared-phone.png", fullPage: true });
  await other.close();
  await page.screenshot({ path: "test-results/shared-wide.png", fullPage: true });
});
