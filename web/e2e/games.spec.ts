import { expect, type Page } from "@playwright/test";
import {
  addUpShifts,
  arrive,
  LAID_OUT,
  look,
  MOST_SHIFTED,
  openTable,
  playToTheEnd,
  playUntil,
  settled,
  shifted,
  sitDown,
  test,
} from "./people";
import { misfits, resize } from "./fit";
import { heldAgainstTruth, record } from "./received";

// axe is put into the page by the test, which the page's own policy would not allow.
test.use({ bypassCSP: true });

/** A whole game of each of the four against bots, in both languages; nothing hidden in anything received. */
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

const FIRST_MOVES = 4; // clicks
const OWN_MOVES = process.env.THOROUGH ? 1500 : 40; // clicks, more than any game needs, or until a bot plays on
const DESKTOP = 4; // so many on a desktop, those after them on a phone

/** The points of every seat, from best to worst, and what each part of the breakdown adds up to. */
async function tallied(page: Page): Promise<{ total: number[]; parts: number[][] }> {
  await expect(page.locator(".sheet.result .part").first()).toBeVisible();
  return page.evaluate(() => {
    const points = (row: Element) =>
      [...row.querySelectorAll<HTMLElement>("[data-points]")].map((cell) => Number(cell.dataset.points));
    const total = points(document.querySelector(".sheet.result .total")!);
    const sums = (part: Element) =>
      total.map((_, i) => [...part.querySelectorAll("tr")].reduce((sum, row) => sum + (points(row)[i] ?? 0), 0));
    return { total, parts: [...document.querySelectorAll(".sheet.result .part")].map(sums) };
  });
}

/** The result as it would be with longer words and wider numbers than any game ends with. */
async function widen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const put = (where: string, text: string) =>
      document.querySelectorAll(`.sheet.result ${where}`).forEach((one) => (one.firstChild!.textContent = text));
    put(".part th[scope=row]", "Umgewandelte Handwerkermeisterinnenbaustoffe");
    put("[data-points]", "−188.000");
    put(".name", "Wolfeschlegelsteinhausen");
  });
}

for (const [place, [game, lang, seats]] of GAMES.entries()) {
  const onDesktop = place < DESKTOP;
  test(`a whole game of ${game} on a ${onDesktop ? "desktop" : "phone"}, ${lang}, ${seats} seats`, async ({ page }) => {
    const received = record(page);
    if (!onDesktop) await page.setViewportSize({ width: 390, height: 844 });
    if (!process.env.THOROUGH) await page.emulateMedia({ reducedMotion: "reduce" }); // nothing that travels is waited for
    await addUpShifts(page);
    await arrive(page, lang);
    if (place) await openTable(page, { game, seats });
    else await sitDown(page, game, seats);
    await playUntil(page, game, null, FIRST_MOVES);
    await settled(page);
    expect(await shifted(page), "shifted").toBeLessThan(MOST_SHIFTED);
    await playToTheEnd(page, game, OWN_MOVES);
    await expect(page.locator(".ending h1")).toBeFocused();
    await expect(page.locator(".ending .scene figure[role=img]")).toHaveCount(seats);
    await expect(page.locator(".ending .plain-scene")).toHaveCount(0);
    for (const figure of await page.locator(".ending .scene figure").all())
      expect(await figure.getAttribute("aria-label")).toMatch(/\d/);
    for (const size of [
      [1366, 680],
      [390, 844],
    ] as const) {
      await resize(page, size);
      await expect.poll(() => misfits(page), LAID_OUT).toEqual([]);
    }
    await expect(page.locator(".ending .review")).toHaveAttribute("href", /^\/replay\/.+\?review$/);
    if (onDesktop) await look(page, `the last scene of ${game}`);
    await page.locator(".ending .foot button").click();
    await expect(page.locator(".sheet.result thead th")).toHaveCount(seats);
    const { total, parts } = await tallied(page);
    for (const part of parts) expect(part).toEqual(total);
    expect(await page.locator("body").innerText()).not.toContain("⟨");
    if (onDesktop) {
      await widen(page);
      await look(page, `the widest result of ${game}`);
    }
    await page.keyboard.press("Escape");
    await page.locator(".ending .more > .btn").click();
    await page.getByRole("button", { name: lang === "de" ? "Mischen prüfen" : "Check the shuffle" }).click();
    await expect(page.locator(".verdict")).toContainText(lang === "de" ? "Geprüft" : "Checked", { timeout: 60_000 });

    if (!onDesktop && !process.env.THOROUGH) return; // a phone is sent the same
    const checked = heldAgainstTruth(received);
    expect(checked.trouble).toBe("");
    expect(checked.views).toBeGreaterThan(20);
    expect(checked.different).toBeGreaterThan(10);
  });
}
