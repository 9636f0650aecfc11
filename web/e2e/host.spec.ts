/** What whoever runs the server says and does, as people see it: announcements, closed and damaged tables, bans. */

import { expect } from "@playwright/test";
import { arrive, test } from "./people";

const DAMAGED = { de: /beschädigt: Die gespeicherten Daten/, en: /damaged: its stored data/ };

for (const lang of ["de", "en"] as const) {
  test(`an announcement and a damaged table are plain to see (${lang})${lang === "de" ? "" : " @thorough"}`, async ({
    page,
  }) => {
    const row = {
      path: "",
      game: "pillars",
      damaged: true,
      version: 9,
      seats: [],
      seat: null,
      held: [],
      to_move: null,
      your_turn: false,
      hosting: false,
      clock: { kind: "none", seconds: 0, increment: 0, flag: "bot", level: "greedy" },
      outcome: null,
      progress: {},
      created: 1,
      changed: 1,
    };
    await page.route(/\/api\/notice/, (route) => route.fulfill({ json: { text: "We pause at eight." } }));
    await page.route(/\/api\/tables\?/, (route) =>
      route.fulfill({
        json: {
          tables: (["lobby", "running", "over"] as const).map((status) => ({
            ...row,
            id: `damaged-${status}`,
            status,
          })),
        },
      }),
    );
    await arrive(page, lang);
    await expect(page.locator("[data-notice]")).toHaveText("We pause at eight.");
    await expect(page.locator(".list li").filter({ hasText: DAMAGED[lang] })).toHaveCount(3);
    for (const status of ["lobby", "running", "over"])
      await expect(page.locator(`a[href="/t/damaged-${status}"]`)).toBeVisible();
    await page.unroute(/\/api\/notice/);
    await page.route(/\/api\/notice/, (route) => route.fulfill({ json: { text: null } }));
    await page.reload();
    await expect(page.locator(".setup")).toBeVisible();
    await expect(page.locator("[data-notice]")).toHaveCount(0);
  });

  for (const code of ["damaged", "banned"]) {
    test(`a table that cannot be shown says why (${code}, ${lang}) @thorough`, async ({ page }) => {
      await arrive(page, lang);
      await page.routeWebSocket(/\/socket/, (socket) => {
        socket.send(
          JSON.stringify({
            type: "bye",
            refusal: { code, text: "the reason", rule: null, facts: {} },
            reconnect_ms: [300, 3000],
          }),
        );
        void socket.close({ code: 1008 });
      });
      await page.goto("/t/somewhere");
      await expect(page.getByRole("heading", { name: "the reason" })).toBeVisible();
      await expect(page.locator(".banner")).toHaveCount(0);
    });
  }
}
