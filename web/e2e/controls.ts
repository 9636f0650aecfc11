/**
 * Every offered move has a control in the game's own drawing, one a person can see and press.
 *
 * A control names the moves it makes or leads to: `data-move="17"` makes the move with this id, perhaps after it was
 * chosen; `data-moves="17 18"` is the way to several (a card that fits in two places, a field for numbers).
 */

import { expect, type Page } from "@playwright/test";
import { asked, make, shows, type Asked, type Offer } from "./wire";

const LARGE = [1440, 900] as const; // things that fit in less height have more room here
const SIZES = [...(process.env.THOROUGH ? [LARGE] : []), [1366, 680], [390, 844]] as const;

/** Which of these a person might well play; without one, anything. */
export type Sense = (asked: Asked) => Offer | undefined;

const TRIED = 2; // times a family is played because it was rarest

/** What is wrong with the controls of these moves at the present size; a control may be scrolled to, not more. */
export function troubles(page: Page, moves: Offer[]): Promise<string[]> {
  return page.evaluate((offered) => {
    const STEPS = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    const seen = (one: Element) =>
      one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible" && !one.matches(":disabled");
    function pressable(one: Element): boolean {
      one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const { x, y, width, height } = one.getBoundingClientRect();
      const label = one.closest("label");
      const hit = (at: Element | null) => at !== null && (one.contains(at) || label?.contains(at) === true);
      return STEPS.some((down) =>
        STEPS.some((right) => hit(document.elementFromPoint(x + right * width, y + down * height))),
      );
    }
    function trouble({ id, family }: Offer): string | null {
      const controls = [...document.querySelectorAll(`[data-move="${id}"], [data-moves~="${id}"]`)].filter(seen);
      if (!controls.length) return `${family} ${id} has no control`;
      const free = controls.filter(pressable);
      if (!free.length) return `${family} ${id} is covered: ${controls[0]!.outerHTML.slice(0, 160)}`;
      if (offered.length === 1 && !free.some((one) => one.matches(".go, .go *")))
        return `${family} ${id} is all one can do and no primary button`;
      return null;
    }
    return offered.map(trouble).filter((found) => found !== null);
  }, moves);
}

/** E2E_CONTROLS=all looks at every set of offered families, otherwise at each family once in every phase, and alone. */
const ALL = process.env.E2E_CONTROLS === "all";

function questionsOf(phase: string, families: string[], count: number): string[] {
  if (ALL) return [[phase, ...families, count === 1 ? "alone" : ""].join(" ")];
  return families.map((family) => [phase, family, count === 1 ? "alone" : ""].join(" "));
}

/**
 * Plays over the wire, each family a few times as it is offered and then as it makes sense, and looks at the page
 * whenever something new is asked. Returns the families that were offered.
 */
export async function everyMoveHasItsControl(
  page: Page,
  what: string,
  decisions: number,
  sense: Sense = () => undefined,
): Promise<Set<string>> {
  const looked = new Set<string>();
  const made = new Map<string, number>();
  let luck = 7;
  let now = await asked(page);
  for (let number = 0; number < decisions && now; number++) {
    const { phase, moves }: Asked = now;
    const families = [...new Set(moves.map((move) => move.family))].sort();
    const questions = questionsOf(phase, families, moves.length);
    if (questions.some((question) => !looked.has(question)))
      await lookAt(page, `${what}, ${phase}: ${families.join(" ")}`, now);
    questions.forEach((question) => looked.add(question));
    const count = (family: string) => made.get(family) ?? 0;
    const rarest = families.reduce((a, b) => (count(b) < count(a) ? b : a));
    luck = (Math.imul(luck, 1103515245) + 12345) >>> 1;
    const choice = moves.filter((move) => move.family === rarest);
    const any = choice[(luck >> 7) % Math.min(choice.length, 6)]!;
    const move = count(rarest) < TRIED ? any : (sense(now) ?? any);
    made.set(move.family, count(move.family) + 1);
    now = await make(page, now, move);
  }
  return new Set(
    [...looked].flatMap((question) => question.split(" ").slice(1)).filter((word) => word && word !== "alone"),
  );
}

async function lookAt(page: Page, what: string, now: Asked): Promise<void> {
  await shows(page, now);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => troubles(page, now.moves), { message: `${what} at ${width}x${height}` }).toEqual([]);
  }
}
