import type { Drawer } from "../../rules/drawing";
import { value } from "../../rules/drawing";
import buildings from "./buildings.svg?raw";
import { drawingOf } from "./cards";
import type { Facts } from "./shown";

export const sprite = buildings;

/** The building as it stands in a city, its value above. */
export const draw: Drawer<Facts>["draw"] = (piece, facts) => {
  const card = facts.card[piece.key];
  return card
    ? {
        box: "0 0 66 124",
        svg: `<use href="#${drawingOf(card)}" x="0" y="14" width="66" height="110"/>${value(33, 11, card.value)}`,
      }
    : null;
};
