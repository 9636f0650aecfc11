/**
 * What Lighthouse (its mobile profile, simulated throttling) says of the first page and of a table of each game at which
 * the reader is asked: medians of several runs, the pages taking turns. Lighthouse is no dependency: `npx` fetches it,
 * or LIGHTHOUSE names it. Several servers take turns, so that two builds can be compared.
 *
 *     node web/e2e/lighthouse.mjs 5 http://127.0.0.1:8000
 */

import { chromium } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tableAt } from "./tableAt.mjs";

const [runs = "3", ...addresses] = process.argv.slice(2);
const PAGES = (process.env.PAGES ?? "home pillars contest baumeister cologne").split(" ");
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const [program, ...first] = process.env.LIGHTHOUSE ? [process.env.LIGHTHOUSE] : ["npx", "--yes", "lighthouse@12.8.2"];

const AUDITS = {
  paint: "first-contentful-paint",
  largest: "largest-contentful-paint",
  blocking: "total-blocking-time",
  index: "speed-index",
};

function measured({ page, cookies }) {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const file = join(folder, "report.json");
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  execFileSync(
    program,
    [
      ...first,
      page,
      "--quiet",
      "--only-categories=performance",
      "--output=json",
      `--output-path=${file}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
      ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
    ],
    { env: { ...process.env, CHROME_PATH: CHROMIUM }, stdio: ["ignore", "ignore", "inherit"] },
  );
  const { audits, categories, environment } = JSON.parse(readFileSync(file, "utf8"));
  if (process.env.REPORTS) execFileSync("cp", [file, join(process.env.REPORTS, `${Date.now()}.json`)]);
  rmSync(folder, { recursive: true });
  return {
    performance: 100 * categories.performance.score,
    ...Object.fromEntries(Object.entries(AUDITS).map(([name, audit]) => [name, audits[audit].numericValue])),
    shift: audits["cumulative-layout-shift"].numericValue,
    machine: environment.benchmarkIndex,
  };
}

const sorted = (values) => [...values].sort((one, other) => one - other);
const median = (values) => sorted(values)[values.length >> 1];

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
const pages = [];
for (const address of addresses)
  for (const name of PAGES)
    pages.push({
      name,
      ...(name === "home" ? { page: address, cookies: [] } : await tableAt(browser, address, name)),
      found: [],
    });
await browser.close();
for (let run = 0; run < Number(runs); run++)
  for (const one of pages)
    try {
      one.found.push(measured(one));
    } catch {
      console.log(`${one.name}: a run without a result`); // on a busy machine Lighthouse gives up now and then
    }
for (const { name, page, found } of pages.filter(({ found }) => found.length)) {
  const all = (what) => found.map((one) => one[what]);
  const ms = (what) => `${what} ${Math.round(median(all(what)))} ms`;
  console.log(
    `${name} ${new URL(page).host}: performance ${median(all("performance")).toFixed()} ` +
      `(${sorted(all("performance")).map(Math.round).join(" ")}), ${Object.keys(AUDITS).map(ms).join(", ")}, ` +
      `shift ${median(all("shift")).toFixed(3)}, machine ${Math.round(median(all("machine")))}`,
  );
}
