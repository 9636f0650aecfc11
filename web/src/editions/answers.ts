/** What an owner says one after the other, and what takes it back. */

import type { Change } from "./api";
import type { Answers } from "./values";

/** Values entered (null: ours again), and whether keys were looked at. */
export type Answer = Pick<Change, "values" | "confirmed">;

export function after({ values, confirmed }: Answers, change: Answer): Answers {
  const entered = Object.entries({ ...values, ...change.values });
  const looked = { ...Object.fromEntries(confirmed.map((key) => [key, true])), ...change.confirmed };
  return {
    values: Object.fromEntries(entered.flatMap(([key, value]) => (value === null ? [] : [[key, value]]))),
    confirmed: Object.keys(looked).filter((key) => looked[key]),
  };
}

/** What takes a change back. */
export function inverse(before: Answers, { values = {}, confirmed = {} }: Answer): Answer {
  return {
    values: Object.fromEntries(Object.keys(values).map((key) => [key, before.values[key] ?? null])),
    confirmed: Object.fromEntries(Object.keys(confirmed).map((key) => [key, before.confirmed.includes(key)])),
  };
}

/** Several changes as one. */
export function together(changes: Answer[]): Answer {
  return {
    values: Object.assign({}, ...changes.map((change) => change.values)),
    confirmed: Object.assign({}, ...changes.map((change) => change.confirmed)),
  };
}
