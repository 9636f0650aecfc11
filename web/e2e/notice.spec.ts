import { expect, type Page } from "@playwright/test";
import { arrive, myTurn, openTable, test, versionOf } from "./people";

interface Told {
  away: boolean;
  notices: string[];
  sounds: number;
}
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: Told }).told);

/** The browser as it is, but one can look away from the page, and what it would show or sound outside of it is noted. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Told = { away: false, notices: [], sounds: 0 };
    (window as unknown as { told: Told }).told = seen;
    Object.defineProperty(document, "hidden", { get: () => seen.away });
    class Noted {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor(text: string) {
        seen.notices.push(text);
      }
    }
    Object.defineProperty(window, "Notification", { value: Noted });
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      seen.sounds++;
      return start.apply(this, when);
    };
  });
}
const away = (page: Page, is: boolean) =>
  page.evaluate((now) => void ((window as unknown as { told: Told }).told.away = now), is);

/** One card, and all the others play until it is one's turn again. */
async function playCard(page: Page): Promise<void> {
  const version = await versionOf(page);
  await page.locator(".pick[data-offered]").first().click();
  await page.locator(".pick.chosen").click();
  await expect.poll(() => versionOf(page)).toBeGreaterThan(version);
  await myTurn(page);
}

test("whose turn it is stands in the page's title, and whoever wants it is told in another tab @thorough", async ({
  page,
}) => {
  await listenIn(page);
  await arrive(page, "en");
  await page.addInitScript(() =>
    localStorage.setItem(
      "bauhuette",
      JSON.stringify({ lang: "en", name: "Agnes", theme: "light", speed: "off", notify: true }),
    ),
  );
  await openTable(page, { game: "pillars", seats: 3 });
  await myTurn(page);
  await expect(page).toHaveTitle("Your turn · The Pillars of the Earth");
  expect((await told(page)).notices).toEqual([]); // it is being looked at
  await away(page, true);
  await playCard(page);
  await expect.poll(async () => (await told(page)).notices).toContain("Your turn · The Pillars of the Earth");
});

test("nobody is told who has not asked for it, and the title names the game while others think @thorough", async ({
  page,
}) => {
  await listenIn(page);
  await arrive(page, "de");
  const other = { kind: "open", level: null };
  const id = await page.evaluate(
    async (open) =>
      (
        await (
          await fetch("/api/tables", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ game: "pillars", seats: [{ kind: "me", level: null }, open, open] }),
          })
        ).json()
      ).id as string,
    other,
  );
  await page.goto(`/t/${id}`);
  await expect(page).toHaveTitle("Die Säulen der Erde");
  await openTable(page, { game: "pillars", seats: 3 });
  await away(page, true);
  await myTurn(page);
  await playCard(page);
  await expect(page).toHaveTitle("Du bist dran · Die Säulen der Erde");
  expect((await told(page)).notices).toEqual([]);
});

test("sounds are off until somebody turns them on", async ({ page }) => {
  await listenIn(page);
  await arrive(page, "en");
  await openTable(page, { game: "pillars", seats: 3 });
  await myTurn(page);
  await playCard(page);
  expect((await told(page)).sounds).toBe(0);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("switch", { name: "Sounds" }).check();
  await page.keyboard.press("Escape");
  await playCard(page);
  await expect.poll(async () => (await told(page)).sounds).toBeGreaterThan(0);
});
