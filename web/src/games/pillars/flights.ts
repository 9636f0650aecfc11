import type { Flight, FlightsOf } from "../../table/flights";

export const flightsOf: FlightsOf = (news): Flight[] => {
  switch (news.kind) {
    case "kings-trick-given":
      return [{ from: "aside", to: `seat-${news.receiver}`, look: "card", count: 3 }];
    case "took":
      return [
        {
          from: "board",
          to: `seat-${news.seat}`,
          look: `material ${String(news.material)}`,
          count: Number(news.count),
        },
      ];
    case "converted":
      return [
        {
          from: `material-${String(news.material)}`,
          to: `score-${news.seat}`,
          look: "coin",
          text: String(news.points),
        },
      ];
    case "dropped":
      return [{ from: `material-${String(news.material)}`, to: "board", look: `material ${String(news.material)}` }];
    default:
      return [];
  }
};
