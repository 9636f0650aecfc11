/** What a first visit costs over the wire: every file, answer and message until the table can be played at, the worker's and the icons, too. */

import { expect } from "@playwright/test";
import { another, arrive, myTurn, openTable, test } from "./people";
import { Scales } from "./scales";

test.use({ serviceWorkers: "allow" });

const BUDGET = 300_000; // bytes

for (const game of ["pillars", "contest", "baumeister", "cologne"]) {
  test(`a first visit to a table of ${game} takes at most 300 kB`, async ({ page, browser, errors, baseURL }) => {
    await arrive(page, "de");
    await openTable(page, { game, seats: 4 });
    await myTurn(page);
    const scales = new Scales();
    const address = await scales.start(baseURL!);
    const visitor = await another(browser, errors);
    await visitor.context().addCookies(await page.context().cookies()); // of a host, whatever its port
    await visitor.goto(address + new URL(page.url()).pathname);
    await myTurn(visitor);
    await visitor.evaluate(() => document.fonts.ready);
    await visitor.waitForFunction(async () => Boolean(await caches.match("/"))); // the worker has all it wants
    await visitor.waitForLoadState("networkidle");
    const whole = scales.bytes;
    test.info().annotations.push({ type: "bytes", description: String(whole) });
    const largest = [...scales.byPath].sort((a, b) => b[1] - a[1]).slice(0, 60);
    expect(
      whole,
      `${game}: ${whole} bytes\n${largest.map(([path, bytes]) => `${bytes} ${path}`).join("\n")}`,
    ).toBeLessThanOrEqual(BUDGET);
    expect(whole).toBeGreaterThan(50_000); // it was measured
    await visitor.context().close();
    scales.stop();
  });
}
