import { expect } from "@playwright/test";
import { arrive, look, test } from "./people";

test.use({ bypassCSP: true });

test("rules are searched, jumped through and lead to the lesson", async ({ page }) => {
  await arrive(page, "en", "Agnes");
  await page.getByRole("link", { name: "Rules", exact: true }).click();
  await page.getByRole("link", { name: "Contest of the" }).click();
  await expect(page.locator(".picture").first()).toBeVisible();
  const chapters = await page.locator(".rules h3").count();
  expect(await page.locator(".rules .picture").count()).toBe(chapters);
  await look(page, "rules");

  await page.getByRole("button", { name: "Sabotage" }).click();
  await expect(page.getByRole("heading", { name: "Sabotage" })).toBeFocused();
  await page.getByRole("searchbox").fill("saboteur shields");
  await expect(page.locator("#rule-C42")).toBeVisible();
  await expect(page.locator("#rule-C1")).toHaveCount(0);
  await expect(page.locator("#rule-C42 mark").first()).toHaveText(/saboteur|shields/i);
  await expect(page.getByRole("status")).toHaveText(/rules found/);
  await page.getByRole("searchbox").fill("xylophone");
  await expect(page.getByText("No rule contains these words.")).toBeVisible();
  await page.getByRole("link", { name: "Learn in five minutes" }).click();
  await expect(page.locator(".coach")).toBeVisible({ timeout: 120_000 });
});
