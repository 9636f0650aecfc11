/** What is worth a look when it happens is drawn for a moment where it happens, and is in nobody's way. */

import { expect, type Page } from "@playwright/test";
import { arrive, openTable, test } from "./people";
import { asked, make, type Asked, type Offer } from "./wire";

const toldOn = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told);

/** Plays until a moment was drawn that says this. */
async function playedToAMoment(page: Page, words: RegExp, choose: (now: Asked) => Offer): Promise<void> {
  let now = await asked(page);
  while (now && !(await toldOn(page)).some((one) => words.test(one))) now = await make(page, now, choose(now));
}

/** What leaves it to the bots, where it is offered. */
const plain = (moves: Offer[], families: string[]): Offer =>
  moves.find(({ family }) => families.includes(family)) ?? moves[0]!;

const CASES = [
  ["contest", "reduce", /bluffed/, ({ moves }: Asked) => moves.findLast((move) => move.family === "bid") ?? moves[0]!],
  [
    "pillars",
    "no-preference",
    /King/,
    ({ moves }: Asked) => moves.find((move) => String(move.args.card) === "king") ?? moves[0]!,
  ],
  ["baumeister", "reduce", /Payday/, ({ moves }: Asked) => plain(moves, ["pass", "done"])],
  ["cologne", "no-preference", /completed/, ({ moves }: Asked) => plain(moves, ["roll", "end"])],
] as const;

for (const [game, motion, words, choose] of CASES)
  test(`${game}: a moment is drawn, still if one likes, and a click ends it @thorough`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await arrive(page, "en");
    await page.addInitScript(() => {
      const kept = JSON.parse(localStorage.getItem("bauhuette")!) as object;
      localStorage.setItem("bauhuette", JSON.stringify({ ...kept, speed: "normal" }));
    });
    await openTable(page, { game, seats: 3 });
    // What is drawn is gone after about a second, however busy the machine: it is written down as it comes.
    await page.evaluate(() => {
      const told: string[] = [];
      (window as unknown as { told: string[] }).told = told;
      new MutationObserver(() => {
        const moment = document.querySelector<HTMLElement>(".moment");
        if (!moment) return;
        const { left, right, top, bottom } = moment.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const still = moment.getAnimations({ subtree: true }).length === 0;
        told.push(`${inside ? "inside" : "outside"} ${still ? "still" : "moving"} ${moment.textContent!.trim()}`);
        document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      }).observe(document.body, { childList: true, subtree: true });
    });
    await playedToAMoment(page, words, choose);
    const first = (await toldOn(page)).find((one) => words.test(one));
    expect(first).toContain("inside");
    expect(first).toContain(motion === "reduce" ? "still" : "moving");
    await expect(page.locator(".moment")).toHaveCount(0);
  });
