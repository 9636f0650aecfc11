/**
 * How long a table keeps a phone busy when its page is opened, by the time its main thread takes and not by the clock, so
 * that what else the machine does counts little; each task is counted four times, as a middling phone is that much
 * slower. And when the first move can be made by the clock, on the connection that Lighthouse assumes (150 ms, 1.6 Mbit/s),
 * with this machine as it is and four times slower; that wants a quiet one. Several servers take turns, so that two builds
 * of the client can be compared in one run.
 *
 *     node web/e2e/first-look.mjs cologne 7 http://127.0.0.1:8000 http://127.0.0.1:8001
 */

import { chromium } from "@playwright/test";
import { tableAt } from "./tableAt.mjs";

const SLOWER = 4;
const CONNECTION = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }; // bytes a second
const LONG_MS = 50; // a task that takes longer keeps a finger waiting
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const [game, rounds = "5", ...addresses] = process.argv.slice(2);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

/** Runs in the page: says when something can be pressed and has been painted. */
function tellWhenOffered() {
  const paint = new MutationObserver(() => {
    if (!document.querySelector("[data-move], [data-offered]")) return;
    paint.disconnect();
    requestAnimationFrame(() => setTimeout(() => console.log("offered", performance.now())));
  });
  paint.observe(document, { subtree: true, childList: true, attributes: true });
}

async function firstLook({ page: address, cookies }) {
  const context = await browser.newContext({ serviceWorkers: "block", ...PHONE });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(tellWhenOffered);
  await browser.startTracing(page, { categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] });
  const offered = page.waitForEvent("console", { predicate: isOffered, timeout: 240_000 });
  await page.goto(address);
  await offered;
  await page.waitForTimeout(2000); // what comes after it
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  await context.close();
  return busy(traceEvents);
}

const isOffered = (line) => line.text().startsWith("offered");

/** After how many ms the first move can be made, on Lighthouse's connection. */
async function usable({ page: address, cookies }, slower) {
  const context = await browser.newContext({ serviceWorkers: "block", ...PHONE });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(tellWhenOffered);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", CONNECTION);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const offered = page.waitForEvent("console", { predicate: isOffered, timeout: 240_000 });
  await page.goto(address, { waitUntil: "commit" });
  const when = Number((await offered).text().split(" ")[1]);
  await context.close();
  return when;
}

/** Of the thread that runs the page: how much its long tasks exceed 50 ms, how long the longest is, and all of them. */
function busy(events) {
  const threadOf = (event) => `${event.pid} ${event.tid}`;
  const scripts = events.filter((event) => event.name === "FunctionCall").map(threadOf);
  const counts = new Map();
  for (const thread of scripts) counts.set(thread, (counts.get(thread) ?? 0) + 1);
  const main = [...counts].sort((one, other) => other[1] - one[1])[0][0];
  const tasks = events
    .filter((event) => event.name === "RunTask" && event.ph === "X" && threadOf(event) === main)
    .map((event) => (SLOWER * (event.tdur ?? 0)) / 1000);
  const sum = (times) => times.reduce((all, time) => all + time, 0);
  return {
    blocking: sum(tasks.filter((time) => time > LONG_MS).map((time) => time - LONG_MS)),
    longest: Math.max(...tasks),
    whole: sum(tasks),
  };
}

const median = (values) => values.sort((one, other) => one - other)[values.length >> 1];
const tables = [];
for (const address of addresses) tables.push(await tableAt(browser, address, game));
const looks = addresses.map(() => []);
for (let round = 0; round < Number(rounds); round++)
  for (const [i, table] of tables.entries())
    looks[i].push({ ...(await firstLook(table)), soon: await usable(table, 1), late: await usable(table, SLOWER) });
await browser.close();
for (const [i, found] of looks.entries()) {
  const of = (what) => Math.round(median(found.map((look) => look[what])));
  console.log(
    `${game} ${addresses[i]}: blocking ${of("blocking")} ms, longest task ${of("longest")} ms, ` +
      `all tasks ${of("whole")} ms, first move after ${of("soon")} ms, ${SLOWER} times slower ${of("late")} ms ` +
      `(medians of ${rounds})`,
  );
}
