/** P27 to P30: the pad hand by hand, and the same points by what brought them. */

import { counts, sumOf, type TallyOf } from "../../table/tally";
import type { PillarsState } from "./cards";

export const tallyOf: TallyOf = (ended) => {
  const { seats } = ended.state as unknown as PillarsState;
  const scored = sumOf(ended, ["scored"], "points");
  const converted = sumOf(ended, ["scored"], "converted");
  const craftsmen = sumOf(ended, ["scored"], "craftsmen");
  const hands = Math.max(...seats.map((seat) => seat.pad.length));
  return [
    {
      title: "tally-kinds",
      rows: [
        { text: "tally-converted", rule: "P21", points: converted },
        { text: "tally-craftsmen", rule: "P27", points: craftsmen },
        {
          text: "tally-people",
          rule: "P29",
          points: scored.map((points, p) => points - converted[p]! - craftsmen[p]!),
        },
        ...[{ text: "tally-before", points: scored.map((points, p) => ended.scores[p]! - points) }].filter(counts),
      ],
    },
    {
      title: "tally-hands",
      rows: Array.from({ length: hands }, (_, hand) => ({
        text: "hand-no",
        facts: { number: hand + 1 },
        points: seats.map((seat) => seat.pad[hand] ?? 0),
      })),
    },
  ];
};
