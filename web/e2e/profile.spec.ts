import { expect, type Page } from "@playwright/test";
import { another, arrive, look, test } from "./people";

// What somebody does not show is answered with 403, which the browser itself notes.
test.use({ bypassCSP: true, expected: /status of 40\d/ });

const NAME = `Ruth.${Date.now() % 1_000_000}`; // of its own, should the test be run again

/** A game that counts, soon over: whoever resigns after ten moves has lost. */
async function lose(page: Page, game: string, seats: number): Promise<void> {
  await page.evaluate(
    async ([wanted, count]) => {
      const post = async (path: string, body: unknown) =>
        (
          await fetch(path, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(body),
          })
        ).json();
      const bots = Array.from({ length: count - 1 }, () => ({ kind: "bot", level: "journeyman" }));
      const table = await post("/api/tables", { game: wanted, seats: [{ kind: "me" }, ...bots], listed: true });
      const order = (body: object) =>
        post(`/api/tables/${table.id}/commands`, { id: `c-${crypto.randomUUID()}`, ...body });
      await order({ do: "start" });
      for (let made = 0; made < 10;) {
        const view = await (await fetch(`/api/tables/${table.id}`)).json();
        const move = view.play.moves[0];
        if (!move) await new Promise((resolve) => setTimeout(resolve, 20));
        else if ((await order({ do: "move", version: view.version, move: move.id })).answer.result === "accepted")
          made++;
      }
      await order({ do: "resign" });
    },
    [game, seats] as const,
  );
}

test("a person's page: games, ratings with their doubt, opponents, ranking; others see what is chosen @thorough", async ({
  page,
  browser,
  errors,
}) => {
  await arrive(page, "en", "Ruth");
  await page.getByRole("link", { name: "People", exact: true }).click();
  await expect(page.getByText("this page exists only in this browser")).toBeVisible();
  await page.goto("/settings");
  await page.getByLabel("Account name").fill(NAME);
  await page.getByLabel("Password").fill("correct horse");
  await page.getByRole("button", { name: "Create account (keeps your games)" }).click();
  await expect(page.getByText("You are logged in as")).toBeVisible();
  await lose(page, "pillars", 3);
  await lose(page, "contest", 4);
  await page.goto("/player");
  const games = page.locator("section[aria-labelledby=played] li");
  await expect(async () => {
    await page.reload();
    await expect(games).toHaveCount(2, { timeout: 10_000 });
  }).toPass(); // noted a moment after the end
  await expect(page.locator(".figures")).toContainText(/Games\s*2\s*0 won/);
  const contest = page.getByRole("button", { name: /^Contest of the Master Builders: 1\d\d\d ±/ });
  await expect(contest).toHaveAttribute("aria-pressed", "false");
  await contest.click();
  await expect(contest).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("section[aria-labelledby=ranking] h2")).toContainText("Contest");
  await expect(games.first()).toContainText("given up");
  await expect(page.locator(".ratings li")).toHaveCount(2);
  await expect(page.locator(".ratings li").first()).toContainText(/1\d\d\d ±2\d\d/);
  await expect(page.locator(".met")).toContainText("2 games, ahead in 0");
  await look(page, "the own page");

  const period = page.getByRole("radiogroup", { name: "Period" });
  await expect(period.getByLabel("All")).toBeChecked();
  await period.getByText("3 months").click();
  await expect(page).toHaveURL(/\/player\?period=quarter$/);
  await page.reload(); // as whoever is given the link sees it
  await expect(period.getByLabel("3 months")).toBeChecked();
  await expect(contest).toBeVisible();
  await period.getByLabel("3 months").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/period=weeks$/);
  await expect(period.getByLabel("4 weeks")).toBeFocused();

  await page.getByLabel("Result").selectOption("won");
  await expect(games).toHaveText(["No games found."]);
  await page.getByLabel("Result").selectOption("");
  await page.getByRole("combobox", { name: "Game" }).selectOption("contest");
  await expect(games).toHaveCount(1);
  await page.getByRole("searchbox", { name: "With" }).fill("nobody of this name");
  await expect(games).toHaveText(["No games found."]);

  await page.goto("/settings");
  const other = await another(browser, errors, true);
  await arrive(other, "de", "Gast");
  await other.goto(`/player/${NAME}`);
  await expect(other.getByText(`${NAME} zeigt dir das nicht.`)).toHaveCount(2);
  await look(other, "a page that shows nothing");
  let both = (): void => undefined;
  const chosen = new Promise<void>((resolve) => (both = resolve));
  await page.route("**/api/privacy?*", async (route) => {
    await chosen; // the first answer comes after the second choice
    await route.continue();
  });
  await page.getByRole("radiogroup", { name: "Ratings and place in rankings" }).getByLabel("Everyone").check();
  await page.getByRole("radiogroup", { name: "Games and results" }).getByLabel("Everyone").check();
  both();
  await expect(page.getByText("Saved.")).toBeVisible();
  await other.reload();
  await expect(other.locator("section[aria-labelledby=played] li")).toHaveCount(2);
  await other.goto("/ranking/contest");
  await expect(other.getByRole("link", { name: NAME })).toBeVisible();
  await expect(other.getByRole("row", { name: /Geselle/ })).toContainText("1500 ±30");
  await look(other, "a ranking");
  await other.getByLabel("3 Plätze").check();
  await expect(other.getByRole("link", { name: NAME })).toHaveCount(0);
  await other.context().close();
});
