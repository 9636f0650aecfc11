/* Made from games/baumeister by `make gen`; do not edit. */

import type { GameTable } from "../../lib/table.svelte";
import type { GameFacts } from "../../lib/wire";

export type Table = GameTable<View, Facts>;

export type Auction = {
  contract: string;
  leader: number | null;
  price: number;
  lowest: number;
  bidding: number[];
};

export type Contract = {
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
};

export type Deal = {
  borrower: number;
  lender: number;
  category: string;
  fee: number;
};

/** A contract of a seat: when it was finished, or what stands of it and what the bank paid for that. */
export type EndedWork = {
  contract: string;
  round: number | null;
  price: number;
  paid: number;
  pieces: ("built" | "planned" | "begun" | "open")[];
};

export type Ending = {
  works: EndedWork[][];
};

export type Facts = GameFacts & {
};

/** A worker of a crew; `down` is at work or ill. */
export type Hand = {
  key: string;
  category: string;
  letters: string;
  wage: number;
  down: boolean;
  extra: number;
};

export type Holdings = {
  money: number;
  wages: number;
  surcharge: number;
  due: number;
  loans: Record<string, number>;
  debt: number;
  wages_with: Record<string, number | null>;
  spare: number;
  paid: boolean;
  payday: Payday;
  outlook: Record<string, Outlook>;
  possible: Record<string, number[]> | null;
  crew: Hand[];
  idle: Record<string, number>;
  borrowed: Record<string, number>;
  requests_left: number;
  hand: string[];
  hidden_cards: number;
};

export type Loan = {
  payout: number;
  back: number;
  late: number;
};

/** The how manieth of how many hirings. */
export type Opportunity = {
  number: number;
  of: number;
};

/** What a contract would take and bring; None where the crew lacks a worker or the game is over before. */
export type Outlook = {
  rounds: number[] | null;
  lacks: string | null;
  wages: number | null;
  even: number | null;
};

export type Payday = {
  income: Record<string, number>;
  left: number;
};

export type Piece = {
  key: string;
  part: string;
  needs: string[];
  heads: (string | null)[];
  state: "built" | "planned" | "begun" | "open";
};

export type Stack = {
  left: number;
  workers: (Worker | null)[];
};

export type View = {
  phase: string;
  trowel: number;
  round: number;
  last_round: number;
  hammer: number;
  wage_limit: number;
  stacks: Record<string, Stack>;
  economy: string | null;
  economy_left: number;
  contracts_hidden: number;
  contracts: Record<string, Contract>;
  auction: Auction | null;
  events: string[];
  events_left: number;
  deal: Deal | null;
  opportunity: Opportunity | null;
  loans: Record<string, Loan>;
  works: Work[];
  traits: Record<string, Record<"rest" | "dismiss" | "extra", string[]>>;
  seats: Holdings[];
};

export type Work = {
  key: string;
  number: number;
  price: number;
};

export type Worker = {
  key: string;
  category: string;
  letters: string;
  wage: number;
};
