/** What the view of baumeister holds, and how it is read. */

import { standing } from "../../lib/undoneSteps";
import type { Contract, Hand, Piece, Table, View } from "./shown";

export const LETTER: Record<string, string> = { master: "M", foreman: "F", journeyman: "J", apprentice: "A" };
export const CATEGORY: Record<string, string> = { M: "master", F: "foreman", J: "journeyman", A: "apprentice" };
export const LETTERS = Object.keys(CATEGORY);
/** Moves and news count money in thousands. */
export const UNIT = 1000;

export function stateOf(table: Table): View {
  return table.play.state;
}
export function contractsOf(shown: View, seat: number): [string, Contract][] {
  return Object.entries(shown.contracts).filter(([, contract]) => contract.holder === seat);
}
/** The contracts a seat still works at. */
export function sitesOf(shown: View, seat: number): [string, Contract][] {
  return contractsOf(shown, seat).filter(([, contract]) => !contract.finished && contract.place === "owned");
}
export function offersOf(shown: View): [string, Contract][] {
  return Object.entries(shown.contracts).filter(([, contract]) => contract.place === "offer");
}
/** Talers as people write them. */
export function talers(table: Table, amount: number): string {
  return table.words.number(amount);
}
/** How many of each worker the pieces of a contract ask for. */
export function headsOf(pieces: Piece[]): [string, number][] {
  const asked = pieces.flatMap((piece) => piece.needs);
  return LETTERS.map((letter): [string, number] => [letter, asked.filter((one) => one === letter).length]);
}
export function countsOf(crew: Hand[]): [string, number][] {
  return LETTERS.map((letter): [string, number] => [
    letter,
    crew.filter((worker) => LETTER[worker.category] === letter).length,
  ]);
}

export interface Bid {
  seat: number;
  amount: number; // in thousands; 0: out of it
}
/** What was bid for the contract under the hammer, the first first. */
export function bidsOf(table: Table): Bid[] {
  const news = standing(table.log).flatMap((entry) => entry.news);
  const since = news.slice(news.findLastIndex((one) => one.kind === "auctioned") + 1);
  return since
    .filter((one) => one.kind === "bid" || one.kind === "dropped")
    .map((one) => ({ seat: Number(one.seat), amount: one.kind === "bid" ? Number(one.amount) : 0 }));
}

/** The bid of which the account speaks: the one that leads while others answer it, else the one wished for or the lowest; in thousands. */
export function bidInHand(
  wish: number | null,
  { least, most, made }: { least: number; most: number; made: number | null },
): number {
  if (made !== null) return made;
  return wish !== null && wish >= least && wish <= most ? wish : least;
}
