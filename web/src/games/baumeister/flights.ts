import type { Words } from "../../lib/words";
import type { Flight, FlightsOf } from "../../table/flights";
import { LETTER } from "./crew";

const categoryOf = (worker: unknown) => String(worker).replace(/-\d+$/, "");
/** The letter on it is the reader's, as in Head.svelte. */
function head(from: string, to: string, category: string, words: Words): Flight {
  const letter = LETTER[category];
  return { from, to, look: letter ? `head rank-${letter}` : "head", text: letter ? words.say(`head-${letter}`) : "" };
}
const coins = (from: string, to: string, amount: unknown): Flight => ({
  from,
  to,
  look: "coin",
  count: Math.max(1, Math.min(5, Math.round(Number(amount) / 10_000))),
});

export const flightsOf: FlightsOf = (news, words): Flight[] => {
  const seat = `seat-${news.seat}`;
  switch (news.kind) {
    case "hired":
    case "picked":
      return [head("stacks", seat, categoryOf(news.worker), words)];
    case "dismissed":
      return [head(seat, "stacks", categoryOf(news.worker), words)];
    case "won":
    case "given":
      return [
        { from: `contract-${String(news.contract)}`, to: seat, look: "card" },
        coins(seat, "market", news.amount),
      ];
    case "found":
    case "income":
    case "borrowed":
    case "salvaged":
      return [coins("market", seat, news.amount)];
    case "paid":
    case "repaid":
      return [coins(seat, "market", news.amount)];
    case "assigned":
      return [head(seat, `piece-${String(news.piece)}`, String(news.category), words)];
    default:
      return [];
  }
};
