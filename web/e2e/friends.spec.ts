import { expect, type Page, type WebSocketRoute } from "@playwright/test";
import { another, arrive, fits, look, myTurn, openTable, test, unfold, versionOf } from "./people";

test("a friend sits down by the link, both see each other's moves and words", async ({ page, browser, errors }) => {
  await arrive(page, "de", "Anna");
  await page.locator(".bay:has(#c-pillars)").click();
  await unfold(page);
  await page.locator(".options .seg").first().getByLabel("3", { exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Freunde einladen" }).click();
  await expect(page.locator(".qr")).toBeVisible();
  const link = page.url();

  const friend = await another(browser, errors);
  await arrive(friend, "en", "Ben");
  await friend.goto(link);
  await friend.getByRole("button", { name: "Sit down" }).first().click();
  await expect(page.locator(".places")).toContainText("Ben");
  await expect(page.getByText("Wer diesen Link öffnet, kann sich an deinen Tisch setzen.")).toBeVisible();
  await expect(friend.getByText("Anna will start the game.")).toBeVisible();
  await page.getByRole("button", { name: "Mit Bots auffüllen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Alle sind da");
  await page.getByRole("button", { name: "Spiel starten" }).click();
  await expect(page.locator(".hand .pick")).toHaveCount(10, { timeout: 60_000 });
  await expect(friend.locator(".hand .pick")).toHaveCount(10, { timeout: 60_000 });

  await friend.getByPlaceholder("Say something").fill("hello Anna");
  await friend.getByRole("button", { name: "Send" }).click();
  await page.getByRole("tab", { name: /Chat/ }).click();
  await expect(page.locator(".entries")).toContainText("hello Anna");
  await friend.context().close();
});

test("the link is copied also where the page has no clipboard, and is said to lead to this computer only @thorough", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await arrive(page, "en", "Anna");
  await page.getByRole("button", { name: "Invite friends" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => getSelection()!.toString().trim())).toBe(page.url());
  await expect(page.getByText("This link leads to this computer only.")).toBeVisible();
});

test("a reload in the middle brings back the same hand @thorough", async ({ page }) => {
  await arrive(page, "en");
  await page.locator(".setup .btn.go").click();
  await page.waitForFunction(() => document.body.dataset.turn === "mine", undefined, { timeout: 60_000 });
  const hand = () =>
    page.locator(".hand .pick").evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card));
  await expect(page.locator(".hand .pick[data-offered]").first()).toBeVisible();
  const before = await hand();
  await page.reload();
  await page.waitForFunction(() => document.body.dataset.turn === "mine", undefined, { timeout: 60_000 });
  await expect(page.locator(".hand .pick[data-offered]").first()).toBeVisible();
  expect(await hand()).toEqual(before);

  const version = await page.locator("body").getAttribute("data-version");
  await page.locator(".pick[data-offered]").first().click();
  await page.locator(".pick.chosen").click();
  await page.waitForFunction((seen) => document.body.dataset.version !== seen, version);
  await page.waitForFunction(() => document.body.dataset.turn === "mine", undefined, { timeout: 60_000 });
  expect((await hand()).length).toBe(before.length - 1);
});

test("a lost connection: a banner, it comes back by itself, and a move made meanwhile counts once", async ({
  page,
}) => {
  const lines: WebSocketRoute[] = [];
  let cut = false;
  await page.routeWebSocket(/\/socket/, (line) => {
    if (cut) return void line.close();
    lines.push(line);
    line.connectToServer();
  });
  await arrive(page, "en");
  await openTable(page, { game: "pillars", seats: 3 });
  await myTurn(page);
  const cards = page.locator(".hand .pick");
  await expect(cards).toHaveCount(10);
  const version = await versionOf(page);

  cut = true;
  await lines.at(-1)!.close();
  await expect(page.getByText("Connection lost.")).toBeVisible();
  await expect(page.locator(".net")).toHaveText("no answer");
  await page.locator(".pick[data-offered]").first().click();
  await page.locator(".pick.chosen").click();
  await expect(cards).toHaveCount(10);
  expect(await versionOf(page)).toBe(version);

  cut = false;
  await expect(page.locator(".banner")).toBeHidden();
  await expect(page.locator(".net")).toHaveText("connected");
  await expect(cards).toHaveCount(9);
  await myTurn(page);
  await expect(cards).toHaveCount(9);
});

test("a bot stands in, and the seat is taken back @thorough", async ({ page, browser, errors }) => {
  await arrive(page, "en", "Anna");
  await page.locator(".bay:has(#c-pillars)").click();
  await unfold(page);
  await page.locator(".options .seg").first().getByLabel("3", { exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Invite friends" }).click();
  const friend = await another(browser, errors);
  await arrive(friend, "en", "Ben");
  await friend.goto(page.url());
  await friend.getByRole("button", { name: "Sit down" }).first().click();
  await expect(page.locator(".places")).toContainText("Ben");
  await page.getByRole("button", { name: "Fill with bots" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator(".hand .pick")).toHaveCount(10, { timeout: 60_000 });

  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  const back = page.getByRole("button", { name: "Take my seat back" });
  await expect(back).toBeVisible();
  // Ben, who is asked sooner or later, sees that a bot plays; the game waits for him.
  await myTurn(friend);
  await friend.getByRole("button", { name: "Table", exact: true }).click();
  await expect(friend.getByRole("dialog")).toContainText("Bot for ");
  await back.click();
  await expect(friend.getByRole("dialog")).not.toContainText("Bot for ");
  await page.keyboard.press("Escape");
  await friend.keyboard.press("Escape");
  // Ben may win the trick and lead the next one; then he plays again before Anna is asked.
  const isAsked = (one: Page) => one.evaluate(() => document.body.dataset.turn === "mine");
  await expect
    .poll(
      async () => {
        if (await isAsked(friend)) {
          const version = await versionOf(friend);
          await friend.locator(".pick[data-offered]").first().click();
          await friend.locator(".pick.chosen").click();
          await friend.waitForFunction((seen) => Number(document.body.dataset.version) > seen, version);
        }
        return isAsked(page);
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await expect(page.locator(".pick[data-offered]").first()).toBeVisible();
  await friend.context().close();
});

test("a listed game is watched from the home page: no hand, no moves, and nothing offered @thorough", async ({
  page,
  browser,
  errors,
}) => {
  const host = `Vera ${Date.now() % 100_000}`;
  await arrive(page, "en", host);
  await page.evaluate(async () => {
    const post = async (path: string, body: unknown) =>
      (
        await fetch(path, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        })
      ).json();
    const bot = { kind: "bot", level: "greedy" };
    const table = await post("/api/tables", {
      game: "pillars",
      listed: true,
      seats: [{ kind: "me", level: null }, bot, bot],
    });
    await post(`/api/tables/${table.id}/commands`, { id: "start-it", do: "start" });
  });
  await page.reload();
  await expect(page.locator(".yours li", { hasText: "Hand 1 of" }).first()).toBeVisible();

  const guest = await another(browser, errors);
  await arrive(guest, "en", "Cleo");
  const all = guest.getByRole("button", { name: /^All \d+ running games$/ });
  await expect(guest.locator(".watched li").first()).toBeVisible();
  if (await all.isVisible()) await all.click();
  const row = guest.locator(".watched li", { hasText: host });
  await expect(row).toContainText("Hand 1 of");
  await row.getByRole("link").click();
  await expect(guest.locator(".plate").first()).toBeVisible({ timeout: 60_000 });
  await expect(guest.locator(".hand .pick")).toHaveCount(0);
  await expect(guest.locator("[data-offered], [data-move]")).toHaveCount(0);
  await guest.context().close();
});

for (const [game, there, last] of [
  ["pillars", ".plate", [".log form"]],
  ["contest", ".city", [".log form"]],
  ["baumeister", ".crew", [".log form"]],
  ["cologne", ".map", []],
] as const) {
  test(`whoever watches ${game} is told so, and nothing is said as if they played @thorough`, async ({
    page,
    browser,
    errors,
  }) => {
    await arrive(page, "en", "Anna");
    await openTable(page, { game, seats: 3 });
    const guest = await another(browser, errors, true);
    await arrive(guest, "en", "Cleo");
    await guest.goto(page.url());
    await expect(guest.locator(there).first()).toBeVisible({ timeout: 60_000 });
    await expect(guest.getByText("You are watching.")).toBeVisible();
    const log = guest.getByRole("complementary", { name: "Log and chat" });
    expect(
      (await guest.locator("body").innerText())
        .replace("You are watching.", "")
        .replace((await log.count()) ? await log.innerText() : "", ""),
    ).not.toMatch(/\byou(r|rs)?\b/i);
    await expect(guest.locator("[data-offered], [data-move]")).toHaveCount(0);
    await look(guest, `${game}, watched`);
    // The line above the table pushes nothing below the fold.
    await fits(guest, [...last], `${game}, watched`);
    await guest.context().close();
  });
}

test("two tabs of one seat stay in step, and one tab plays by keyboard alone", async ({ page, context, errors }) => {
  void errors;
  await arrive(page, "en");
  await page.locator(".setup .btn.go").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.body.dataset.turn === "mine", undefined, { timeout: 60_000 });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator(".hand .pick").first()).toBeVisible({ timeout: 60_000 });
  const cards = await other.locator(".hand .pick").count();
  await page.bringToFront();
  await page.locator(".pick[data-offered]").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(other.locator(".hand .pick")).toHaveCount(cards - 1, { timeout: 60_000 });
});

test("a card that is not offered says why, with the rule", async ({ page }) => {
  await arrive(page, "de");
  await page.locator(".setup .btn.go").click();
  for (let i = 0; i < 6; i++) {
    await page.waitForFunction(
      () => document.body.dataset.turn === "mine" || document.body.dataset.turn === "over",
      undefined,
      { timeout: 60_000 },
    );
    const barred = page.locator(".hand .pick:not([data-offered])");
    if (await barred.count()) {
      await barred.first().click();
      await expect(page.locator(".bubble")).toContainText("Alfred");
      // On a phone it would lie over the hand: it goes when one goes on.
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator(".ask h1").click();
      await expect(page.locator(".bubble")).toHaveCount(0);
      await page.setViewportSize({ width: 1440, height: 900 });
      await barred.first().click();
      await page.locator(".bubble .to-rule").click();
      await expect(page.locator("#rule-P8")).toBeVisible();
      return;
    }
    await page.locator(".pick[data-offered]").first().click();
    await page.locator(".pick.chosen").click();
  }
});
