import { expect, type Locator, type Page } from "@playwright/test";
import { troubles } from "./controls";
import { another, arrive, fits, myTurn, openTable, playUntil, test, versionOf } from "./people";
import { asked, make, seenBy, shows } from "./wire";

const BANK = { kind: "bank", seconds: 600, increment: 5, flag: "bot", level: "greedy" };

test("clocks: every seat's time is shown, the one whose turn it is runs", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "pillars", seats: 3, clock: BANK });
  await myTurn(page);
  await expect(page.locator(".clock")).toHaveCount(3);
  const own = page.getByRole("timer", { name: /Agnes’s clock runs/ });
  await expect(own).toHaveCount(1);
  const text = await own.innerText();
  await expect.poll(() => own.innerText()).not.toBe(text);
  await expect(page.locator(".clock.runs")).toHaveCount(1);
  await fits(page, [".plate", ".hand .pick"], "pillars with clocks");
  // A large screen is filled.
  await page.setViewportSize({ width: 1920, height: 1080 });
  await fits(page, [".plate", ".hand .pick"], "pillars with clocks at 1920");
  const card = await page.locator(".hand .pick").first().boundingBox();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect
    .poll(async () => (await page.locator(".hand .pick").first().boundingBox())!.height)
    .toBeLessThan(card!.height / 1.15);
});

test("days on the clock are said as days, and without clocks none is shown @thorough", async ({ page }) => {
  await arrive(page, "de");
  await openTable(page, { game: "contest", seats: 3, clock: { ...BANK, kind: "days", seconds: 3 * 86400 } });
  await expect(page.locator(".clock").first()).toContainText("T", { timeout: 60_000 });
  await openTable(page, { game: "contest", seats: 3 });
  await expect(page.locator(".city")).toBeVisible();
  await expect(page.locator(".clock")).toHaveCount(0);
  await page.setViewportSize({ width: 1366, height: 680 });
  await fits(page, [".own"], "contest on a low screen");
});

/** Asked for until it comes: a busy server says that one is to try again shortly. */
async function hinted(page: Page): Promise<Locator> {
  const box = page.locator(".hintbox");
  const button = page.locator(".btn.advise:visible");
  await expect(async () => {
    if (await button.isEnabled()) await button.click();
    await expect(box.locator(".first")).toBeVisible({ timeout: 30_000 });
  }).toPass({ timeout: 180_000 });
  return box;
}

test("a hint names one move with its chance to win, and what is about as good or next", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "pillars", seats: 3, rated: true });
  await myTurn(page);
  const question = page.getByRole("dialog", { name: "Hint" });
  await page.locator(".btn.advise:visible").click();
  await expect(question).toContainText("A hint makes this game unrated. Show it anyway?");
  await question.getByRole("button", { name: "Keep it rated" }).click();
  expect((await seenBy(page)) as unknown).toMatchObject({ rated: true });
  await page.locator(".btn.advise:visible").click();
  await question.getByRole("button", { name: "Show it" }).click();
  await expect.poll(async () => (await seenBy(page)) as unknown).toMatchObject({ rated: false });
  const box = await hinted(page);
  const share = parseInt(await box.locator(".first > b").innerText());
  await expect(box).toContainText(
    /About as good: .|Several other moves are about as good\.|Nothing else is as good\. Next: ./,
  );
  // At the cards, too, the best of them marked, and no other figure for it.
  const atCards = (await page.locator(".hand .share").allInnerTexts()).map((text) => parseInt(text));
  expect(Math.max(...atCards)).toBe(share);
  await expect(page.locator(".hand .share.best")).toHaveCount(1);
  await fits(page, [".hand .pick", ".trick"], "pillars with a hint"); // it lies before the log
  // Why: the same figures in the drawer, with all moves, and the box makes room.
  await box.getByRole("button", { name: "Why?" }).click();
  const details = page.locator(".hint-details");
  await expect(details).toContainText("How it was measured", { timeout: 60_000 });
  await expect(page.getByRole("tab", { name: "Hint" })).toHaveAttribute("aria-selected", "true");
  await expect(box).toBeHidden();
  expect(parseInt(await details.locator("tbody tr").first().locator("td").nth(1).innerText())).toBe(share);
  await fits(page, [".hand .pick", ".trick"], "pillars with a hint explained");
  await page.keyboard.press("Escape");
  await expect(details).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Log" })).toHaveAttribute("aria-selected", "true");
  await expect(box).toHaveCount(0);
});

for (const game of ["pillars", "contest", "baumeister", "cologne"])
  test(`on a phone a hint at ${game} is one strip, the thing itself is ringed, and nothing one plays with is under it @thorough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await arrive(page, "de");
    await openTable(page, { game, seats: 3 });
    await myTurn(page);
    if (game === "pillars") await page.locator(".pick[data-offered]").first().click(); // the button that plays it comes up
    if (game === "cologne") {
      await page.getByRole("button", { name: "Würfeln" }).click();
      await expect(page.locator(".reach").first()).toBeVisible();
    }
    const box = await hinted(page);
    await expect(box.locator(".first")).toBeVisible();
    await expect(page.locator(".advised").first()).toBeAttached();
    const { moves } = (await seenBy(page)).play;
    expect(await troubles(page, moves)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const under = await page.evaluate(() =>
      [...document.querySelectorAll("[data-move], [data-moves], .btn.go")].flatMap((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const above = document.elementFromPoint(x + width / 2, y + height / 2);
        return above?.closest(".hintbox") ? [one.outerHTML.slice(0, 120)] : [];
      }),
    );
    expect(under).toEqual([]);
    await box.getByRole("button", { name: "Warum?" }).click();
    const sheet = page.getByRole("dialog", { name: "Tipp" });
    await expect(sheet).toContainText("Wie gemessen wurde", { timeout: 60_000 });
    await sheet.getByRole("button", { name: "Schließen" }).click();
    await expect(sheet).toHaveCount(0);
    await box.getByRole("button", { name: "Schließen" }).click();
    await expect(box).toHaveCount(0);
  });

test("pillars: what a card will do stands on a line of its own, under no button @thorough", async ({ page }) => {
  await arrive(page, "de");
  await openTable(page, { game: "pillars", seats: 4 });
  await myTurn(page);
  const line = page.locator(".foretold");
  await page.locator(".hand .pick[data-offered]").last().click();
  for (const [width, height] of [
    [1366, 680],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator(".hand .pick.chosen").hover();
    await expect(line).not.toHaveText("");
    const covered = await line.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return [...range.getClientRects()].filter(
        ({ right, top, bottom }) => !one.contains(document.elementFromPoint(right - 2, (top + bottom) / 2)),
      ).length;
    });
    expect(covered, `${width}`).toBe(0);
  }
});

test("pillars: points that are still possible are asked about before one closes; a double click is no answer @thorough", async ({
  page,
}) => {
  await arrive(page, "en");
  await openTable(page, { game: "pillars", seats: 3 });
  const finish = page.getByRole("button", { name: /^Finish with/ });
  const question = page.getByRole("alert");
  // The tricks are played over the wire, up to a hand in which something can be converted.
  for (let now = (await asked(page))!; ; now = (await make(page, now, now.moves[0]!))!) {
    if (!now.moves.some((move) => move.family === "convert")) continue;
    await shows(page, now);
    await expect(finish).toBeVisible();
    break;
  }
  await expect(page.locator(".btn.best, .conversion.possible").first()).toBeVisible();
  const version = await versionOf(page);
  await finish.dblclick();
  await expect(question).toContainText("possible in this hand");
  await expect(question).not.toContainText("taken back"); // it can be
  expect(await versionOf(page)).toBe(version);
  const answer = (await question.getByRole("button", { name: "Finish anyway" }).boundingBox())!;
  const asking = (await finish.boundingBox())!;
  expect(answer.y >= asking.y + asking.height || answer.x >= asking.x + asking.width).toBe(true);
  await question.getByRole("button", { name: "Finish anyway" }).click();
  await expect.poll(() => versionOf(page)).toBeGreaterThan(version);
});

test("a turn begins anew: all its steps are taken back", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "cologne", seats: 2 });
  await playUntil(page, "cologne", () => document.querySelectorAll(".reach[data-steps='2']").length > 0);
  const places = () =>
    page.locator(".cart.mine").evaluateAll((carts) => carts.map((cart) => cart.getAttribute("aria-label")));
  const before = await places();
  await page.locator(".reach[data-steps='2']").first().dispatchEvent("click");
  await expect(page.locator(".btn.anew")).toBeVisible();
  expect(await places()).not.toEqual(before);
  await page.locator(".btn.anew").click();
  await expect.poll(places).toEqual(before);
  await expect(page.locator(".btn.anew")).toHaveCount(0);
});

test("a standing instruction in an auction bids and passes by itself @thorough", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "contest", seats: 3 });
  await playUntil(
    page,
    "contest",
    () => document.querySelector(".standing .link") !== null && document.querySelector(".acts .pass") !== null,
  );
  const standing = page.locator(".standing");
  await standing.getByRole("button", { name: "Keep bidding up to …" }).click();
  const version = await versionOf(page);
  await standing.getByRole("button", { name: /^Bid up to \d+$/ }).click();
  await expect.poll(() => versionOf(page)).toBeGreaterThan(version + 1);

  await playUntil(
    page,
    "contest",
    () => document.querySelector(".standing .link") !== null && document.querySelector(".acts .pass") !== null,
  );
  await standing.getByRole("button", { name: "Pass in this auction" }).click();
  await expect(page.locator(".entries").getByText("You pass.").last()).toBeVisible();
});

test("a standing instruction given while another one thinks is seen by its owner alone, and withdrawn @thorough", async ({
  page,
  browser,
  errors,
}) => {
  await arrive(page, "en", "Anna");
  const id = await page.evaluate(async () => {
    // The bot sits between them: when it opens an auction, Ben is asked while Anna waits.
    const seats = [
      { kind: "me", level: null },
      { kind: "bot", level: "greedy" },
      { kind: "open", level: null },
    ];
    return (
      await (
        await fetch("/api/tables", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ game: "contest", seats }),
        })
      ).json()
    ).id as string;
  });
  const friend = await another(browser, errors);
  await arrive(friend, "en", "Ben");
  await page.goto(`/t/${id}`);
  await friend.goto(`/t/${id}`);
  await friend.getByRole("button", { name: "Sit down" }).first().click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await Promise.all([page, friend].map((one) => expect(one.locator(".city")).toBeVisible({ timeout: 60_000 })));

  const turn = (one: Page) => one.evaluate(() => document.body.dataset.turn);
  const offer = page.locator(".standing .link").first();
  for (let i = 0; i < 200; i++) {
    if ((await turn(friend)) === "mine" && (await turn(page)) === "others" && (await offer.count())) break;
    for (const one of [page, friend]) if ((await turn(one)) === "mine") await playUntil(one, "contest", null, 1);
    await page.waitForTimeout(80);
  }
  await page.getByRole("button", { name: "Pass in this auction" }).click();
  await expect(page.locator(".standing")).toContainText("Only you see this");
  await expect(friend.locator("body")).not.toContainText("Only you see this");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(offer).toBeVisible();
  await friend.context().close();
});

test("a bot of a chosen level plays in one's stead @thorough", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "pillars", seats: 3 });
  await myTurn(page);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByLabel("Level of the bot").selectOption("journeyman");
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  // Nobody else is a person here, so the game goes on to its end.
  await expect(page.locator(".ending h1")).toBeVisible({ timeout: 300_000 });
});

test("a note to oneself is kept", async ({ page }) => {
  await arrive(page, "de");
  await openTable(page, { game: "pillars", seats: 3 });
  await page.getByRole("tab", { name: "Notizen" }).click();
  await page.locator(".note textarea").fill("Bruno hat den König");
  await expect(page.locator(".note")).toContainText("Gespeichert.");
  await page.reload();
  await page.getByRole("tab", { name: "Notizen" }).click();
  await expect(page.locator(".note textarea")).toHaveValue("Bruno hat den König");
});

/** The looks of everything that flies from now on. */
async function flying(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = ((window as unknown as { flown: string[] }).flown = []);
    new MutationObserver((changes) =>
      changes.forEach((change) =>
        change.addedNodes.forEach(
          (node) =>
            node instanceof HTMLElement &&
            (node.classList.contains("flight") || node.inert) &&
            seen.push(node.className),
        ),
      ),
    ).observe(document.body, { childList: true, subtree: true });
  });
}
const flown = (page: Page) => page.evaluate(() => (window as unknown as { flown: string[] }).flown);

for (const [game, look] of [
  ["pillars", "material"],
  ["contest", "coin"],
  ["baumeister", "head"],
  ["cologne", "die"],
] as const) {
  test(`things travel at the table of ${game}, and not for whoever wants no motion @thorough`, async ({ page }) => {
    await arrive(page, "en");
    await page.addInitScript(() =>
      localStorage.setItem("bauhuette", JSON.stringify({ lang: "en", name: "Agnes", theme: "light", speed: "fast" })),
    );
    await openTable(page, { game, seats: 3 });
    await myTurn(page);
    await flying(page);
    for (let i = 0; i < 30 && !(await flown(page)).some((one) => one.includes(look)); i++)
      await playUntil(page, game, null, 1);
    expect((await flown(page)).join(" ")).toContain(look);
    await expect(page.locator(".flight")).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate(() => ((window as unknown as { flown: string[] }).flown.length = 0));
    await playUntil(page, game, null, 6);
    expect(await flown(page)).toEqual([]);
  });
}

test("the only possible move is made by itself for whoever wants that @thorough", async ({ page }) => {
  await arrive(page, "en");
  await page.addInitScript(() =>
    localStorage.setItem(
      "bauhuette",
      JSON.stringify({ lang: "en", name: "Agnes", theme: "light", speed: "off", forced: true }),
    ),
  );
  await openTable(page, { game: "contest", seats: 3 });
  // Rolling for income is the only thing one can do at the beginning of a turn; until then others auction, and one passes.
  const rolled = page.locator(".entries").getByText(/^You roll/);
  await expect(async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>(".acts .pass")?.click());
    expect(await rolled.count()).toBeGreaterThan(0);
  }).toPass({ intervals: [150], timeout: 120_000 });
});

test("what would be wasted and cannot be taken back is asked once more @thorough", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "cologne", seats: 2 });
  await playUntil(
    page,
    "cologne",
    () => document.querySelectorAll(".reach").length > 0 && document.querySelectorAll(".acts .end").length > 0,
  );
  const version = await versionOf(page);
  await page.getByRole("button", { name: "End turn" }).dblclick(); // the answer does not lie under the question
  await expect(page.getByRole("alert")).toContainText("cannot take this back");
  expect(await versionOf(page)).toBe(version);
  await page.getByRole("button", { name: "Finish anyway" }).click();
  await expect.poll(() => versionOf(page)).toBeGreaterThan(version);
  await expect(page.locator(".undo.live"), "what was said is true").toHaveCount(0);
});

test("pillars: the log of a hand names all parts of its points, and the parts make the whole @thorough", async ({
  page,
}) => {
  await arrive(page, "en");
  await openTable(page, { game: "pillars", seats: 3 });
  for (let now = (await asked(page))!; Number(now.state.hand_number) === 1;)
    now = (await make(page, now, now.moves.find((move) => move.family === "done") ?? now.moves[0]!))!;
  const lines = page.locator(".log li", { hasText: "in this hand:" });
  await expect(lines).toHaveCount(3);
  for (const line of await lines.allInnerTexts()) {
    expect(line).toMatch(/by converting, .* craftsmen, .* for other cards/);
    const [points, ...parts] = line
      .replaceAll("−", "-")
      .match(/-?\d+(?= (?:points?\b|by converting|for))/g)!
      .map(Number);
    expect(parts).toHaveLength(3);
    expect(points, line).toBe(parts[0]! + parts[1]! + parts[2]!);
  }
});

test("the home page says of one who waits that they do, and of several @thorough", async ({ page }) => {
  await arrive(page, "en");
  for (const [seats, words] of [
    [3, / are waiting: /],
    [2, /\S is waiting: /],
  ] as const) {
    await openTable(page, { game: "cologne", seats });
    await myTurn(page);
    await page.goto("/");
    await expect(page.locator(".greeting p")).toHaveText(words);
  }
});

test("one material is one material, and nobody is told to click where one touches @thorough", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "pillars", seats: 3 });
  let now = (await asked(page))!;
  await shows(page, now);
  await page.setViewportSize({ width: 390, height: 844 });
  const everything = () => page.locator("body").innerText();
  expect(await everything()).toContain("Choose a card");
  const counts = new Set<string>();
  for (let turn = 0; turn < 200 && !counts.has("One"); turn++) {
    const scoring = now.phase === "convert";
    if (scoring) {
      await shows(page, now);
      const said = /(\S+) materials?; at most/.exec(await everything());
      if (said) counts.add(said[1]!);
      expect(said?.[0] ?? "").not.toMatch(/^1 |^One materials/);
    }
    expect(await everything()).not.toMatch(/\bclick/i);
    // All that can be converted is, until one is left.
    const next = ["convert", "done"].map((family) => now!.moves.find((move) => move.family === family)).find(Boolean);
    now = (await make(page, now, next ?? now.moves[0]!))!;
    if (!now) break;
  }
  expect([...counts]).toContain("One");
});

test("what is not offered says why not, with the rule: fields, cards of a pile, workers @thorough", async ({
  page,
}) => {
  await arrive(page, "en");
  await openTable(page, { game: "cologne", seats: 2 });
  await myTurn(page);
  await page.locator("[data-astray=severin]").dispatchEvent("click");
  await expect(page.locator(".bubble")).toContainText("You must roll the dice first. Rule K21");
  await page.getByRole("button", { name: "Roll the dice" }).click();
  await playUntil(page, "cologne", () => document.querySelectorAll(".reach").length > 0);
  // Both carts start more than four moves away from there, or from the gate at the other end of the city.
  const beyond = await page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>("[data-astray]")]
      .map((one) => one.dataset.astray!)
      .find(
        (field) =>
          !document.querySelector(`.reach[data-field="${field}"]`) && ["severin", "gereon", "kunibert"].includes(field),
      ),
  );
  await page.locator(`[data-astray=${beyond}]`).dispatchEvent("click");
  await expect(page.locator(".bubble")).toContainText(/steps away; you have \d actions left\. Rule K28/);

  await openTable(page, { game: "contest", seats: 3 });
  await myTurn(page);
  await page.locator(".pile .stack:not([data-offered])").first().click();
  await expect(page.locator(".toast .to-rule")).toHaveText(/^Rule C\d+$/);
  await page.locator(".toast .to-rule").click();
  await expect(page.locator(".rules .at")).toBeVisible();

  await openTable(page, { game: "baumeister", seats: 2 });
  await myTurn(page);
  await page.locator(".hire-bay[data-offered]").first().click();
  await myTurn(page);
  await page.locator(".worker").first().click();
  await expect(page.locator(".why-line .ref")).toHaveText(/^B\d+$/);
});

test("workers are dragged to the pieces @thorough", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "baumeister", seats: 2 });
  await playUntil(
    page,
    "baumeister",
    () =>
      document.querySelectorAll(".piece.offered").length > 0 &&
      document.querySelectorAll(".worker[data-offered]").length > 0,
  );
  const free = await page.locator(".worker[data-offered]").count();
  await page.locator(".worker[data-offered]").first().dragTo(page.locator(".piece.offered").first());
  await expect.poll(() => page.locator(".building-site .head.placed").count()).toBe(1);
  await expect.poll(() => page.locator(".worker[data-offered]").count()).toBeLessThan(free);
});

test("the map is zoomed and panned, a route is shown and its costs @thorough", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "cologne", seats: 2 });
  await playUntil(page, "cologne", () => document.querySelectorAll(".reach[data-steps='2']").length > 0);
  const box = () => page.locator(".map").getAttribute("viewBox");
  const whole = await box();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(box).not.toBe(whole);
  const near = await box();
  await page.mouse.move(700, 500);
  await page.mouse.down();
  await page.mouse.move(600, 440, { steps: 4 });
  await page.mouse.up();
  expect(await box()).not.toBe(near);
  await page.getByRole("button", { name: "Zoom out" }).click();
  await page.locator(".reach[data-steps='2']").first().dispatchEvent("pointerenter");
  await expect(page.locator(".map .route")).toHaveCount(1);
  await expect(page.locator(".reach[data-steps='2'] .cost").first()).toHaveText("2");
});

test.describe("without what is printed on the game", () => {
  test.use({ expected: /503/ });
  test("a table says what is wrong, and comes by itself when all is there @thorough", async ({ page }) => {
    await page.route("**/api/games/*/facts*", (route) =>
      route.fulfill({ status: 503, json: { refusal: { code: "busy", text: "Too much to do." } } }),
    );
    await arrive(page, "en");
    await openTable(page, { game: "pillars", seats: 3 });
    await expect(page.getByRole("alert")).toContainText("Too much to do. Trying again");
    await page.unroute("**/api/games/*/facts*");
    await expect(page.locator(".hand .pick").first()).toBeVisible();
  });
});
