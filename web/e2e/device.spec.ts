import { expect, type Page } from "@playwright/test";
import { changed } from "../src/lib/changes";
import type { TableView, ViewChange } from "../src/lib/wire";
import { another, arrive, fits, look, test, unfold, versionOf } from "./people";

test.use({ bypassCSP: true });

/** Everything the page has received over the socket, as views. */
function frames(page: Page): {
  seat: number | null;
  play: { state: { seats: { hand: string[]; hidden_cards: number }[] }; phase: string } | null;
}[] {
  const views: TableView[] = [];
  page.on("websocket", (socket) => {
    let told: TableView;
    socket.on("framereceived", (frame) => {
      const message = JSON.parse(String(frame.payload)) as TableView | ViewChange | { type: "pong" };
      if (message.type === "view") views.push((told = message));
      if (message.type === "change") views.push((told = changed(told, message)));
    });
  });
  return views as never;
}

/** A card, and the table has taken it. */
async function play(page: Page): Promise<void> {
  const version = await versionOf(page);
  await page.locator(".pick[data-offered]").first().click();
  await page.locator(".pick.chosen").click();
  await expect.poll(() => versionOf(page)).toBeGreaterThan(version);
}

test("two people at one device: a cover between hands, and only the open hand was ever sent", async ({ page }) => {
  const views = frames(page);
  await arrive(page, "en", "Anna");
  await page.locator(".bay:has(#c-pillars)").click();
  await unfold(page);
  await page.locator(".options .seg").first().getByLabel("3", { exact: true }).check({ force: true });
  await page.getByRole("button", { name: "On one device" }).click();
  await page.getByLabel("Person 2").fill("Bea");
  await page.getByRole("button", { name: "Start, with one bot" }).click();

  const opened = new Set<string>();
  for (let turn = 0; turn < 6; turn++) {
    await page.waitForFunction(
      () =>
        document.body.dataset.turn === "mine" ||
        (document.body.dataset.turn === "covered" && document.querySelector(".cover .btn.go")),
      undefined,
      { timeout: 120_000 },
    );
    if ((await page.locator("body").getAttribute("data-turn")) === "mine") {
      // Whoever closes a trick and leads the next one keeps the device.
      await play(page);
      continue;
    }
    await expect(page.locator(".hand .pick")).toHaveCount(0);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeFocused();
    const name = (await heading.innerText()).includes("Bea") ? "Bea" : "Anna";
    opened.add(name);
    if (turn === 0) await look(page, "cover");
    await page.getByRole("button", { name: `I am ${name}: show my hand` }).press("Enter");
    await page.waitForFunction(() => document.body.dataset.turn === "mine", undefined, { timeout: 60_000 });
    await expect(page.locator(".open-hand")).toContainText(name);
    await fits(page, [".hand .pick", ".log form"], "an open hand");
    if (turn === 0) {
      await page.getByRole("button", { name: "Cover it" }).click();
      await expect(page.locator(".cover")).toBeVisible();
      await page.getByRole("button", { name: `I am ${name}: show my hand` }).click();
      await page.waitForFunction(() => document.body.dataset.turn === "mine");
    }
    await play(page);
  }
  expect([...opened].sort()).toEqual(["Anna", "Bea"]);

  const dealt = views.filter((view) => view.play?.phase === "trick");
  expect(dealt.length).toBeGreaterThan(6);
  for (const view of dealt) {
    const whole = view.play!.state.seats.flatMap((seat, i) =>
      seat.hand.length > 3 && seat.hidden_cards === 0 ? [i] : [],
    );
    expect(whole).toEqual(view.seat === null ? [] : [view.seat]);
  }
});

test("a table that is listed is found on the home page and joined without a link @thorough", async ({
  page,
  browser,
  errors,
}) => {
  const host = `Theo ${Date.now() % 100_000}`; // a name of its own, should the test be run again
  await arrive(page, "de", host);
  await page.locator(".bay:has(#c-cologne)").click();
  await page.getByRole("button", { name: "Freunde einladen" }).click();
  const friend = await another(browser, errors);
  await arrive(friend, "en", "Ruth");
  const row = friend.locator(".list li", { hasText: host });
  await expect(row).toHaveCount(0);
  await page.getByRole("switch", { name: /Liste der offenen Tische/ }).check();
  await expect(row).toBeVisible();
  await row.getByRole("link").click();
  await friend.getByRole("button", { name: "Sit down" }).first().click();
  await expect(page.locator(".places")).toContainText("Ruth");
  await friend.context().close();
});
