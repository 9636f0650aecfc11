import type { Flight, FlightsOf } from "../../table/flights";

const coins = (from: string, to: string, amount: unknown): Flight => ({
  from,
  to,
  look: "coin",
  count: Math.min(5, Number(amount)),
});

export const flightsOf: FlightsOf = (news): Flight[] => {
  const seat = `seat-${news.seat}`;
  switch (news.kind) {
    case "rolled":
    case "sabotage-rolled":
      return [{ from: "stage", to: seat, look: "die", text: Number(news.pips) > 5 ? "●" : String(news.pips) }];
    case "earned":
      return [coins("bank", seat, Number(news.die) + Number(news.gates))];
    case "saboteur":
      return [{ from: "bank", to: seat, look: "token" }];
    case "took":
      return [{ from: `seat-${news.victim}`, to: seat, look: "token" }];
    case "bought":
    case "bought-kind":
    case "bought-unseen":
      return [{ from: "lot", to: seat, look: "card" }, coins(seat, "bank", news.price)];
    case "exposed":
      return [coins(seat, "bank", news.paid)];
    case "share":
      return [coins("bank", seat, news.amount)];
    case "ransom-paid":
      return [coins(`seat-${news.victim}`, seat, news.amount)];
    case "attacked":
      return [{ from: seat, to: `place-${news.victim}-${news.place}`, look: "token" }];
    case "destroyed":
    case "raided":
      return [{ from: `seat-${news.victim}`, to: "lot", look: "card" }];
    default:
      return [];
  }
};
