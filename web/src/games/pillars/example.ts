import "./example.css";
import "./suits.css";
import type { Drawer } from "../../rules/drawing";
import { value } from "../../rules/drawing";
import { pictureOf } from "./cards";
import type { Facts } from "./shown";
import symbols from "./symbols.svg?raw";

const COLOURS = ["green", "blue", "red", "orange"];

export const sprite = symbols;

/** The card: its picture in the colour of its suit, its value above. */
export const draw: Drawer<Facts>["draw"] = (piece, facts) => {
  const card = facts.card[piece.key];
  if (!card) return null;
  const suit = card.seat === null ? card.group : COLOURS[card.seat]!;
  const picture = `<g class="arch" transform="translate(8 33) scale(.417)" clip-path="url(#pc-arch)"><rect width="120" height="120"/><use href="#${pictureOf(piece.key)}" width="120" height="120"/></g>`;
  return {
    box: "0 0 66 90",
    svg: `<g data-suit="${suit}"><rect class="sheet" x=".5" y=".5" width="65" height="89" rx="5"/>${picture}${value(14, 13, card.value)}</g>`,
  };
};
