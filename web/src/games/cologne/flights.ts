import type { Flight, FlightsOf } from "../../table/flights";
import { ROMAN } from "./board";

export const flightsOf: FlightsOf = (news): Flight[] => {
  const seat = `seat-${news.seat}`;
  const cart = `cart-${news.seat}-${news.cart}`;
  const stone = `stone ${String(news.stone)}`;
  switch (news.kind) {
    case "rolled":
      return [
        { from: seat, to: "dice", look: `die brown ${String(news.stone)}`, text: news.stone === "x" ? "X" : "" },
        {
          from: seat,
          to: "dice",
          look: "die black",
          text: news.gate === "card" ? "✦" : (ROMAN[Number(String(news.gate).slice(-1)) - 1] ?? ""),
        },
      ];
    case "delivered":
      return [{ from: "dice", to: `field-${String(news.gate)}`, look: stone }];
    case "loaded":
      return [{ from: `field-${String(news.gate)}`, to: cart, look: stone }];
    case "unloaded":
      return [{ from: cart, to: `field-${String(news.gate)}`, look: stone }];
    case "laid":
      return [{ from: cart, to: `field-${String(news.church)}`, look: stone }];
    case "completed":
      return [{ from: `field-${String(news.church)}`, to: seat, look: "coin", text: String(news.points) }];
    case "audience":
      return [{ from: "field-cathedral", to: seat, look: "coin", text: String(news.points) }];
    case "drew":
    case "drew-hidden":
      return [{ from: "dice", to: seat, look: "card" }];
    case "stole":
    case "stole-hidden":
      return [{ from: `seat-${news.victim}`, to: seat, look: "card" }];
    default:
      return [];
  }
};
