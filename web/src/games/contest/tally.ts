/** C53 to C58: the buildings, the extra points of a complete city, and what the cards left in hand cost. */

import type { TallyOf } from "../../table/tally";
import type { ContestState } from "./cards";

export const tallyOf: TallyOf = ({ state }) => {
  const { seats } = state as unknown as ContestState;
  return [
    {
      rows: [
        { text: "tally-buildings", rule: "C53", points: seats.map((seat) => seat.points.buildings) },
        { text: "extra-middle", rule: "C55", points: seats.map((seat) => seat.points.middle) },
        { text: "extra-churches", rule: "C56", points: seats.map((seat) => seat.points.churches) },
        { text: "extra-corners", rule: "C57", points: seats.map((seat) => seat.points.corners) },
        { text: "tally-minus", rule: "C58", points: seats.map((seat) => 0 - (seat.minus ?? 0)) },
      ],
    },
  ];
};
