import { expect, type Locator, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { another, arrive, look, myTurn, openTable, settled, test } from "./people";
import { databaseOf } from "./servers";
import { asked, make } from "./wire";

test.use({ bypassCSP: true });

interface Stored {
  id: string;
  difficulty: number;
  moves: [string, number, number][];
}
const GAMES = "../src/bauhuette/games";
const stored = (game: string): Stored[] =>
  readFileSync(`${GAMES}/${game}/puzzles.jsonl`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Stored);

/** Puzzles of pillars in which cards of the hand are played: each is one click. */
const cards = stored("pillars").filter((one) => one.moves.every(([move]) => /^play [a-z-]+$/.test(move)));

const worst = (one: Stored): boolean => one.difficulty < 4 && one.moves.at(-1)![1] > 0.2;

/** The first click chooses a card, the second plays it. */
async function play(page: Page, puzzle: Stored, rank: number): Promise<void> {
  await settled(page);
  const card = page.locator(`.hand [data-card="${puzzle.moves.at(rank)![0].split(" ")[1]}"]`);
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await card.click();
}

/** As if days had passed: what is kept of the exercises is due earlier. */
function daysPass(worker: number, days: number): void {
  const work = [
    "import sqlite3, sys",
    "kept = sqlite3.connect(sys.argv[1], timeout=60)",
    "kept.execute('update exercises set due = due - ?', (int(sys.argv[2]),))",
    "kept.commit()",
  ];
  const python = process.env.PYTHON ?? "../.venv/bin/python";
  execFileSync(python, ["-c", work.join("\n"), databaseOf(worker), String(days)]);
}

const rating = async (page: Page): Promise<number> =>
  Number.parseInt(await page.locator(".rating dd").first().innerText());

test("puzzles: missed, found, rated; the one of the day; what was missed comes back", async ({
  page,
  browser,
  errors,
}, info) => {
  const [missed, found] = [cards.find(worst)!, cards.find((one) => one.difficulty > 3)!];
  await arrive(page, "en", "Agnes");
  await page.getByRole("link", { name: "Puzzles" }).click();
  const back = page.getByRole("region", { name: "Your exercises" });
  await expect(back).toContainText("after 3, 7 and 21 days");
  const fresh = await rating(page);
  const linkTo = (one: Stored) => page.locator(`a[href="/puzzle/pillars/${one.id}"].one`);
  await expect(linkTo(missed)).toContainText("not tried");

  await linkTo(missed).click();
  await expect(page.getByRole("heading", { name: "Find the best move." })).toBeVisible();
  await expect(page.getByText("costs")).toHaveCount(0); // nothing is given away before the move
  const high = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(high).toBe(900); // the coach lies beside the table, not under it
  await play(page, missed, -1);
  const coach = page.locator(".puzzle");
  await expect(coach.locator("[aria-current=true]")).toHaveText(/mistake|blunder/);
  await expect(coach).toContainText("Comes back in 3 days");
  await expect(coach.locator(".moves .mine")).toContainText("costs");
  await expect(coach.locator(".moves .best")).not.toHaveClass(/mine/);
  await expect.poll(() => rating(page)).toBeLessThan(fresh);
  const low = await rating(page);
  await look(page, "a puzzle that was missed");
  await coach.getByRole("button", { name: "Try again" }).click();
  await play(page, missed, 0);
  await expect(coach).toContainText("Only the first answer counts for the rating.");
  expect(await rating(page)).toBe(low);

  await coach.getByRole("link", { name: "All puzzles" }).click();
  await expect(linkTo(missed)).toHaveClass(/mistake|blunder/);
  await expect(back).toContainText("Later: 1");
  await linkTo(found).click();
  await expect(page.getByRole("heading", { name: "Find the best move." })).toBeVisible();
  await play(page, found, 0);
  await expect(coach.locator(".moves .best.mine")).toBeVisible();
  await expect.poll(() => rating(page)).toBeGreaterThan(low);
  await coach.getByRole("link", { name: "Next puzzle" }).click();
  await expect(page.getByRole("heading", { name: "Find the best move." })).toBeVisible();

  daysPass(info.parallelIndex, 3);
  await page.goto("/puzzles");
  await expect(back).toContainText("Today: 1");
  await look(page, "puzzles with what comes back");
  await back.getByRole("link", { name: /^Try again/ }).click();
  await expect(page).toHaveURL(`/puzzle/pillars/${missed.id}`);
  await play(page, missed, 0);
  await expect(coach).toContainText("Comes back in 7 days");
  await coach.getByRole("link", { name: "All puzzles" }).click();
  await back.getByText("Later: 1").click();
  await expect(back).toContainText("1 of 3 found");

  const today = page.locator(".today a.btn");
  const path = (await today.getAttribute("href"))!;
  const other = await another(browser, errors);
  await arrive(other, "de", "Bruno");
  await other.getByRole("link", { name: "Rätsel" }).click();
  await expect(other.locator(`.today a[href="${path}"]`)).toBeVisible(); // the same for everybody
  await other.close();
  await today.click();
  await expect(page.getByRole("region", { name: "Puzzle of the day" })).toBeVisible();
});

/** Puzzles of pillars as they are asked, the easiest first. */
const inOrder = stored("pillars").sort((a, b) => a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1));

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Tab");
    expect(await target.evaluate((one) => one === document.activeElement)).toBe(true);
  }).toPass({ intervals: [0] });
}

test("a hint leaves two moves, what is shown is missed, and the arches of the round keep it @thorough", async ({
  page,
}) => {
  const isCard = (puzzle: Stored | undefined): boolean => cards.some((other) => other.id === puzzle?.id);
  const one = inOrder.find(
    (puzzle, place) => isCard(puzzle) && puzzle.moves.length > 2 && place % 5 < 4 && isCard(inOrder[place + 1]),
  )!;
  const first = Math.floor(inOrder.indexOf(one) / 5) * 5;
  const round = inOrder.slice(first, first + 5).map((puzzle) => puzzle.id);
  const asks: string[] = [];
  page.on("request", (request) => request.method() === "POST" && asks.push(new URL(request.url()).pathname));
  await arrive(page, "en", "Agnes");
  await page.goto(`/puzzle/pillars/${one.id}`);
  const coach = page.locator(".puzzle");
  const arches = coach.getByRole("navigation", { name: /^Round \d+ of 13$/ });
  const current = arches.locator("[aria-current=page]");
  await expect(arches.getByRole("link")).toHaveCount(round.length);
  await expect(arches).toContainText(`0 of ${round.length} found`);
  await expect(current).toHaveText(/Puzzle \d+: not tried/);
  await settled(page);
  const playable = page.locator(".hand .pick.playable");
  await expect(playable).toHaveCount(one.moves.length);
  expect(asks.filter((path) => path.startsWith("/api/puzzles"))).toEqual([]); // nothing is asked for ahead
  await expect(coach).toContainText("A hint leaves two moves");
  await look(page, "a puzzle that is asked", ["light", "dark"]);

  await coach.getByRole("button", { name: "Hint" }).click();
  await expect(coach).toContainText("One of these two is best");
  await expect(coach).toContainText("It counts half now.");
  await expect(playable).toHaveCount(2);
  await expect(coach.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await expect(current).toHaveText(/not tried/); // a hint is not an answer
  await expect(coach).toContainText("Later: 1"); // but it comes back
  await look(page, "a puzzle with a hint", ["light", "dark"]);
  await play(page, one, 0);
  await expect(coach.locator("[aria-current=true]")).toHaveText("found");
  await expect(coach).toContainText("Comes back in 3 days");
  await expect(current).toHaveText(/found with a hint/);
  await expect(arches).toContainText(`1 of ${round.length} found`);

  await coach.getByRole("link", { name: "Next puzzle" }).click();
  await expect(page).not.toHaveURL(new RegExp(one.id));
  expect(round).toContain(page.url().split("/").at(-1)); // the round goes on
  await expect(current).toHaveText(/not tried/);
  const before = await rating(page);
  const out = coach.getByRole("region", { name: "Still out, by value" });
  await expect(out.getByRole("listitem")).toHaveCount(12); // a niche for every value
  await expect(out.getByRole("listitem").filter({ hasText: /Value \d+: (one card|\d+ cards), / })).not.toHaveCount(0);
  await tabTo(page, coach.getByRole("button", { name: "Show me" }));
  await page.keyboard.press("Enter");
  await expect(coach.getByRole("heading", { name: /^The best move is “/ })).toBeVisible();
  await expect(coach).toContainText("Shown: it counts as missed.");
  await expect(coach).toContainText("Comes back in 3 days");
  await expect(coach.locator(".moves .best")).toBeVisible();
  await expect(coach.locator(".line li")).not.toHaveCount(0);
  await expect(coach.locator(".line .mini")).not.toHaveCount(0); // drawn, with the words for whoever listens
  await expect(coach.locator(".line li").first()).toContainText(/: play .+\./);
  await expect(out).toHaveCount(0); // it is part of the question
  await expect(current).toHaveText(/: shown$/);
  await expect.poll(() => rating(page)).toBeLessThan(before);
  await look(page, "a puzzle that was shown", ["light", "dark"]);

  await page.goto("/puzzles");
  await expect(page.locator(".one.hinted")).toHaveCount(1);
  await expect(page.locator(".one.shown")).toHaveCount(1);
  const back = page.getByRole("region", { name: "Your exercises" });
  await back.getByText("Later: 2").click();
  await expect(back.getByText("A puzzle for which you asked for help")).toHaveCount(2);
});

test("a mistake of an own game is tried again and comes back @thorough", async ({ page }, info) => {
  await arrive(page, "en", "Agnes");
  await openTable(page, { game: "pillars", seats: 3 });
  await myTurn(page);
  const table = page.url().split("/").at(-1)!;
  let turn = await asked(page); // what a bot plays for somebody is nobody's mistake
  while (turn) turn = await make(page, turn, turn.moves[0]!);

  await page.goto(`/replay/${table}`);
  await page.getByRole("button", { name: "Analysis" }).click();
  const coach = page.locator(".review");
  await coach.getByRole("button", { name: /learn from/ }).click({ timeout: 240_000 });
  await tryOne(page);
  await expect(coach).toContainText("Comes back in 3 days");

  daysPass(info.parallelIndex, 3);
  await page.goto("/");
  const mistakes = page.getByRole("region", { name: "Learn from your mistakes" });
  await expect(mistakes).toContainText("1 due");
  await expect(page.getByRole("region", { name: "Puzzle of the day" })).toContainText(/moves to choose from, as/);
  await expect(page.locator(".options")).toHaveCount(0); // until they are asked for
  await look(page, "the home page of somebody who comes back", ["light", "dark"]);
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await expect(page.locator(".options")).toBeVisible();
  await mistakes.getByRole("link", { name: /your game, move/ }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${table}/exercise/\\d+$`));

  await page.goto("/puzzles");
  const back = page.getByRole("region", { name: "Your exercises" });
  await expect(back).toContainText("Your own game, move");
  await back.getByRole("link", { name: /^Try again/ }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${table}/exercise/\\d+$`));
  await expect(coach.getByRole("heading", { name: /^What would you do here/ })).toBeVisible();
  await expect(coach.getByText("Better: ")).toHaveCount(0); // nothing is given away before the move
  await tryOne(page);
  await expect(coach).toContainText(/Comes back in (3|7) days/);

  const play = page.getByRole("region", { name: "Progress" });
  await expect(async () => {
    await page.goto("/player"); // shows the game once the whole of it is analysed
    await expect(play.locator(".told")).toContainText(/Game 1 of 1, .* error \d+\.\d% per decision/, { timeout: 2000 });
  }).toPass();
  await expect(play.getByRole("row")).toHaveCount(2); // the head, and the one first decision
  await look(page, "the page of somebody whose game was weighed");
  await play.getByRole("link", { name: "Replay" }).click();
  await expect(page).toHaveURL(`/replay/${table}`);
});

/** Whatever is offered first; a card is chosen, then played. */
async function tryOne(page: Page): Promise<void> {
  const card = page.locator(".hand .pick.playable").first();
  await expect(card.or(page.locator("[data-move]").first()).first()).toBeVisible();
  const isCard = (await card.count()) > 0;
  const one = isCard ? card : page.locator("[data-move]").first();
  await one.click();
  if (isCard) {
    await expect(card).toHaveAttribute("aria-pressed", "true");
    await card.click();
  }
  await expect(page.locator(".exercise").getByRole("button", { name: "Try again" })).toBeVisible();
}
