/** What the view of baumeister holds. */

import type { GameTable } from "../../lib/table.svelte";

export interface Worker {
  key: string;
  category: string;
  letters: string;
  wage: number;
  down?: boolean;
}
export interface Piece {
  key: string;
  part: string;
  needs: string[];
  heads: (string | null)[];
  state: "built" | "planned" | "begun" | "open";
}
export interface Contract {
  number: number;
  kind: "wall" | "building";
  cost: number;
  price: number;
  place: "offer" | "owned" | "paid";
  holder: number | null;
  bonus: number;
  finished: boolean;
  worth_now: number;
  pieces: Piece[];
}
export interface SeatState {
  money: number;
  wages: number;
  surcharge: number;
  due: number;
  loans: Record<string, number>;
  debt: number;
  crew: Worker[];
  idle: Record<string, number>;
  hand: string[];
  hidden_cards: number;
}
export interface BaumeisterState {
  phase: string;
  trowel: number;
  round: number;
  last_round: number;
  hammer: number;
  wage_limit: number;
  stacks: Record<string, { left: number; workers: (Worker | null)[] }>;
  economy: string | null;
  contracts_hidden: number;
  contracts: Record<string, Contract>;
  auction: { contract: string; leader: number | null; price: number; lowest: number; bidding: number[] } | null;
  events: string[];
  deal: { borrower: number; lender: number; category: string; fee: number } | null;
  repayment: Record<string, number>;
  seats: SeatState[];
}

export const LETTER: Record<string, string> = { master: "M", foreman: "F", journeyman: "J", apprentice: "A" };
export const CATEGORY: Record<string, string> = { M: "master", F: "foreman", J: "journeyman", A: "apprentice" };

export function stateOf(table: GameTable): BaumeisterState {
  return table.play.state as unknown as BaumeisterState;
}
export function contractsOf(shown: BaumeisterState, seat: number): [string, Contract][] {
  return Object.entries(shown.contracts).filter(([, contract]) => contract.holder === seat);
}
/** Talers as people write them. */
export function talers(table: GameTable, amount: number): string {
  return table.words.number(amount);
}
