import { expect } from "@playwright/test";
import { arrive, myTurn, openTable, test, versionOf } from "./people";
import { AWAY, OwnServer } from "./server";

const server = new OwnServer(0, 0);

test.use({ baseURL: server.address, expected: AWAY });
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

test("the server is killed and starts again: a banner, no reload, no move lost, none made twice @thorough", async ({
  page,
}) => {
  await arrive(page, "en");
  await openTable(page, { game: "pillars", seats: 3 });
  await myTurn(page);
  await page.evaluate(() => ((window as unknown as { stayed: boolean }).stayed = true));
  const hand = () =>
    page.locator(".hand .pick").evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card!));
  const offered = page.locator(".hand .pick[data-offered]");
  await expect(offered.first()).toBeVisible();
  const before = await hand();
  const version = await versionOf(page);

  // A move made while nobody listens waits and counts once.
  await server.kill();
  await expect(page.locator(".banner")).toBeVisible();
  const card = (await offered.first().getAttribute("data-card"))!;
  await offered.first().click();
  await page.locator(".pick.chosen").click();
  expect(await hand()).toEqual(before);
  await server.start();
  await expect(page.locator(".banner")).toBeHidden();
  await expect.poll(() => versionOf(page)).toBeGreaterThan(version);
  await expect.poll(hand).toEqual(before.filter((one) => one !== card));

  // A move whose answer is lost on the way is asked for again and still counts once.
  await myTurn(page);
  await expect(offered.first()).toBeVisible();
  const next = (await offered.first().getAttribute("data-card"))!;
  const left = await hand();
  await offered.first().click();
  await page.locator(".pick.chosen").click({ noWaitAfter: true });
  await server.kill();
  await expect(page.locator(".banner")).toBeVisible();
  await server.start();
  await expect(page.locator(".banner")).toBeHidden();
  await expect.poll(hand).toEqual(left.filter((one) => one !== next));
  await myTurn(page);
  expect((await hand()).length).toBeGreaterThanOrEqual(left.length - 1);
  expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
});
