import { expect } from "@playwright/test";
import { arrive, test } from "./people";

test.use({ expected: /404/ }); // the server of this test knows no such table
test("a game of earlier rules can be read and its record downloaded", async ({ page }) => {
  await arrive(page, "en");
  const refusal = {
    code: "rules-changed",
    text: "The rules of this game have changed since this table began, so it cannot go on.",
  };
  await page.routeWebSocket(/\/api\/tables\/long-ago\/socket/, (socket) =>
    socket.send(JSON.stringify({ type: "bye", refusal, reconnect_ms: [1000, 2000] })),
  );
  await page.route(/\/api\/tables\/long-ago\/record/, (route) =>
    route.fulfill({ json: { seats: ["Anna", "Ben"], moves: ["roll", "load 1 white"] } }),
  );
  await page.goto("/t/long-ago");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(refusal.text);
  await expect(page.locator("main")).toContainText("The moves of Anna and Ben: 2.");
  await expect(page.locator("main li")).toHaveText(["roll", "load 1 white"]);
  await expect(page.getByRole("link", { name: "Download the record" })).toHaveAttribute("download", /long-ago/);
});
