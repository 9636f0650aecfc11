/** How the last scene speaks: places, the sentence why, names of steps. */

import { addressed, type GameTable } from "../lib/table.svelte";
import type { Facts } from "../lib/words";
import type { EndingPlace, EndingStep, TableEnding } from "../lib/wire";

export function amountText(table: GameTable, told: TableEnding, amount: number): string {
  return table.say(`ending-amount-${told.unit}`, { amount });
}

export function stepText(table: GameTable, step: EndingStep): string {
  return table.say(step.text, { number: step.number });
}

/** Before and within the coloured part. */
export interface Headline {
  first: string;
  coloured: string;
}

export function headline(table: GameTable, told: TableEnding): Headline {
  if (table.me !== null && table.seats[table.me]!.resigned && !told.curve)
    return { first: table.say("ending-resigned"), coloured: "" };
  const { key, place, gap, seats } = told.sentence;
  const names = (of: number[]) => new Intl.ListFormat(table.words.lang).format(of.map((seat) => table.seatName(seat)));
  const [winner, ...others] = seats;
  const facts: Facts = {
    ordinal: table.say("ending-place-name", { place }),
    gap: amountText(table, told, gap),
    each: amountText(table, told, told.places[place - 1]!.score),
    winner: table.seatName(winner),
    names: names(key === "others-won" ? others : seats),
  };
  const message = key === "others-won" && gap === 0 ? "ending-others-first" : `ending-${key}`;
  const [first = "", coloured = ""] = table.say(message, facts).split("*");
  return { first, coloured };
}

export function because(table: GameTable, told: TableEnding): string {
  const reason = told.reason;
  if (!reason) return table.say(`over-${told.over}`);
  const step = reason.step === null ? undefined : told.curve?.labels[reason.step];
  const facts: Facts = {
    name: table.seatName(reason.seat),
    other: table.seatName(reason.other),
    amount: amountText(table, told, reason.amount),
    step: step ? stepText(table, step) : "",
    place: reason.place ?? 0,
  };
  for (const [name, value] of Object.entries(reason.facts))
    facts[name] =
      typeof value === "number" ? value : name === "source" ? table.say(value) : table.words.name(name, value);
  const mine = [reason.seat === table.me, reason.other !== null && reason.other === table.me];
  const sentence = table.say(addressed(table.words, `because-${reason.key}`, mine, ["seat", "other"]), facts);
  if (reason.led === null) return sentence;
  const led = reason.led === table.me ? "because-led-me" : "because-led";
  return `${sentence} ${table.say(led, { name: table.seatName(reason.led) })}`;
}

export function reviewText(table: GameTable, told: TableEnding): string {
  const { status, done, of, costly, best } = told.review;
  const text = table.say(`ending-review-${status}`, { done, of, costly });
  return best ? text + table.say("ending-review-best", { move: table.moveText(best) }) : text;
}

/** Seats as the result orders them, the best first. */
export function seatsInOrder(told: TableEnding): number[] {
  return told.places.map((one) => one.seat);
}

/** What the figure of a seat shows, in words: place, score, and what it is made of. */
export function seatText(table: GameTable, told: TableEnding, of: EndingPlace, parts: string[] = []): string {
  const first = table.say("ending-seat", {
    place: of.place,
    name: table.who(of.seat),
    amount: amountText(table, told, of.score),
  });
  return [first, ...parts].filter(Boolean).join(". ");
}
