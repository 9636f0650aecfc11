import { expect } from "@playwright/test";
import { everyMoveHasItsControl } from "./controls";
import { arrive, openTable, test } from "./people";

/** How many own decisions are made, and which families of moves must have been met by then. */
const GAMES = [
  ["pillars", 4, 60, "play tom convert done drop"],
  ["contest", 3, 160, "roll offer bid pass found right attack raid done"],
] as const;

for (const [game, seats, decisions, families] of GAMES) {
  test(`${game}: every offered move can be seen and pressed`, async ({ page }) => {
    await arrive(page, "de");
    await openTable(page, { game, seats });
    const offered = await everyMoveHasItsControl(page, game, decisions);
    expect([...offered]).toEqual(expect.arrayContaining(families.split(" ")));
  });
}
