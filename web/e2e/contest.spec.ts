import { expect, type Locator, type Page } from "@playwright/test";
import { troubles } from "./controls";
import {
  addUpShifts,
  another,
  arrive,
  LAID_OUT,
  MOST_SHIFTED,
  openTable,
  playUntil,
  settled,
  shifted,
  test,
  versionOf,
} from "./people";
import { asked, make, moved, seenBy, shows, type Asked } from "./wire";

const ROUNDS = 400; // looks at the table until somebody has bid all there is

test("contest: where a bid is all the money there is, passing is the one thing to press, and the table says why @thorough", async ({
  page,
  browser,
  errors,
}) => {
  await arrive(page, "en", "Anna");
  const seats = [
    { kind: "me", level: null },
    { kind: "open", level: null },
    { kind: "bot", level: "greedy" },
  ];
  const table = await (await page.request.post("/api/tables", { data: { game: "contest", seats } })).json();
  const friend = await another(browser, errors);
  await arrive(friend, "en", "Ben");
  for (const one of [page, friend]) await one.goto(`/t/${table.id}`);
  await friend.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator(".city")).toBeVisible({ timeout: 60_000 });

  // Ben bids whatever there is; Anna stays in every auction until then.
  let only = null;
  for (let i = 0; i < ROUNDS && !only; i++)
    for (const one of [page, friend]) {
      const { version, play } = await seenBy(one);
      const bids = play.moves.filter((move) => move.family === "bid");
      const pass = play.moves.find((move) => move.family === "pass");
      if (one === page && pass && play.moves.length === 1) only = { version, ...play };
      else if (play.moves.length)
        await moved(one, version, (one === friend ? bids.at(-1) : bids[0]) ?? pass ?? play.moves[0]!);
    }
  expect(only, "nobody ever bid all there is").not.toBeNull();
  await shows(page, only!);
  for (const [width, height] of [
    [1440, 900],
    [1366, 680],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => troubles(page, only!.moves), { message: `${width}` }).toEqual([]);
    await expect(page.getByText("you can only pass", { exact: false })).toBeVisible();
  }
  const before = await versionOf(page);
  await page.getByRole("button", { name: "Pass", exact: true }).click();
  await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
  await friend.context().close();
});

const LAYS = ["found", "left", "right", "fill"];
const DEAR = 9; // talers: no card is worth more
const SIZES = [
  [1366, 680],
  [390, 844],
] as const;

const ownOf = ({ state }: Asked) => (state.seats as { money: number; hand: string[]; city: string[] }[])[0]!;
const offered = ({ moves }: Asked, ...families: string[]) => moves.filter((move) => families.includes(move.family));

/** Buys cards, founds a city if told to, builds nothing else, until the page is to be looked at. */
async function playedTo(page: Page, founds: boolean, there: (now: Asked) => boolean): Promise<Asked> {
  for (let now = await asked(page); now;) {
    if (there(now)) {
      await shows(page, now);
      return now;
    }
    const { money, city } = ownOf(now);
    const [bid] = offered(now, "bid");
    const lays = founds && city.length < 3 ? offered(now, ...LAYS) : [];
    const buys = bid && Number(bid.args.amount) <= Math.min(money, DEAR) ? bid : undefined;
    const next = buys ?? offered(now, "pass")[0] ?? bid ?? lays[0] ?? offered(now, "done")[0] ?? now.moves[0]!;
    now = await make(page, now, next);
  }
  throw new Error("what is waited for never comes");
}

/** A real click on the middle of a thing, wherever it is on the screen. */
async function press(page: Page, thing: Locator): Promise<void> {
  await thing.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await thing.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

test("contest: every card that fits can be pressed in its middle, however big the hand @thorough", async ({ page }) => {
  await arrive(page, "de");
  await openTable(page, { game: "contest", seats: 3 });
  const cards = page.locator(".hand .pick");
  const fitting = page.locator(".hand .pick[data-offered]");
  const several = (now: Asked) => ownOf(now).hand.length >= 7 && offered(now, "done").length > 0;
  await playedTo(page, true, (now) => several(now) && offered(now, "found").length > 0);
  await page.setViewportSize({ width: 1366, height: 680 });
  const pressedAndPutBack = async (name: string | null): Promise<void> => {
    const card = page.locator(`.hand .pick[data-card="${name}"]`).first();
    const inOrder = () => cards.evaluateAll((all) => all.map((one) => one.getAttribute("data-card")));
    const before = await inOrder();
    await press(page, card);
    await expect(card).toHaveAttribute("aria-pressed", "true");
    expect(await inOrder(), "while a plan is made every card stays in its place").toEqual(before);
    await press(page, card);
    await expect(card).toHaveAttribute("aria-pressed", "false");
  };
  const names = await fitting.evaluateAll((all) => all.map((one) => one.getAttribute("data-card")));
  for (const name of new Set(names)) await pressedAndPutBack(name);
  await page.screenshot({ path: "test-results/contest-hand-fits.png" });
  await playedTo(page, true, (now) => several(now) && offered(now, "left", "right").length > 0);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const fits = await cards.evaluateAll((all) => all.map((one) => one.matches("[data-offered]")));
    expect(fits, "those that fit come first").toEqual([...fits].sort((a, b) => Number(b) - Number(a)));
    await pressedAndPutBack(await fitting.first().getAttribute("data-card"));
    await page.screenshot({ path: `test-results/contest-hand-${width}.png` });
  }
  await page.setViewportSize({ width: 1366, height: 680 });
  await expect(async () => {
    const edge = (await page.locator(".own aside").boundingBox())!.x;
    const last = (await cards.last().boundingBox())!;
    expect(last.x + last.width, "no card under the extra points").toBeLessThanOrEqual(edge);
  }).toPass(LAID_OUT);
  const head = (await page.locator(".city header").boundingBox())!;
  for (const note of await page.locator(".ghost .note:visible").all())
    expect((await note.boundingBox())!.y, "words stay in their place").toBeGreaterThan(head.y + head.height);
});

test("contest: three cards are laid out, swapped and turned before one button founds the city @thorough", async ({
  page,
}) => {
  await arrive(page, "en");
  await openTable(page, { game: "contest", seats: 3 });
  const ghosts = page.locator(".lot.planned button");
  const found = page.getByRole("button", { name: "Found the city" });
  const { version } = await playedTo(
    page,
    true,
    (now) => ownOf(now).hand.length >= 5 && offered(now, "found").length > 0 && offered(now, "done").length > 0,
  );
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (let cards = 1; cards <= 3; cards++) {
      await expect(found, "two cards found nothing").toHaveCount(0);
      await press(page, page.locator(".hand .pick[data-offered]").first());
      await expect(ghosts).toHaveCount(cards);
    }
    await expect(found).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".note, .choices")).toContainText([/\d+ points?, .*Nothing is built yet/]);
    await page.screenshot({ path: `test-results/contest-founding-${width}.png` });
    const names = () => ghosts.evaluateAll((all) => all.map((one) => one.querySelector(".plate")!.textContent));
    const before = await names();
    const turn = page.getByRole("button", { name: "Turn round" });
    if (await turn.count()) {
      await press(page, turn);
      await expect.poll(names).toEqual([...before].reverse());
    }
    await press(page, ghosts.first()); // marked
    await expect(ghosts.first()).toHaveAttribute("aria-pressed", "true");
    await press(page, ghosts.first()); // and back into the hand
    await expect.poll(() => ghosts.count()).toBeLessThan(3);
    await press(page, page.getByRole("button", { name: "Put back" }));
    await expect(ghosts).toHaveCount(0);
  }
  expect(await versionOf(page), "nothing is sent yet").toBe(version);
  for (let cards = 1; cards <= 3; cards++) {
    await press(page, page.locator(".hand .pick[data-offered]").first());
    await expect(ghosts).toHaveCount(cards);
  }
  await press(page, found);
  await expect.poll(() => versionOf(page)).toBe(version + 3);
  await expect(page.locator(".city .lot:not(.ghost)")).toHaveCount(3);
});

test("contest: ending the last turn with cards that fit asks once more @thorough", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "contest", seats: 3 });
  const { version } = await playedTo(
    page,
    true,
    (now) => now.phase === "final" && offered(now, ...LAYS).length > 0 && offered(now, "done").length > 0,
  );
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await press(page, page.getByRole("button", { name: "End your turn" }));
    await expect(page.getByText(/last turn, and .* still fit/)).toBeInViewport({ ratio: 1 });
    await page.screenshot({ path: `test-results/contest-last-turn-${width}.png` });
    await press(page, page.getByRole("button", { name: "Cancel", exact: true }));
    await expect(page.getByText(/last turn, and/)).toHaveCount(0);
  }
  expect(await versionOf(page)).toBe(version);
  await press(page, page.getByRole("button", { name: "End your turn" }));
  await press(page, page.locator(".sure .answers .btn"));
  await expect.poll(() => versionOf(page)).toBeGreaterThan(version);
});

test("contest: a click aims the saboteur, a button sends it @thorough", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "contest", seats: 3 });
  const { version } = await playedTo(page, true, (now) => offered(now, "attack").length > 0);
  const target = page.locator(".target").first();
  const send = page.getByRole("button", { name: "Send the saboteur" });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(send).toHaveCount(0);
    await press(page, target);
    await expect(page.locator(".ask em")).toHaveText(/^Sabotage .+’s .+\?$/);
    await expect(page.locator("[data-foretold]"), "what the die decides").toContainText("The dot destroys");
    await expect(send).toBeInViewport({ ratio: 1 });
    await page.screenshot({ path: `test-results/contest-aimed-${width}.png` });
    await press(page, page.getByRole("button", { name: "Cancel", exact: true }));
    await expect(target).toHaveAttribute("aria-pressed", "false");
  }
  expect(await versionOf(page), "nothing is sent yet").toBe(version);
  const tag = page.locator(".log .entries .ref").last(); // the tag of a rule, for a finger
  await tag.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await tag.boundingBox())!;
  await page.mouse.click(x + width / 2 - 16, y + height / 2 + 16);
  await expect(page.locator("dialog.sheet[open]")).toBeVisible();
  await page.keyboard.press("Escape");
  await press(page, target);
  await press(page, send);
  await expect.poll(() => versionOf(page)).toBeGreaterThan(version);
});

test("contest: a ransom names the attacker, the price and what is lost @thorough", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "contest", seats: 3, level: "random" });
  const now = await playedTo(page, true, ({ phase, moves }) => phase === "ransom" && moves.length > 1);
  const { ransom } = now.state.attack as { ransom: number };
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(".ask h1")).toContainText(/(Bruno|Clara) attacks your/);
    await expect(page.getByRole("button", { name: new RegExp(`^Pay ${ransom} talers?$`) })).toBeInViewport();
    await expect(page.getByRole("button", { name: new RegExp(`^Give up .*−${ransom} points?`) })).toBeInViewport();
  }
  await press(page, page.getByRole("button", { name: /^Pay/ }));
  await expect.poll(() => versionOf(page)).toBeGreaterThan(now.version);
});

test("contest: without money for a bid, Pass is the main button and a bid is called a bluff @thorough", async ({
  page,
}) => {
  await arrive(page, "en");
  await openTable(page, { game: "contest", seats: 3 });
  const { version } = await playedTo(page, true, (now) => {
    const [bid] = offered(now, "bid");
    return bid !== undefined && offered(now, "pass").length > 0 && Number(bid.args.amount) > ownOf(now).money;
  });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(".acts .btn.go")).toHaveText("Pass");
    await expect(page.locator(".acts .btn:not(.go)")).toHaveText(/^Bluff: bid \d+$/);
  }
  await press(page, page.locator(".acts .btn.go"));
  await expect.poll(() => versionOf(page)).toBeGreaterThan(version);
});

test("contest: the panel is as high in every phase, nothing is cut off in it, and an auction's buttons are one row @thorough", async ({
  page,
}) => {
  await arrive(page, "de");
  await openTable(page, { game: "contest", seats: 3 });
  const heights = new Map<number, number>();
  for (const phase of ["roll", "offer", "raise", "act"]) {
    await playedTo(page, true, (now) => now.phase === phase && now.moves.length > 1 === (phase !== "roll"));
    for (const [width, height] of [[1440, 900], ...SIZES] as const) {
      await page.setViewportSize({ width, height });
      await expect(async () => {
        if (width > 760) {
          const [high, beyond] = await page
            .locator(".stage")
            .evaluate((one) => [one.getBoundingClientRect().height, one.scrollHeight - one.clientHeight]);
          expect(beyond, `${phase} at ${width}`).toBeLessThanOrEqual(0);
          expect(high, `${phase} at ${width}`).toBeCloseTo(heights.get(width) ?? high!, 0);
          heights.set(width, high!);
        }
        if (phase !== "raise") return;
        const rows = await page
          .locator(".acts > :visible")
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => y + height / 2));
        expect(Math.max(...rows) - Math.min(...rows), `buttons at ${width}`).toBeLessThan(4);
      }).toPass(LAID_OUT);
    }
    if (phase !== "raise") continue;
    await page.setViewportSize({ width: 1366, height: 680 });
    await press(page, page.getByRole("button", { name: "Mitbieten bis" }));
    await expect(async () => {
      const [piles, stage, order] = await Promise.all(
        [".pile figcaption", ".stage", ".standing-order"].map((one) => page.locator(one).first().boundingBox()),
      );
      expect(order!.y, "an order lies over no pile").toBeGreaterThanOrEqual(piles!.y + piles!.height);
      expect(order!.y + order!.height, "nor over the city").toBeLessThanOrEqual(stage!.y + stage!.height);
    }).toPass(LAID_OUT);
    await press(page, page.locator(".standing-order").getByRole("button", { name: "Abbrechen" }));
  }
});

test("contest: on a phone what is asked comes into view when the question changes @thorough", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, "en");
  await openTable(page, { game: "contest", seats: 3 });
  await playedTo(page, true, ({ phase }) => phase === "roll");
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 160);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(page.locator(".ask h1"), "the sentence stays while the table is in view").toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await playedTo(page, true, ({ phase, moves }) => phase === "raise" && moves.length > 1);
  await expect(page.locator(".acts .pass")).toBeInViewport({ ratio: 1 });
  const isSeen = () =>
    page.locator(".city header").evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator(".city").evaluate((one) => one.scrollIntoView({ block: "center" }));
    await expect.poll(isSeen, { message: `the own city at ${width}x${height}` }).toBe(true);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const before = await versionOf(page);
  await press(page, page.locator(".acts .pass"));
  await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
});

test("contest: on a phone next to nothing moves when the question changes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addUpShifts(page, true);
  await arrive(page, "de");
  await openTable(page, { game: "contest", seats: 4 });
  for (let question = 0; question < 5; question++) {
    await settled(page);
    const before = await shifted(page);
    await playUntil(page, "contest", null, 1);
    await settled(page);
    expect((await shifted(page)) - before, `after click ${question}`).toBeLessThan(MOST_SHIFTED);
  }
});
