import { expect } from "@playwright/test";
import type { TableView, ViewChange } from "../src/lib/wire";
import { arrive, myTurn, openTable, test } from "./people";
import { heldAgainstTruth, record } from "./received";

test("a hidden card in a frame would be found", async ({ page }) => {
  const received = record(page);
  await arrive(page, "de");
  await openTable(page, { game: "pillars", seats: 3 });
  await myTurn(page);
  await expect(page.locator(".hand .pick").first()).toBeVisible();
  expect(heldAgainstTruth(received)).toMatchObject({ fine: true, trouble: "" });

  const views = received.map((text) => JSON.parse(text[0] === "{" ? text : "{}") as TableView | ViewChange);
  const { version, now } = views.findLast(({ type }) => type === "view" || type === "change")!;
  const hidden = { "/play/state/seats/1/hand": ["king"] };
  const change: ViewChange = { type: "change", since: version, version, now, log: [], set: hidden };
  const told = heldAgainstTruth([...received, JSON.stringify(change)]);
  expect(told.fine).toBe(false);
  expect(told.trouble).toContain("king");
});
