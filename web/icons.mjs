/** The icons as pictures, from their drawings: `node icons.mjs`. What it writes is kept. */

import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "public/icons");
const PICTURES = [
  ["icon", "icon-192", 192],
  ["icon", "icon-512", 512],
  ["maskable", "maskable-192", 192],
  ["maskable", "maskable-512", 512],
  ["maskable", "touch-180", 180], // Apple rounds it itself
  ["badge", "badge-96", 96],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const [drawing, name, size] of PICTURES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>html,body{margin:0}svg{display:block}</style>${readFileSync(join(FOLDER, `${drawing}.svg`), "utf8")}`,
  );
  await page
    .locator("svg")
    .first()
    .evaluate((svg, s) => svg.setAttribute("width", s), size);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
