/** What a first visit costs over the wire: every file, answer and message until the table can be played at. */

import { expect } from "@playwright/test";
import { another, arrive, myTurn, openTable, test } from "./people";

const BUDGET = 300_000; // bytes

for (const game of ["pillars", "contest", "baumeister", "cologne"]) {
  test(`a first visit to a table of ${game} takes at most 300 kB`, async ({ page, browser, errors }) => {
    await arrive(page, "de");
    await openTable(page, { game, seats: 4 });
    await myTurn(page);
    const visitor = await another(browser, errors);
    await visitor.context().addCookies(await page.context().cookies());
    const sent = new Map<string, number>();
    const network = await visitor.context().newCDPSession(visitor);
    await network.send("Network.enable");
    network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => sent.set(requestId, encodedDataLength));
    let messages = 0;
    network.on("Network.webSocketFrameReceived", ({ response }) => (messages += response.payloadData.length));
    await visitor.goto(page.url());
    await myTurn(visitor);
    await visitor.evaluate(() => document.fonts.ready);
    await visitor.waitForLoadState("networkidle");
    const whole = messages + [...sent.values()].reduce((sum, bytes) => sum + bytes, 0);
    test.info().annotations.push({ type: "bytes", description: String(whole) });
    expect(whole, `${game}: ${whole} bytes`).toBeLessThanOrEqual(BUDGET);
    expect(whole).toBeGreaterThan(50_000); // it was measured
    await visitor.context().close();
  });
}
