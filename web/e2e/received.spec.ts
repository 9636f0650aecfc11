import { expect } from "@playwright/test";
import { arrive, myTurn, openTable, test } from "./people";
import { heldAgainstTruth, record } from "./received";

test("a hidden card in a frame would be found", async ({ page }) => {
  const received = record(page);
  await arrive(page, "de");
  await openTable(page, { game: "pillars", seats: 3 });
  await myTurn(page);
  await expect(page.locator(".hand .pick").first()).toBeVisible();
  expect(heldAgainstTruth(received)).toMatchObject({ fine: true, trouble: "" });

  const place = received.findLastIndex((text) => text.includes('"type":"view"'));
  const view = JSON.parse(received[place]!);
  view.play.state.seats[1].hand = ["king"];
  const told = heldAgainstTruth(received.with(place, JSON.stringify(view)));
  expect(told.fine).toBe(false);
  expect(told.trouble).toContain("king");
});
