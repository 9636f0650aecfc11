/** What one is about to press stays where it is while bots answer. */

import { expect, type Page } from "@playwright/test";
import { addUpShifts, arrive, MOST_SHIFTED, openTable, playUntil, settled, shifted, test } from "./people";

/** Turn by turn, as for people: a tile that grows only while its bot is asked is seen. */
const showBots = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem("bauhuette")!) as object;
    localStorage.setItem("bauhuette", JSON.stringify({ ...kept, speed: "fast" }));
  });

for (const [game, lang] of [
  ["baumeister", "de"],
  ["cologne", "en"],
] as const)
  test(`${game}: on a phone next to nothing moves as bots answer`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await addUpShifts(page, true);
    await arrive(page, lang);
    if (game === "baumeister") await showBots(page);
    await openTable(page, { game, seats: 3 });
    await playUntil(page, game, null, 1);
    for (let click = 0; click < 3; click++) {
      await settled(page);
      const before = await shifted(page);
      await playUntil(page, game, null, 1);
      await settled(page);
      expect((await shifted(page)) - before, `after click ${click}`).toBeLessThan(MOST_SHIFTED);
    }
  });
