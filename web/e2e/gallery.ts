/** A sheet of all pictures of the gallery in small: a row for each phase, a column for each size. */

import type { Browser } from "@playwright/test";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SIZES } from "./fit";

const HEIGHT = 96; // of a picture on the sheet
const SHEET = "sheet.jpg";

/** One picture of each phase and size is enough: their languages and themes take turns. */
export async function sheetOf(browser: Browser, folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".jpg") && name !== SHEET);
  const phases = [...new Set(names.map((name) => name.replace(/-\d+x\d+-.*/, "")))].sort();
  const rows = phases.map((phase, number) =>
    SIZES.map((size, column) => {
      const all = names.filter((name) => name.startsWith(`${phase}-${size.join("x")}-`)).sort();
      const name = all[(number + column) % all.length];
      if (!name) return ""; // this phase was not looked at to its end
      const data = readFileSync(join(folder, name)).toString("base64");
      return `<img alt="" height="${HEIGHT}" src="data:image/jpeg;base64,${data}">`;
    }).join(""),
  );
  const page = await browser.newPage({ viewport: { width: 1180, height: 800 } });
  await page.setContent(
    `<style>body{margin:8px;font:12px sans-serif;background:#888}p{margin:6px 0 2px}img{margin-right:4px}</style>` +
      phases.map((phase, i) => `<p>${phase}</p>${rows[i]}`).join(""),
  );
  writeFileSync(join(folder, SHEET), await page.screenshot({ fullPage: true, type: "jpeg", quality: 62 }));
  await page.close();
}
