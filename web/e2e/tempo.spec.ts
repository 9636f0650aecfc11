/** Bots go on as fast as one wants, what one skipped can be seen again, and a server that falls silent is noticed. */

import { expect } from "@playwright/test";
import { arrive, myTurn, openTable, test, versionOf } from "./people";
import { AWAY, OwnServer } from "./server";

const server = new OwnServer(1, 3);

test.describe.configure({ mode: "default" }); // one server for all of them
test.use({ baseURL: server.address, expected: AWAY });
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

test("the bots' turns are skipped, told in one line and played back @thorough", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "cologne", seats: 3 });
  await myTurn(page);
  await page.locator(".moves [data-move]").first().click();
  await page.locator(".acts .end").click();
  await page.getByRole("button", { name: "Finish anyway" }).click();
  await page.locator(".skip").click();
  const skipped = await versionOf(page);
  await myTurn(page);
  expect(await versionOf(page)).toBeGreaterThan(skipped + 4);
  const recap = page.locator(".recap");
  await expect(recap).toContainText("Skipped:");
  const now = await versionOf(page);
  await recap.getByRole("button", { name: "Show again" }).click();
  await expect.poll(() => versionOf(page)).toBeLessThan(now);
  await expect(page.locator("body")).toHaveAttribute("data-turn", "others");
  await myTurn(page);
  expect(await versionOf(page)).toBe(now);
  await expect(recap).toBeHidden();
});

test("on a phone the eye follows a bot's cart and comes back to one's own @thorough", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, "en");
  await openTable(page, { game: "cologne", seats: 2 });
  await myTurn(page);
  const before = await versionOf(page);
  await page.locator(".moves [data-move]").first().click();
  await expect.poll(() => versionOf(page)).toBe(before + 1); // the cart stands where it went
  // Where the view begins from the left; how high it is depends on what is asked above it.
  const box = async () => Math.round(Number((await page.locator(".map").getAttribute("viewBox"))!.split(" ")[0]));
  await expect(page.locator(".reach").first()).toBeVisible();
  const mine = await box();
  await page.locator(".acts .end").click();
  await page.getByRole("button", { name: "Finish anyway" }).click();
  // A cart of the bot's lies in sight while it plays; the own one does again when it is one's turn.
  await expect.poll(box).not.toBe(mine);
  await expect(page.locator("body")).toHaveAttribute("data-turn", "others");
  await expect(page.locator(".cart:not(.mine)").and(page.locator(":visible")).first()).toBeInViewport();
  await page.locator(".skip").click();
  await myTurn(page);
  await expect.poll(box).toBe(mine);
});

test("the tempo is chosen at the table and in the settings, and the server is told @thorough", async ({ page }) => {
  const told: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => String(payload).includes('"tempo"') && told.push(String(payload))),
  );
  await arrive(page, "en");
  await openTable(page, { game: "pillars", seats: 3 });
  await expect.poll(() => told.at(-1)).toContain('"calm"');
  await page.getByRole("button", { name: "Table" }).click();
  await page.getByRole("radiogroup", { name: "Bot speed" }).getByText("fast").click();
  await expect.poll(() => told.at(-1)).toContain('"quick"');
  expect(await page.evaluate(() => localStorage.getItem("bauhuette"))).toContain('"tempo":"quick"');
  await page.goto("/settings");
  await expect(page.getByRole("radiogroup", { name: "Bot speed" })).toBeVisible();
});

test("a server that answers nothing is noticed, and a move says that it is being sent @thorough", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "cologne", seats: 2 });
  await myTurn(page);
  const net = page.locator("[data-net]");
  await expect(net).toHaveText("connected");
  const before = await versionOf(page);
  server.freeze();
  try {
    await page.locator(".moves [data-move]").first().click();
    await expect(net).toHaveText("sending …");
    await expect(net).toHaveText("no answer");
    await expect(page.locator(".banner")).toBeVisible();
  } finally {
    server.thaw();
  }
  await expect(net).toHaveText("connected");
  await expect.poll(() => versionOf(page)).toBe(before + 1);
});
