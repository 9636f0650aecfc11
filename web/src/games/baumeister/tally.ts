/** B42 to B51: every taler that came in and went out. The news count in thousands. */

import { counts, sumOf, type TallyOf } from "../../table/tally";

const UNIT = 1000;

export const tallyOf: TallyOf = (ended) => {
  const talers = (kinds: string[], sign: 1 | -1, amount = "amount", seat = "seat") =>
    sumOf(ended, kinds, amount, seat).map((sum) => sign * sum * UNIT);
  const plus = (...sums: number[][]) => ended.scores.map((_, p) => sums.reduce((sum, one) => sum + one[p]!, 0));
  const moved = [
    { text: "tally-finished", rule: "B42", points: talers(["income"], 1) },
    { text: "tally-unfinished", rule: "B50", points: talers(["salvaged"], 1) },
    { text: "tally-contracts", rule: "B19", points: talers(["won", "given"], -1) },
    { text: "tally-found", rule: "B27", points: talers(["found"], 1) },
    { text: "tally-wages", rule: "B43", points: talers(["paid"], -1) },
    { text: "tally-loans", rule: "B46", points: plus(talers(["borrowed"], 1), talers(["repaid", "settled"], -1)) },
    { text: "tally-picked", rule: "B52", points: talers(["picked"], -1, "fee") },
    { text: "tally-lent", rule: "B54", points: plus(talers(["lent"], 1), talers(["lent"], -1, "amount", "borrower")) },
  ];
  const start = ended.scores.map((score, p) => score - plus(...moved.map((row) => row.points))[p]!);
  return [{ rows: [{ text: "tally-before", points: start }, ...moved].filter(counts) }];
};
