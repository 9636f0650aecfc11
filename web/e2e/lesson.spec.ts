import { expect } from "@playwright/test";
import { arrive, look, test } from "./people";

test.use({ bypassCSP: true });

/** The whole lesson: read, and make the move that is asked for; on the board where it can be clicked, else by the coach. */
for (const [game, lang, theme, first] of [
  ["pillars", "de", "light", ".pick[data-offered]"],
  ["contest", "en", "dark", ""],
  ["baumeister", "de", "dark", ""],
  ["cologne", "en", "light", ""],
] as const) {
  test(`the lesson of ${game}, ${lang}${game === "pillars" ? "" : " @thorough"}`, async ({ page }) => {
    await arrive(page, lang, "Agnes", theme);
    await page.locator(`.bay:has(#c-${game})`).click();
    await page.getByRole("link", { name: lang === "de" ? "In fünf Minuten lernen" : "Learn in five minutes" }).click();
    const coach = page.locator(".coach");
    await expect(coach).toBeVisible({ timeout: 120_000 });
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
    const last = coach.getByRole("link", { name: lang === "de" ? "Weiterspielen" : "Play on" });
    const next = coach.getByRole("button", { name: lang === "de" ? /^Weiter/ : /^Go on/ });
    const make = coach.locator(".btn.may");
    let asked = 0;
    let reloaded = false;
    const seen = new Set<string>();
    for (let i = 0; i < 80 && !(await last.isVisible()); i++) {
      await expect(next.or(make).or(last)).toBeVisible({ timeout: 60_000 });
      const words = await coach.locator(".words").innerText();
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
        if (first && asked === 0) {
          // The only card that may be played is chosen already.
          await expect(page.locator(first)).toHaveCount(1);
          await page.locator(`${first}.chosen`).click();
        } else await make.press("Enter");
        asked++;
        await expect(coach.locator(".words")).not.toHaveText(words, { timeout: 60_000 });
      } else if (await next.isVisible()) await next.click();
    }
    expect(seen.size).toBeGreaterThan(15);
    expect(asked).toBeGreaterThan(8);
    await last.click();
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.locator(".coach")).toHaveCount(0);
    await page.waitForFunction(() => document.body.dataset.turn === "mine", undefined, { timeout: 60_000 });
  });
}
