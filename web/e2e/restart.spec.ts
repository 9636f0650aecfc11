import { expect } from "@playwright/test";
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { arrive, myTurn, openTable, test, versionOf } from "./people";

const PORT = Number(process.env.PORT ?? 8791) + 1;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const folder = mkdtempSync(join(tmpdir(), "bauhuette-restart-"));
let server: ChildProcess | null = null;

async function start(): Promise<void> {
  const python = process.env.PYTHON ?? ".venv/bin/python";
  server = spawn(
    python,
    [
      "-m",
      "bauhuette.server",
      "serve",
      "--port",
      String(PORT),
      "--database",
      join(folder, "tables.sqlite3"),
      "--limits",
      "0",
      "--pace",
      "0",
      "0",
    ],
    { cwd: "..", env: { ...process.env, PYTHONPATH: "src" }, stdio: "ignore" },
  );
  await expect
    .poll(async () => (await fetch(`${ADDRESS}/readyz`).catch(() => null))?.status, { timeout: 120_000 })
    .toBe(200);
}

/** Not asked to stop: killed in the middle of whatever it does. */
async function kill(): Promise<void> {
  if (server!.exitCode !== null || server!.signalCode !== null) return;
  const gone = new Promise((resolve) => server!.once("exit", resolve));
  server!.kill("SIGKILL");
  await gone;
}

// While the server is away the browser itself says that it cannot connect.
test.use({
  baseURL: ADDRESS,
  expected: /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/,
});
test.beforeAll(start);
test.afterAll(kill);

test("the server is killed and starts again: a banner, no reload, no move lost, none made twice", async ({ page }) => {
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
  await kill();
  await expect(page.locator(".banner")).toBeVisible();
  const card = (await offered.first().getAttribute("data-card"))!;
  await offered.first().click();
  await page.locator(".pick.sel").click();
  expect(await hand()).toEqual(before);
  await start();
  await expect(page.locator(".banner")).toBeHidden({ timeout: 30_000 });
  await expect.poll(() => versionOf(page)).toBeGreaterThan(version);
  await expect.poll(hand).toEqual(before.filter((one) => one !== card));

  // A move whose answer is lost on the way is asked for again and still counts once.
  await myTurn(page);
  await expect(offered.first()).toBeVisible();
  const next = (await offered.first().getAttribute("data-card"))!;
  const left = await hand();
  await offered.first().click();
  await page.locator(".pick.sel").click({ noWaitAfter: true });
  await kill();
  await expect(page.locator(".banner")).toBeVisible();
  await start();
  await expect(page.locator(".banner")).toBeHidden({ timeout: 30_000 });
  await expect.poll(hand).toEqual(left.filter((one) => one !== next));
  await myTurn(page);
  expect((await hand()).length).toBeGreaterThanOrEqual(left.length - 1);
  expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
});
