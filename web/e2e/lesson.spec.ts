import { expect, type Page } from "@playwright/test";
import { arrive, look, test, versionOf } from "./people";

test.use({ bypassCSP: true });

const PAGES = 12;
const PHONE = { width: 390, height: 844 };

/** All places a page speaks of are ringed, and nothing lies over the middle of the first one. */
async function ringed(page: Page, places: string[]): Promise<void> {
  const seen = () =>
    page.evaluate(
      (names) =>
        names.filter((name) => {
          const found = document.querySelector(`:is([data-at="${name}"], [data-card="${name}"])[data-ringed]`);
          const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect(-1, -1);
          const above = document.elementFromPoint(x + width / 2, y + height / 2);
          return found && above && !above.closest(".coach") && (found.contains(above) || above.closest("svg, main"));
        }),
      places.slice(0, 1),
    );
  await expect.poll(seen).toEqual(places.slice(0, 1));
  await expect(page.locator("[data-ringed]")).toHaveCount(places.length);
}

/** The whole lesson: read, and make the move that is asked for; on the board where it can be clicked, else by the coach. */
for (const [game, lang, theme, first, size] of [
  ["pillars", "de", "light", ".pick[data-offered]", { width: 1366, height: 680 }],
  ["contest", "en", "dark", "", PHONE],
  ["baumeister", "de", "dark", "", PHONE],
  ["cologne", "en", "light", "", PHONE],
] as const) {
  test(`the lesson of ${game}, ${lang}${game === "pillars" ? "" : " @thorough"}`, async ({ page }) => {
    await page.setViewportSize(size);
    await arrive(page, lang, "Agnes", theme);
    await page.locator(`.bay:has(#c-${game})`).click();
    await page.getByRole("link", { name: lang === "de" ? "In fünf Minuten lernen" : "Learn in five minutes" }).click();
    const coach = page.locator(".coach");
    await expect(coach).toBeVisible({ timeout: 120_000 });
    const { steps } = (await (await page.request.get(`/api/lessons/${game}`)).json()) as {
      steps: { ring: string[] }[];
    };
    const last = coach.getByRole("link", { name: lang === "de" ? "Weiterspielen" : "Play on" });
    const next = coach.getByRole("button", { name: lang === "de" ? /^Weiter/ : /^Go on/ });
    const make = coach.locator(".btn.may");
    let asked = 0;
    let reloaded = false;
    const seen = new Set<string>();
    for (let i = 0; i < 80 && !(await last.isVisible()); i++) {
      await expect(next.or(make).or(last)).toBeVisible({ timeout: 60_000 });
      if (await last.isVisible()) break;
      const words = await coach.locator(".words").innerText();
      if (!seen.has(words)) await ringed(page, steps[seen.size]!.ring);
      seen.add(words);
      expect(words).not.toContain("⟨");
      // While something is explained the headline speaks to the learner, not about somebody of that name.
      expect(await page.locator(".ask h1, .question .sentence").first().innerText()).not.toContain("Agnes");
      if (await make.isVisible()) {
        if (asked === 2 && !reloaded) {
          // A reload in the middle leads back to the same place.
          reloaded = true;
          await page.reload();
          continue;
        }
        const version = await versionOf(page);
        if (first && asked === 0) {
          // The only card that may be played is chosen already.
          await expect(page.locator(first)).toHaveCount(1);
          await page.locator(`${first}.chosen`).click();
        } else await make.press("Enter");
        asked++;
        await expect.poll(() => versionOf(page)).toBeGreaterThan(version);
      } else if (await next.isVisible()) await next.click();
    }
    expect(seen.size + 1).toBe(steps.length); // and the last one
    expect(steps.length).toBeLessThanOrEqual(PAGES);
    expect(asked).toBeGreaterThan(8);
    await look(page, `lesson of ${game}`);
    // The coach hides no field of the map.
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll<SVGElement>("[data-astray]")].flatMap((field) => {
        const { x, y, width, height } = field.getBoundingClientRect();
        const above = document.elementFromPoint(x + width / 2, y + height / 2);
        return above?.closest(".coach") ? [field.dataset.astray] : [];
      }),
    );
    expect(hidden).toEqual([]);
    await last.click();
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.locator(".coach")).toHaveCount(0);
    await page.waitForFunction(() => document.body.dataset.turn === "mine", undefined, { timeout: 60_000 });
  });
}
