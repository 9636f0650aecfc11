/** Two things done quickly, and answers in the rare order: nothing is lost, and nothing old lies over what is new. */

import { expect, type Page, type Route } from "@playwright/test";
import { arrive, drawn, openTable, test } from "./people";

interface Held {
  there: Promise<void>; // the server has answered, and the page has not heard of it
  release: () => void;
}

/** Holds back the first answer to such a request until it is released; all others come as ever. */
async function held(page: Page, url: RegExp, method: string): Promise<Held> {
  let [arrived, release] = [() => {}, () => {}];
  const there = new Promise<void>((resolve) => (arrived = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  let first = true;
  const handler = async (route: Route) => {
    if (!first || route.request().method() !== method) return route.fallback();
    first = false;
    const response = await route.fetch();
    arrived();
    await released;
    await route.fulfill({ response });
  };
  await page.route(url, handler);
  return { there, release };
}

/** The methods of requests to an address, as the page sends them. */
function sentTo(page: Page, url: RegExp): string[] {
  const sent: string[] = [];
  page.on("request", (request) => url.test(request.url()) && sent.push(request.method()));
  return sent;
}

interface Wire {
  hold: () => void; // what the server says waits from now on
  pass: () => void; // what waits is told
  release: () => void;
  deafen: () => void; // nothing of what the page says is heard until the connection is cut
  cut: () => Promise<void>;
}

/** A table whose connection a test has in its hands. */
async function wired(page: Page): Promise<Wire> {
  const waiting: (() => void)[] = [];
  let holds = false;
  let [deafen, cut] = [() => {}, async () => {}]; // of the newest connection
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => (holds ? void waiting.push(() => socket.send(message)) : socket.send(message)));
    deafen = () => socket.onMessage(() => {});
    cut = () => socket.close();
  });
  const pass = () => waiting.splice(0).forEach((send) => send());
  return {
    hold: () => (holds = true),
    pass,
    release: () => ((holds = false), pass()),
    deafen: () => deafen(),
    cut: () => cut(),
  };
}

test("an account made while the guest's name is on its way keeps its own name @thorough", async ({ page }) => {
  const name = `Lore.${Date.now() % 1_000_000}`;
  const naming = await held(page, /\/api\/me\?/, "POST");
  const accounts = sentTo(page, /\/api\/accounts\?/);
  await page.addInitScript(() => localStorage.setItem("bauhuette", JSON.stringify({ lang: "en", name: "Guest" })));
  await page.goto("/settings");
  await naming.there;
  await page.getByLabel("Account name").fill(name);
  await page.getByLabel("Password").fill("correct horse");
  await page.getByRole("button", { name: "Create account (keeps your games)" }).click();
  await drawn(page);
  expect(accounts).toEqual([]);
  naming.release();
  await expect(page.getByText("You are logged in as")).toBeVisible();
  await expect(page.locator(".person b")).toHaveText(name);
  await page.reload();
  await expect(page.locator(".person b")).toHaveText(name);
});

test("of two reminders chosen quickly both are kept", async ({ page }) => {
  await arrive(page, "en");
  let choices: Record<string, string[]> = { turn: ["mail"], warning: ["mail"], over: ["mail"] };
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const reminders = await (await page.request.get("/api/reminders")).json();
  await page.route(/\/api\/reminders\?/, async (route) => {
    choices = route.request().postDataJSON() ?? choices;
    const answer = { ...reminders, mail: "none", choices }; // this server sends no mail
    if (route.request().method() === "POST") await released;
    await route.fulfill({ json: answer });
  });
  await page.goto("/settings");
  await page.getByLabel("The game is over: Mail").uncheck();
  await page.getByLabel("It is my turn: Mail").uncheck();
  release();
  await expect.poll(() => choices).toEqual({ turn: [], warning: ["mail"], over: [] });
  await expect(page.getByLabel("The game is over: Mail")).not.toBeChecked();
});

test("of two standing answers chosen quickly both are kept, and of two prepared ones @thorough", async ({ page }) => {
  await arrive(page, "en");
  const wire = await wired(page);
  await openTable(page, { game: "pillars", seats: 3 });
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Prepare answers" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByLabel("Answer")).toBeVisible();
  wire.hold();
  const boxes = sheet.getByRole("checkbox");
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await sheet.getByLabel("Answer").selectOption("play");
  await sheet.getByRole("button", { name: "Add" }).last().click();
  await sheet.getByLabel("Answer").selectOption("done");
  await sheet.getByRole("button", { name: "Add" }).last().click();
  wire.release();
  const kept = async () => {
    const view = await (await page.request.get(`/api/tables/${page.url().split("/").at(-1)}`)).json();
    return [view.standing?.wishes.length, view.prepared?.answers.length];
  };
  await expect.poll(kept).toEqual([2, 2]);
  await expect(sheet.locator("ol li")).toHaveCount(2);
  await expect(boxes.nth(0)).toBeChecked();
});

test("level and character chosen quickly are both kept @thorough", async ({ page }) => {
  await arrive(page, "en");
  const wire = await wired(page);
  await page.getByRole("button", { name: "Invite friends" }).click();
  await page.getByRole("button", { name: "Add a bot" }).first().click();
  const seat = page.locator(".places li").nth(1);
  await expect(page.getByLabel("Level of the bot at seat B")).toBeVisible();
  wire.hold();
  await page.getByLabel("Level of the bot at seat B").selectOption("foreman");
  await page.getByLabel("Character of the bot at seat B").selectOption("saboteur");
  wire.release();
  await expect(seat.locator("i")).toHaveText("Foreman, saboteur");
});

test("a note is not said to be kept before it is, and is kept when its writer goes @thorough", async ({ page }) => {
  await arrive(page, "en");
  const wire = await wired(page);
  await openTable(page, { game: "pillars", seats: 3 });
  const table = page.url();
  await page.getByRole("tab", { name: "Notes" }).click();
  const note = page.locator(".note");
  wire.hold();
  await note.locator("textarea").fill("one");
  await expect.poll(() => noteOf(page, table)).toBe("one");
  await note.locator("textarea").fill("two");
  wire.pass();
  await drawn(page);
  await expect(note.locator("i")).toBeEmpty();
  wire.release();
  await expect(note).toContainText("Saved.");
  await note.locator("textarea").fill("three");
  await page.locator("a[href='/']").first().click();
  await expect(page.locator(".setup")).toBeVisible();
  await expect.poll(() => noteOf(page, table)).toBe("three");
});

test("a note written before the connection was lost outlasts it @thorough", async ({ page }) => {
  await arrive(page, "en");
  const wire = await wired(page);
  await openTable(page, { game: "pillars", seats: 3 });
  await page.getByRole("tab", { name: "Notes" }).click();
  const note = page.locator(".note");
  wire.deafen();
  await note.locator("textarea").fill("Bruno has the king");
  await wire.cut();
  await expect(page.locator(".banner")).toBeVisible();
  await expect(page.locator(".banner")).toHaveCount(0);
  await expect(note).toContainText("Saved.");
  await expect(note.locator("textarea")).toHaveValue("Bruno has the king");
  expect(await noteOf(page, page.url())).toBe("Bruno has the king");
});

/** A connection of its own, from another tab, is told the note when it is opened. */
async function noteOf(page: Page, table: string): Promise<string> {
  const tab = await page.context().newPage();
  await tab.goto("/about");
  const note = await tab.evaluate(
    (id) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket?since=0&lang=en`);
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type !== "welcome") return;
          resolve(message.note);
          socket.close();
        };
      }),
    table.split("/").at(-1),
  );
  await tab.close();
  return note;
}

test("a look begun before somebody looks for people does not end it @thorough", async ({ page }) => {
  const looking = await held(page, /\/api\/seek\?/, "GET");
  const wishes = sentTo(page, /\/api\/seek\?/);
  await arrive(page, "en");
  await looking.there;
  await page.getByRole("button", { name: "Look for people to play with" }).click();
  await page.getByRole("button", { name: "Look for people", exact: true }).click();
  await drawn(page);
  expect(wishes).toEqual(["GET"]);
  looking.release();
  await expect(page.getByText("Looking for people for")).toBeVisible();
  await page.getByRole("button", { name: "Stop looking" }).click();
  await expect(page.getByText("Looking for people for")).toHaveCount(0);
});

test("a look begun before a tournament is entered does not lie over the entry @thorough", async ({ page }) => {
  await arrive(page, "en");
  await page.goto("/tournaments/new");
  await page.getByLabel("Name").fill("Michaelmas");
  await page.getByRole("button", { name: "Create the tournament" }).click();
  await expect(page.getByRole("heading", { name: "Michaelmas" })).toBeVisible();
  const looking = await held(page, /\/api\/tournaments\/[^/]+\?/, "GET");
  const asked = sentTo(page, /\/api\/tournaments\/.+\/commands\?/);
  await looking.there; // it looks now and then
  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await drawn(page);
  expect(asked).toEqual([]);
  looking.release();
  await expect(page.getByRole("button", { name: "Withdraw" })).toBeVisible();
});

test("the ranking chosen last is shown, whichever comes last @thorough", async ({ page }) => {
  await arrive(page, "en");
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/ratings\//, async (route) => {
    const seats = Number(new URL(route.request().url()).searchParams.get("seats"));
    const row = {
      name: "Ruth",
      account: null,
      level: null,
      points: 1500,
      doubt: 30,
      games: seats,
      place: 1,
      you: false,
    };
    if (seats === 3) await released;
    await route.fulfill({ json: { game: "pillars", seats, rows: [row], hidden: 0 } });
  });
  await page.goto("/ranking/pillars");
  await page.getByLabel("3 seats").check();
  await page.getByLabel("4 seats").check();
  await expect(page.locator("tbody")).toContainText("4 games");
  const late = page.waitForResponse(/seats=3/);
  release();
  await (await late).finished();
  await drawn(page);
  await expect(page.locator("tbody")).toContainText("4 games");
});

test("the language chosen last is spoken, whichever words come last @thorough", async ({ page }) => {
  await arrive(page, "de");
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const coming: Promise<void>[] = [];
  const late = async (route: Route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  };
  await page.route(/\/assets\/.*\.js$/, (route) => void coming.push(late(route)));
  await page.getByRole("radio", { name: "English" }).check();
  await page.getByRole("radio", { name: "Deutsch" }).check();
  release();
  await expect.poll(() => coming.length).toBeGreaterThan(0);
  await Promise.all(coming);
  await drawn(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("link", { name: "Spielen", exact: true })).toBeVisible();
});

test("a puzzle is answered once, and nothing else is taken until its answer is here", async ({ page }) => {
  await arrive(page, "en");
  await page.goto("/puzzles");
  await page
    .getByRole("link", { name: /^(Find the best move|Try again)/ })
    .first()
    .click();
  const show = page.getByRole("button", { name: "Show me" });
  await expect(show).toBeEnabled();
  const hint = await held(page, /\/hint\?/, "POST");
  const shown = sentTo(page, /\/show\?/);
  await page.getByRole("button", { name: /hint/i }).click();
  await hint.there;
  await expect(show).toBeDisabled();
  expect(shown).toEqual([]);
  hint.release();
  await show.click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("a button pressed twice shares one deal @thorough", async ({ page }) => {
  await arrive(page, "en");
  await page.goto("/today");
  const made = sentTo(page, /\/api\/deals\?/);
  const making = await held(page, /\/api\/deals\?/, "POST");
  const button = page.locator("section[aria-labelledby=shared-new] form .btn");
  await button.dblclick();
  await making.there;
  making.release();
  await expect(page).toHaveURL(/\/deal\//);
  expect(made.filter((method) => method === "POST")).toEqual(["POST"]);
});
