import type { Flight, FlightsOf } from "../../table/flights";
import { LETTER } from "./crew";

const letterOf = (worker: unknown) => LETTER[String(worker).replace(/-\d+$/, "")] ?? "";
const head = (from: string, to: string, letter: string): Flight => ({ from, to, look: `head ${letter}`, text: letter });
const coins = (from: string, to: string, amount: unknown): Flight => ({ from, to, look: "coin", count: Math.max(1, Math.min(5, Math.round(Number(amount) / 10_000))) });

export const flightsOf: FlightsOf = (news): Flight[] => {
  const seat = `seat-${news.seat}`;
  switch (news.kind) {
    case "hired":
    case "picked":
      return [head("stacks", seat, letterOf(news.worker))];
    case "dismissed":
      return [head(seat, "stacks", letterOf(news.worker))];
    case "won":
    case "given":
      return [{ from: `contract-${String(news.contract)}`, to: seat, look: "card" }, coins(seat, "market", news.amount)];
    case "found":
    case "income":
    case "borrowed":
    case "salvaged":
      return [coins("market", seat, news.amount)];
    case "paid":
    case "repaid":
      return [coins(seat, "market", news.amount)];
    case "assigned":
      return [head(seat, `piece-${String(news.piece)}`, LETTER[String(news.category)] ?? "")];
    default:
      return [];
  }
};
