import { expect } from "@playwright/test";
import { everyMoveHasItsControl, type Sense } from "./controls";
import { arrive, openTable, test } from "./people";
import type { Offer } from "./wire";

interface Cart {
  at: string;
  load: string | null;
  ways: (number | null)[]; // by field: the one before it on the way there
}
interface City {
  seats: { carts: Cart[] }[];
  churches: Record<string, { site: string }>;
  gates: Record<string, Record<string, number>>;
}

/** Carts go for stones and then for a church: without an aim nobody ever builds. */
const driven =
  (fields: string[]): Sense =>
  ({ moves, state }) => {
    const of = (family: string) => moves.filter((move) => move.family === family);
    const { seats, churches, gates } = state as unknown as City;
    const cartOf = (move: Offer) => seats[0]!.carts[Number(move.args.cart) - 1]!;
    const goals = (cart: Cart) =>
      cart.load === null
        ? Object.keys(gates).filter((gate) => Object.values(gates[gate]!).some((count) => count > 0))
        : Object.keys(churches).filter((church) => ["hammer", "begun"].includes(churches[church]!.site));
    const wayTo = (cart: Cart, goal: string): string[] => {
      const before = cart.ways[fields.indexOf(goal)] ?? null;
      return before === null ? [] : [...(fields[before] === cart.at ? [] : wayTo(cart, fields[before]!)), goal];
    };
    const nextOf = (cart: Cart) =>
      goals(cart)
        .map((goal) => wayTo(cart, goal))
        .filter((way) => way.length)
        .sort((one, other) => one.length - other.length)[0]?.[0];
    return [
      ...of("build"),
      ...of("visit"),
      ...of("load"),
      ...of("move").filter((move) => move.args.field === nextOf(cartOf(move))),
      ...of("roll"),
      ...of("end"),
    ][0];
  };

interface Played {
  game: string;
  seats: number;
  decisions: number; // of one's own
  families: string; // that must have been met by then
  options?: Record<string, number>;
  sense?: (fields: string[]) => Sense;
}

const GAMES: Played[] = [
  { game: "pillars", seats: 4, decisions: 60, families: "play tom convert done drop" },
  { game: "contest", seats: 3, decisions: 160, families: "roll offer bid pass found right attack raid done" },
  {
    game: "baumeister",
    seats: 3,
    decisions: 120,
    families: "hire pick dismiss pass auction bid play rest assign done request fee accept refuse borrow",
    options: { pick: 1, lend: 1, hand: 1 },
  },
  {
    game: "cologne",
    seats: 2,
    decisions: 200,
    families: "roll move load unload build end discard",
    sense: driven,
  },
];

for (const { game, seats, decisions, families, options, sense } of GAMES) {
  test(`${game}: every offered move can be seen and pressed`, async ({ page }) => {
    await arrive(page, "de");
    await openTable(page, { game, seats, options });
    const { board } = await (await page.request.get(`/api/games/${game}/facts`)).json();
    const many = process.env.THOROUGH ? decisions : decisions / 5;
    const offered = await everyMoveHasItsControl(page, game, many, sense?.(Object.keys(board.fields)));
    if (process.env.THOROUGH) expect([...offered]).toEqual(expect.arrayContaining(families.split(" ")));
  });
}
