import { expect } from "@playwright/test";
import { troubles } from "./controls";
import { another, arrive, test, versionOf } from "./people";
import { moved, seenBy, shows } from "./wire";

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
