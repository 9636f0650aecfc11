import "./example.css";
import "./suits.css";
import type { Drawer } from "../../rules/drawing";
import { value } from "../../rules/drawing";
import { drawingOf } from "./cards";
import type { Facts } from "./shown";

const COLOURS = ["green", "blue", "red", "orange"];

export const sprite = "";

/** The card: its picture in the colour of its suit, its value above. */
export const draw: Drawer<Facts>["draw"] = (piece, facts) => {
  const card = facts.card[piece.key];
  if (!card) return null;
  const suit = card.seat === null ? card.group : COLOURS[card.seat]!;
  const picture = drawingOf(piece.key).replace("<svg ", `<svg x="8" y="26" width="50" height="56" `);
  return {
    box: "0 0 66 90",
    svg: `<g data-suit="${suit}"><rect class="sheet" x=".5" y=".5" width="65" height="89" rx="5"/>${picture}${value(14, 13, card.value)}</g>`,
  };
};
