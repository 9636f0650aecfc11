/** The page as an app: without a connection, with a number on its icon; and the pages letters lead to. */

import { expect, type CDPSession } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { MailServer } from "./mail";
import { arrive, kept, look, myTurn, openTable, test } from "./people";
import { AWAY, OwnServer } from "./server";
import { portOf, WORKERS } from "./servers";

const mail = new MailServer();
const mailPort = portOf(WORKERS + 3);
const server: OwnServer = new OwnServer(2, 0, () => ({
  url: server.address,
  mail: `smtp://127.0.0.1:${mailPort}`,
  "mail-from": "games@example.org",
}));

test.describe.configure({ mode: "serial" }); // they share a server
test.use({
  baseURL: server.address,
  expected: new RegExp(`${AWAY.source}|ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 40[34]`),
  serviceWorkers: "allow",
  bypassCSP: true,
});
test.beforeAll(async () => {
  await mail.start(mailPort);
  await server.start();
});
test.afterAll(async () => {
  await server.kill();
  await mail.stop();
});

test("the app can be installed, opens without a connection, and never shows an old table @thorough", async ({
  page,
}) => {
  await arrive(page, "de");
  await openTable(page, { game: "pillars", seats: 3 });
  await myTurn(page);
  await expect(page.locator(".hand .pick").first()).toBeVisible();
  const files = await kept(page);
  expect(files).toContain("/");
  expect(files.filter((path) => path !== "/" && !path.startsWith("/assets/"))).toEqual([]); // nothing the server said

  const network: CDPSession = await page.context().newCDPSession(page);
  const manifest = await network.send("Page.getAppManifest");
  expect(manifest.errors).toEqual([]);
  expect(JSON.parse(manifest.data!)).toMatchObject({ lang: "de", start_url: "/" });
  const { installabilityErrors } = await network.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);

  await server.kill();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Keine Verbindung" })).toBeVisible();
  await expect(page.locator(".hand, .board, [data-move]")).toHaveCount(0);
  await look(page, "no connection");
  // Every page, also one that was never open and whose files are not here, even before it shows that nobody answers.
  let end = () => {};
  const silence = new Promise<void>((resolve) => (end = resolve));
  await page.route("**/api/me", async (route) => (await silence, route.abort()));
  await page.goto("/rules/pillars");
  await expect(page.getByRole("heading", { name: "Keine Verbindung" })).toBeVisible();
  end();
  await page.unrouteAll({ behavior: "wait" });
  await page.goBack();
  expect(
    await page.evaluate(() =>
      fetch("/api/me").then(
        () => "answered",
        () => "nothing",
      ),
    ),
  ).toBe("nothing");

  await server.start(); // the page asks again and again by itself
  await myTurn(page);
  await expect(page.locator(".hand .pick").first()).toBeVisible();
});

test("the manifest speaks English, and so does the page without a connection @thorough", async ({ page }) => {
  await arrive(page, "en");
  await kept(page);
  const network = await page.context().newCDPSession(page);
  await expect.poll(async () => JSON.parse((await network.send("Page.getAppManifest")).data!).lang).toBe("en");
  await page.context().setOffline(true);
  await page.goto("/ranking/pillars");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await page.context().setOffline(false); // the browser says so, and the page tries by itself
  await expect(page.locator("[data-away]")).toHaveCount(0);
});

test("pages one needs now and then lie behind one button, by pointer and by keyboard @thorough", async ({ page }) => {
  await arrive(page, "de");
  const more = page.getByRole("button", { name: "Mehr Seiten" });
  await more.click();
  await look(page, "the open menu of pages");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Einstellungen" })).toHaveCount(0);
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  for (let i = 0; i < 4; i++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Einstellungen" })).toHaveAttribute("aria-expanded", "false");
});

test("who forbids it is told how to allow it; the number on the icon is that of the tables that wait @thorough", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
    const marks: string[] = [];
    const mark = (what: string) => async () => void marks.push(what);
    Object.assign(window, { marks });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void marks.push(String(count)),
      clearAppBadge: mark("none"),
    });
  });
  const marks = () => page.evaluate(() => (window as unknown as { marks: string[] }).marks);
  await arrive(page, "de");
  await expect.poll(marks).toEqual(["none"]);
  await openTable(page, { game: "contest", seats: 3, clock: { kind: "turn", seconds: 86_400, flag: "bot" } });
  await myTurn(page);
  await page.goto("/settings");
  await expect(page.locator("[data-push=denied]")).toContainText("Erlaube sie in seinen Einstellungen");
  await expect.poll(marks).toEqual(["1"]);
});

test("an address is asked, confirmed by a press, and forgotten by one @thorough", async ({ page, browser }) => {
  await arrive(page, "de", "Berta");
  await page.goto("/settings");
  const section = page.locator(".reminders");
  await section.getByLabel("Adresse").fill("berta@example.org");
  await page.keyboard.press("Enter");
  await expect(section.locator("[data-mail=asked]")).toContainText("berta@example.org");
  const letter = await mail.link("mail/confirm");
  expect(mail.letters.at(-1)).toContain("Jemand, wahrscheinlich du, möchte");

  const elsewhere = await (await browser.newContext({ baseURL: server.address, bypassCSP: true })).newPage();
  await elsewhere.goto(letter); // the browser of the mail program, which knows nobody
  await page.reload();
  await expect(section.locator("[data-mail=asked]")).toBeVisible(); // the link alone does nothing
  await look(elsewhere, "confirm an address");
  await elsewhere.getByRole("button", { name: "Yes, write to me" }).click();
  await expect(elsewhere.getByRole("status")).toHaveText(/Thank you/);
  await page.reload();
  await expect(section.locator("[data-mail=confirmed]")).toContainText("höchstens eine E-Mail in der Stunde");
  await look(page, "reminders by mail");

  await elsewhere.goto(letter);
  await elsewhere.getByRole("button", { name: "Yes, write to me" }).click();
  await expect(elsewhere.getByRole("alert")).toHaveText("This link is no longer valid.");

  await elsewhere.goto(`/mail/stop/nobody.${"0".repeat(32)}`);
  await elsewhere.getByRole("button", { name: "No more mail" }).click();
  await expect(elsewhere.getByRole("alert")).toBeVisible();
  await elsewhere.goto(`/mail/stop/${stopToken()}`);
  await look(elsewhere, "end the mail");
  await elsewhere.getByRole("button", { name: "No more mail" }).click();
  await expect(elsewhere.getByRole("status")).toHaveText("You will get no more mail.");
  await elsewhere.context().close();
  await page.reload();
  await expect(section.locator("[data-mail=none]")).toBeVisible();
});

test("who cannot log in gets a link by mail, comes in by a press, and sets a new password @thorough", async ({
  page,
  browser,
}) => {
  await arrive(page, "de", "Lotte");
  await page.goto("/settings");
  await page.getByLabel("Kontoname").fill("Lotte");
  await page.getByLabel("Passwort").fill("correct horse");
  await page.getByRole("button", { name: "Konto anlegen (deine Spiele bleiben)" }).click();
  await expect(page.getByText("Du bist als „lotte“ angemeldet.")).toBeVisible();
  const reminders = page.locator(".reminders");
  await reminders.getByLabel("Adresse").fill("lotte@example.org");
  await reminders.getByLabel("Dein Passwort, zur Bestätigung").fill("wrong horse"); // an open page alone is no proof
  await page.keyboard.press("Enter");
  await expect(reminders.getByRole("alert")).toHaveText("Name und Passwort passen nicht zusammen.");
  await expect(page.locator("[data-mail=none]")).toBeVisible();
  await look(page, "an address that asks for proof");
  await reminders.getByLabel("Dein Passwort, zur Bestätigung").fill("correct horse");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-mail=asked]")).toContainText("lotte@example.org");
  await expect.poll(() => mail.letters.at(-1) ?? "").toContain("To: lotte@example.org");
  await page.goto(await mail.link("mail/confirm"));
  await page.getByRole("button", { name: "Ja, schreibt mir" }).click();
  await expect(page.getByRole("status")).toHaveText(/Danke/);

  const size = { width: 390, height: 844 };
  const context = { baseURL: server.address, bypassCSP: true, viewport: size, hasTouch: true };
  const phone = await (await browser.newContext(context)).newPage();
  await arrive(phone, "en", "Guest");
  await phone.goto("/settings");
  const said = "If there is an account with a confirmed address, a mail is on its way there.";
  for (const who of ["nobody-at-all", "lotte"]) {
    await phone.getByLabel("Account or mail address").fill(who);
    await phone.getByRole("button", { name: "Send me a link" }).tap();
    await expect(phone.locator("[data-letter]")).toContainText(said);
  }
  const link = await mail.link("mail/enter");
  expect(mail.letters.at(-1)).toContain("als „lotte“ hereinkommen"); // in her language
  await look(phone, "a letter is asked for");
  await phone.setViewportSize(size);
  await phone.goto(link);
  await look(phone, "the link of a letter");
  await phone.setViewportSize(size);
  await phone.getByLabel("New password (optional)").fill("battery staple");
  await phone.getByRole("button", { name: "Log in now", exact: true }).tap();
  await expect(phone.getByRole("status")).toHaveText(/You are logged in as “lotte”. Password changed\./);
  await expect(phone.getByRole("button", { name: "Add a passkey" })).toBeVisible();
  expect(phone.url()).not.toContain("#");

  await page.goto("/settings");
  await expect(page.getByLabel("Kontoname")).toBeVisible(); // logged out here
  await page.goto(link); // a second time
  await page.getByLabel("Überall sonst abmelden").check();
  await page.getByRole("button", { name: "Jetzt anmelden", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Dieser Code ist falsch, schon benutzt oder zu alt.");
  await phone.context().close();
});

/** As it stands in every letter: those come only after a minute in which nobody moved. */
function stopToken(): string {
  const code = [
    "import sqlite3, sys",
    "from bauhuette.server.notifications.addresses import Mailbox, stop_token",
    "rows = sqlite3.connect(sys.argv[1])",
    "key = rows.execute(\"select value from keys where name = 'mail'\").fetchone()[0]",
    "user, address = rows.execute('select user_id, address from mailboxes').fetchone()",
    "print(stop_token(key, Mailbox(user, address, 'de', True, 0)))",
  ].join("\n");
  const python = process.env.PYTHON ?? ".venv/bin/python";
  const done = spawnSync(python, ["-c", code, join(server.folder, "tables.sqlite3")], {
    cwd: "..",
    encoding: "utf8",
    env: { ...process.env, PYTHONPATH: "src" },
  });
  expect(done.status, done.stderr).toBe(0);
  return done.stdout.trim();
}

test("answers are prepared at the table, used without the page, seen by nobody else, and dropped when things differ @thorough", async ({
  page,
}) => {
  await arrive(page, "en");
  await openTable(page, { game: "pillars", seats: 3 });
  await myTurn(page);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Prepare answers" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Answer").selectOption("play");
  await sheet.getByRole("button", { name: "Add" }).last().click();
  await expect(sheet.getByRole("listitem").filter({ hasText: "play …" })).toBeVisible();
  await sheet.getByLabel("Answer").selectOption("done"); // not what is asked in the middle of a trick
  await sheet.getByRole("button", { name: "Add" }).last().click();
  await sheet.getByLabel("If only one move is possible, make it").check();
  await expect.poll(() => page.evaluate(() => document.querySelectorAll("dialog ol li").length)).toBe(2);
  await look(page, "prepared answers");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-prepared=waiting]")).toHaveText(/2 answers are prepared/);
  const steps = () => page.evaluate(() => Number(document.body.dataset.version));
  const before = await steps();
  await page.locator(".hand .pick[data-offered]").first().click();
  await page.locator(".pick.chosen").click();
  await expect.poll(steps).toBeGreaterThan(before + 3); // the own card, two bots', the prepared one
  await expect(page.locator("[data-prepared=not-offered]")).toHaveText(/Now you decide/);
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(page.locator("[data-prepared]")).toHaveCount(0);
});
