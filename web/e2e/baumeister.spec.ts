import { expect, type Page } from "@playwright/test";
import { arrive, openTable, test, versionOf } from "./people";

/** The sizes a table must fit: desks, small laptops, phones. */
const SIZES = [
  [2560, 1440],
  [1920, 1080],
  [1440, 900],
  [1366, 680],
  [1024, 640],
  [390, 844],
  [360, 640],
] as const;

interface Offered {
  id: number;
  family: string;
  args: Record<string, unknown>;
}
interface Asked {
  phase: string;
  round: number;
  crew: number;
  led: boolean;
  moves: Offered[];
}

/** What this person is asked, as soon as they are asked something; null at the end. */
async function asked(page: Page): Promise<Asked | null> {
  return page.evaluate(async () => {
    const table = location.pathname.split("/").at(-1);
    for (let tries = 0; tries < 400; tries++) {
      const { play } = await (await fetch(`/api/tables/${table}`)).json();
      if (play.outcome) return null;
      if (play.moves.length) {
        const { seats, round, auction } = play.state;
        const led = auction !== null && auction.leader !== null;
        return { phase: play.phase, round, crew: seats[0].crew.length, led, moves: play.moves };
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error("the bots are not done in time");
  });
}

async function make(page: Page, move: Offered): Promise<void> {
  await page.evaluate(async (id) => {
    const table = location.pathname.split("/").at(-1);
    const { version } = await (await fetch(`/api/tables/${table}`)).json();
    await fetch(`/api/tables/${table}/commands`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ id: `make-move-${version}`, do: "move", version, move: id }),
    });
  }, move.id);
}

/** A large crew, contracts as they come, every worker to work. */
function sensible({ phase, crew, moves }: Asked): Offered {
  const of = (family: string) => moves.filter((move) => move.family === family);
  if (phase === "hire") {
    const first = ["master", "journeyman", "apprentice", "foreman", "apprentice"][crew] ?? "apprentice";
    return of("hire").find((move) => move.args.category === first) ?? of("hire").at(-1) ?? of("pass")[0]!;
  }
  if (phase === "bid") return of("bid").length && crew === 5 ? of("bid")[0]! : of("pass")[0]!;
  return of("auction")[0] ?? of("assign")[0] ?? of("done")[0] ?? moves[0]!;
}

/** Plays on by the table's own commands until `there`; the page shows it then. */
async function until(page: Page, there: (asked: Asked) => boolean): Promise<Asked> {
  for (let i = 0; i < 400; i++) {
    const now = await asked(page);
    if (!now) break;
    if (there(now)) {
      await page.waitForFunction(() => document.body.dataset.turn === "mine", undefined, { timeout: 20_000 });
      return now;
    }
    await make(page, sensible(now));
  }
  throw new Error("the game never comes to this");
}

/** Offered things that a person at this place cannot press: hidden, off the screen even after scrolling, or covered. */
async function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement | SVGElement>(".g-baumeister :is([data-move], [data-offered])")]
      .filter((thing) => {
        thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { x, y, width, height } = thing.getBoundingClientRect();
        const steps = [0.5, 0.3, 0.7, 0.1, 0.9];
        return !steps.some((down) =>
          steps.some((right) =>
            thing.contains(document.elementFromPoint(x + right * width, y + down * height) ?? document.body),
          ),
        );
      })
      .map((thing) => thing.outerHTML.slice(0, 120)),
  );
}

/** What does not fit: a page or a table that scrolls where it must not, words cut off, words too small to read. */
async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const main = document.querySelector("main.table")!;
    if (innerWidth > 1100 && main.scrollHeight > main.clientHeight + 1)
      found.push(`the table scrolls by ${main.scrollHeight - main.clientHeight}`);
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider than the screen");
    for (const thing of document.querySelectorAll<HTMLElement>("main.table *:not(svg, svg *)")) {
      if (thing.closest(".visually-hidden") || thing.clientWidth < 3) continue;
      const style = getComputedStyle(thing);
      const says = `${thing.className} "${thing.textContent?.trim().slice(0, 40)}"`;
      const cuts = style.overflowX !== "visible" && style.display !== "inline";
      if (cuts && thing.scrollWidth > thing.clientWidth + 1) found.push(`cut off: ${says}`);
      const speaks = [...thing.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim());
      if (speaks && Number.parseFloat(style.fontSize) < 12) found.push(`too small: ${says}`);
    }
    return found;
  });
}

const PHASES: [string, (asked: Asked) => boolean][] = [
  ["hiring", ({ phase, crew }) => phase === "hire" && crew === 3],
  ["choosing", ({ phase }) => phase === "choose"],
  ["bidding", ({ phase, led }) => phase === "bid" && led],
  ["building", ({ phase, moves }) => phase === "build" && moves.some((move) => move.family === "assign")],
  ["dismissing", ({ phase, round }) => phase === "hire" && round >= 4],
  ["building with a large crew", ({ phase, crew }) => phase === "build" && crew >= 12],
  ["borrowing", ({ phase }) => phase === "borrow"],
  ["an event's choice", ({ phase, crew }) => (phase === "release" || phase === "rest") && crew >= 12],
];

const SOME_SIZES = SIZES.filter(([width]) => [1440, 1366, 360].includes(width));

for (const [lang, theme, sizes] of [
  ["de", "light", SIZES],
  ["en", "dark", SOME_SIZES],
] as const) {
  test(`baumeister fits every screen in every phase and all that is offered can be pressed, ${lang}, ${theme}`, async ({
    page,
  }) => {
    await arrive(page, lang, "Agnes", theme);
    await openTable(page, { game: "baumeister", seats: 4 });
    const troubles: string[] = [];
    for (const [name, there] of PHASES) {
      const { crew } = await until(page, there);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        const found = [...(await misfits(page)), ...(await unreachable(page)).map((one) => `unreachable: ${one}`)];
        troubles.push(...found.map((one) => `${name}, ${width}x${height}: ${one}`));
        // A crew of twelve lies on the table without scrolling.
        if (width === 1366 && crew >= 12)
          for (const card of await page.locator(".worker").all()) await expect(card).toBeInViewport({ ratio: 1 });
      }
    }
    expect(troubles).toEqual([]);
  });
}

test("baumeister: asked to dismiss, a click on the worker dismisses; loans say what they bring and cost", async ({
  page,
}) => {
  await arrive(page, "en");
  await openTable(page, { game: "baumeister", seats: 4 });
  const { crew } = await until(page, ({ phase, round }) => phase === "hire" && round === 2);
  const worker = page.locator(".worker[data-move]").first();
  const before = await versionOf(page);
  await worker.click();
  await expect(worker).toContainText("sure?"); // hiring goes on without this worker, and nothing takes it back
  expect(await versionOf(page)).toBe(before);
  await worker.click();
  await expect(page.locator(".worker")).toHaveCount(crew - 1);

  const checks: Record<string, (crew: number) => Promise<void>> = {
    borrow: async () => {
      const small = page.locator(".loan").first();
      await expect(small).toContainText("+10,000");
      await expect(small).toContainText(/back 1[35],000/);
      await small.hover();
      await expect(page.locator(".foretold")).toContainText("Brings 10,000");
    },
    release: async (struck) => {
      await page.locator(".worker[data-move]").first().click();
      await expect(page.locator(".worker")).toHaveCount(struck - 1);
    },
  };
  for (const awaited = new Set(Object.keys(checks)); awaited.size;) {
    const now = await until(page, ({ phase }) => awaited.has(phase));
    awaited.delete(now.phase);
    await checks[now.phase]!(now.crew);
  }
});

test("baumeister: bids in whole talers, with what they leave and what the work brings", async ({ page }) => {
  await arrive(page, "de");
  await openTable(page, { game: "baumeister", seats: 4 });
  await until(page, ({ phase, led }) => phase === "bid" && led);
  const panel = page.locator(".bid-panel");
  const profit = panel.locator(".profit dd");
  const go = panel.locator(".btn.go");
  await expect(go).toHaveText(/^\d+\.000 bieten$/);
  const least = Number((await go.innerText()).split(".")[0]);
  const first = await profit.innerText();
  await panel.getByRole("button", { name: "+5.000", exact: true }).click();
  await expect(go).toHaveText(`${least + 5}.000 bieten`);
  expect(await profit.innerText()).not.toBe(first);
  await expect(page.locator(".foretold")).toContainText("Löhne von 14.000 sind fällig");
  await panel.locator(".ladder button").last().hover();
  await expect(page.locator(".foretold")).toContainText("Dafür fehlen 14.000");
  // One unit: no sum is told in thousands, no letter is English.
  expect(await page.locator("main.table").innerText()).not.toMatch(/(kostet|bringt|ab|Lohn) \d{1,3}(?![\d.])/);
  const letters = await page.locator(".head b").allInnerTexts();
  expect([...new Set(letters)].sort()).toEqual(["G", "L", "M", "V"]);
});

test("baumeister: a phone says which round it is", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, "en");
  await openTable(page, { game: "baumeister", seats: 3 });
  await expect(page.getByText("Round 1 of 6")).toBeInViewport();
});

test("baumeister: the coach of the lesson leaves the wage scale free", async ({ page }) => {
  await arrive(page, "de");
  for (const [width, height] of [
    [1440, 900],
    [1366, 680],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/learn/baumeister");
    await expect(page.locator(".coach")).toBeVisible({ timeout: 120_000 });
    const coach = (await page.locator(".coach").boundingBox())!;
    const scale = (await page.locator(".money").boundingBox())!;
    expect(scale.x + scale.width).toBeLessThanOrEqual(coach.x);
  }
});
