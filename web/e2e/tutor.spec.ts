import { expect, type Browser, type Page } from "@playwright/test";
import { another, arrive, look, myTurn, openTable, playUntil, settled, test, versionOf, unfold } from "./people";
import { seenBy } from "./wire";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Think again?" });
const blunder = (page: Page) => page.locator(".pick[data-heat='blunder']");
const offersBlunder = async () => {
  while (document.querySelector(".tutor[data-tutor=weighs]")) await new Promise((done) => setTimeout(done, 20));
  return document.querySelector(".pick[data-heat='blunder']") !== null;
};

const MADE_UP = "−20%";

/** Make the last card of every answer a blunder: real ones are rare, and tests of the server say which moves are. */
async function withBlunders(page: Page): Promise<void> {
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const told = JSON.parse(String(message)) as { type: string; weights?: object[] };
      const last = told.type === "weigh" ? told.weights?.at(-1) : undefined;
      if (last) Object.assign(last, { cost: 0.2, certainty: "probably", verdict: "blunder" });
      socket.send(JSON.stringify(told));
    });
  });
}

async function turn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("switch", { name: "Tutor" }).click();
}

/** Agnes and Bruno at one table with a bot, which has begun; both look at it. */
async function together(page: Page, browser: Browser, errors: string[], rated: boolean): Promise<Page> {
  const other = await another(browser, errors);
  await arrive(page, "en");
  await arrive(other, "en", "Bruno");
  if (rated)
    for (const who of [page, other]) {
      const name = `rated-${crypto.randomUUID().slice(0, 8)}`;
      await who.request.post("/api/accounts", { data: { name, password: "correct horse" } });
    }
  const seats = ["me", "open", "bot"].map((kind) => ({ kind, level: kind === "bot" ? "greedy" : null }));
  const { id } = await (await page.request.post("/api/tables", { data: { game: "pillars", rated, seats } })).json();
  const told = (who: Page, order: string) =>
    who.request.post(`/api/tables/${id}/commands`, { data: { id: `${order}-the-table`, do: order } });
  await told(other, "join");
  await told(page, "start");
  for (const who of [page, other]) {
    await who.goto(`/t/${id}`);
    await expect(who.locator(".hand .pick").first()).toBeVisible();
  }
  return other;
}

test("a tutor marks the moves and asks before a blunder; thinking again tells nobody anything", async ({
  browser,
  errors,
}) => {
  const page = await another(browser, errors, true);
  await withBlunders(page);
  await arrive(page, "en");
  await openTable(page, { game: "pillars", seats: 3, rated: true });
  await myTurn(page);
  await turn(page);
  await expect(page.locator(".tutor")).toBeVisible();
  expect((await seenBy(page)) as unknown).toMatchObject({ rated: false }); // as after a hint
  await page.keyboard.press("Escape");
  await playUntil(page, "pillars", offersBlunder);

  await expect(page.locator(".tutor .shares")).toHaveAccessibleName(/^Chances to win, as far as you can know: you \d/);
  await expect(blunder(page).first()).toHaveAccessibleDescription(/^Tutor: blunder, lowers the chance to win by \d+%$/);
  await expect(page.locator(".heat .blunder").first()).toHaveText(/^−\d+%$/);
  await expect(page.locator(".heat .best").first()).toHaveText("✓");
  await look(page, "pillars with a tutor", ["light", "dark"]);
  const version = await versionOf(page);

  // The hint says the same of every move, figure by figure.
  const costs = (texts: string[]) =>
    texts.flatMap((text) => text.match(/−\d+%/) ?? []).filter((cost) => cost !== MADE_UP);
  const marked = costs(await page.locator(".heat span").allInnerTexts());
  await page.locator(".btn.advise:visible").click();
  await page.getByRole("button", { name: "Why?" }).click({ timeout: 60_000 });
  await expect(page.locator(".hint-details")).toContainText("How it was measured", { timeout: 60_000 });
  const all = page.locator(".hint-details").getByRole("button", { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
  const explained = costs(await page.locator(".hint-details tbody tr").allInnerTexts());
  expect(marked.filter((cost) => !explained.includes(cost))).toEqual([]);
  await page.keyboard.press("Escape");

  const card = blunder(page).first();
  await card.click();
  await card.click();
  await expect(dialog(page).locator("p")).toHaveText(
    /^“[^“]+” (clearly|probably) lowers your chance to win by \d+%\. Nothing has been played yet\.$/,
  );
  await look(page, "a question before a blunder");
  await dialog(page).getByRole("button", { name: "Think again" }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect([await versionOf(page), (await seenBy(page)).version]).toEqual([version, version]);

  // By keyboard: what is pressed next by mistake does not play it.
  await card.press("Enter");
  await expect(dialog(page).getByRole("button", { name: "Think again" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  expect((await seenBy(page)).version).toBe(version);

  await card.press("Enter");
  await dialog(page).getByRole("button", { name: "Play it anyway" }).press("Enter");
  await expect.poll(() => versionOf(page)).toBeGreaterThan(version);
  await expect(dialog(page)).toHaveCount(0);
  await settled(page);

  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(page.locator(".tutor")).toHaveCount(0);
  await page.getByRole("button", { name: "Take my seat back" }).click();
  await expect(page.locator(".tutor")).toBeVisible();
  await page.getByRole("switch", { name: "Tutor" }).click();
  await expect(page.locator(".tutor")).toHaveCount(0);
  await expect(page.locator("[data-heat]")).toHaveCount(0);
});

test("a tutor that finds no time says so, and nobody waits for it @thorough", async ({ page }) => {
  let crowded = true;
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const told = JSON.parse(String(message)) as { type: string; weights?: unknown[] };
      const refusal = { code: "crowded", text: "crowded", rule: null };
      const answer = crowded && told.type === "weigh" ? { ...told, weights: [], shares: [], refusal } : told;
      socket.send(JSON.stringify(answer));
    });
  });
  await arrive(page, "en");
  await openTable(page, { game: "pillars", seats: 3 });
  await myTurn(page);
  await turn(page);
  await page.keyboard.press("Escape");
  await expect(page.locator(".tutor [role=status]")).toHaveText("Too busy right now");
  await expect(page.locator(".tutor .shares, [data-heat], .heat span")).toHaveCount(0);
  const version = await versionOf(page);
  const card = page.locator(".hand .pick[data-move]").first();
  await card.click();
  await card.click(); // without a weight nothing is asked
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => versionOf(page)).toBeGreaterThan(version);
  crowded = false;
  await myTurn(page);
  await expect(page.locator(".tutor")).toHaveAttribute("data-tutor", "told");
});

test("ways of several moves are marked by their first one, amounts by what they lead to @thorough", async ({
  page,
}) => {
  await arrive(page, "en");
  await openTable(page, { game: "cologne", seats: 2 });
  await myTurn(page);
  await turn(page);
  await page.keyboard.press("Escape");
  await playUntil(page, "cologne", () => document.querySelector("[data-begins][data-heat]") !== null);
  const way = page.locator("[data-begins][data-heat]").first();
  await expect(way).toHaveAccessibleDescription(/^First step of the way there\. Tutor: /);
  const first = page.locator(`[data-move="${await way.getAttribute("data-begins")}"]`).first();
  expect(await way.getAttribute("data-heat")).toBe(await first.getAttribute("data-heat"));
});

test("everybody sees who plays with a tutor, and only that one is told anything @thorough", async ({
  page,
  browser,
  errors,
}) => {
  const other = await together(page, browser, errors, false);
  await turn(page);
  await expect(page.locator(".tutor")).toBeVisible();
  await expect(other.getByText("Agnes plays with a tutor.")).toBeVisible();
  await expect(other.locator(".tutor, [data-heat]")).toHaveCount(0);
  await other.getByRole("button", { name: "Table", exact: true }).click();
  await expect(other.getByRole("dialog")).toContainText("with a tutor");
});

test("a table without rating, at which friends may be advised, is opened on the home page @thorough", async ({
  page,
}) => {
  await arrive(page, "en");
  await unfold(page);
  await expect(page.getByText("Rated games need an account.")).toBeVisible();
  await expect(page.getByLabel("Rating")).toBeDisabled();
  const name = `rated-${crypto.randomUUID().slice(0, 8)}`;
  await page.request.post("/api/accounts", { data: { name, password: "correct horse" } });
  await page.reload();
  await unfold(page);
  await page.getByLabel("Rating").selectOption("Rated game");
  await expect(page.getByText("This table is rated. Every player needs an account")).toBeVisible();
  await page.getByLabel("Rating").selectOption("Casual (hints allowed)");
  await page.getByRole("button", { name: "Invite" }).click();
  await expect(page).toHaveURL(/\/t\//);
  expect((await seenBy(page)) as unknown).toMatchObject({ rated: false });
});

test("at a rated table with others neither a hint nor a tutor is offered @thorough", async ({
  page,
  browser,
  errors,
}) => {
  const other = await together(page, browser, errors, true);
  for (const who of [page, other]) {
    await expect(who.getByRole("button", { name: "Undo" })).toBeVisible();
    await expect(who.getByRole("button", { name: "Hint" })).toHaveCount(0);
    await who.getByRole("button", { name: "Table", exact: true }).click();
    await expect(who.getByText("This game is rated.")).toBeVisible();
    await expect(who.getByRole("switch", { name: "Tutor" })).toHaveCount(0);
  }
});
