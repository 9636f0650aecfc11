/** A finished game tried otherwise: begun, kept beside the game, named, removed. */
import { expect, type Page } from "@playwright/test";
import { arrive, look, test } from "./people";

test.use({ bypassCSP: true }); // axe is put into the page by the test

const resign = (page: Page, table: string) =>
  page.evaluate(async (id) => {
    await fetch(`/api/tables/${id}/commands`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ id: `c-${crypto.randomUUID()}`, do: "resign" }),
    });
  }, table);

test("a branch is kept beside its game @thorough", async ({ page }) => {
  await arrive(page, "en");
  const game = await page.evaluate(async () => {
    const post = async (path: string, body: unknown) =>
      (
        await fetch(`/api/${path}`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        })
      ).json();
    const bot = { kind: "bot", level: "greedy" };
    const { id } = await post("tables", { game: "pillars", seats: [{ kind: "me" }, bot, bot] });
    await post(`tables/${id}/commands`, { id: `c-${crypto.randomUUID()}`, do: "start" });
    for (let moved = false; !moved;) {
      const view = await (await fetch(`/api/tables/${id}`)).json();
      moved = view.play.moves.length > 0;
      const move = { id: `c-${crypto.randomUUID()}`, do: "move", version: view.version, move: view.play.moves[0]?.id };
      if (moved) await post(`tables/${id}/commands`, move);
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return id as string;
  });
  await resign(page, game);
  await page.goto(`/replay/${game}`);
  await page.getByRole("button", { name: "What if" }).click();
  await expect(page).toHaveURL(/\/t\//);
  await resign(page, page.url().split("/").at(-1)!);
  await page.goto(`/replay/${game}`);
  await page.getByRole("button", { name: "Branches" }).click();
  await page.getByRole("button", { name: /^Rename.*From move 0/ }).click();
  await page.getByLabel("Name of the branch").fill("The other card");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The other card", { exact: true })).toBeVisible();
  await expect(page.getByText("third place")).toBeVisible();
  await look(page, "branches");
  await page.screenshot({ path: "test-results/branches-wide.png" });
  await page.getByRole("link", { name: /^View.*The other card/ }).click();
  await expect(page).not.toHaveURL(new RegExp(game));
  await page.goto(`/replay/${game}`);
  await page.getByRole("button", { name: "Branches" }).click();
  await page.getByRole("button", { name: /^Remove.*The other card/ }).click();
  await expect(page.getByText("No branches yet.")).toBeVisible();
});
