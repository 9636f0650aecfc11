/** What the reader means to build this turn: laid out as the rules allow it, and sent by one button. */

import type { Foretold, OfferedMove, PreviewAnswer } from "../../lib/wire";
import { stateOf } from "./cards";
import type { Table } from "./shown";

export const BUILDS = ["found", "left", "right", "fill"];
type Step = Pick<OfferedMove, "family" | "args">;

/** A place of the city as planned; `step` is the planned move that builds there. */
export interface Lot {
  card: string | null;
  step: number | null;
}

interface Planned {
  version: number;
  steps: OfferedMove[];
  says: Foretold[][]; // for each step
  next: OfferedMove[]; // what may be built after them
}

const NOTHING: Planned = { version: -1, steps: [], says: [], next: [] };
const cardOf = (move: Step): string => String(move.args.card);
const builds = (moves: OfferedMove[]): OfferedMove[] => moves.filter((move) => BUILDS.includes(move.family));
/** Three cards in a row, built from left to right. */
const rowOf = (cards: string[]): Step[] => cards.map((card, i) => ({ family: i ? "right" : "found", args: { card } }));

export class BuildPlan {
  private planned = $state.raw<Planned>(NOTHING);
  private sending = $state.raw<{ steps: OfferedMove[]; laid: number } | null>(null);
  /** The ghost that a card or another ghost is to take the place of. */
  marked = $state<number | null>(null);
  /** The cards that fit in its place. */
  replacements = $state.raw<string[]>([]);
  /** The row fits the other way round, too. */
  turns = $state(false);
  /** What was wanted last does not fit. */
  refused = $state(false);

  constructor(private readonly table: Table) {}

  /** A plan belongs to one version of the table. */
  private get current(): Planned {
    return this.planned.version === this.table.view.version ? this.planned : NOTHING;
  }
  /** Several moves can be laid out before any is made: not in a lesson, nor where nothing is played. */
  get isOpen(): boolean {
    return this.table.link?.plans === true;
  }
  /** Planned and not yet built. */
  get steps(): OfferedMove[] {
    const { sending } = this;
    return sending ? sending.steps.slice(stateOf(this.table).laid - sending.laid) : this.current.steps;
  }
  /** All of it can be built: a first build is three cards or none. */
  get isWhole(): boolean {
    return this.steps.length > 0 && !(this.founds && this.offered.length > 0 && this.steps.length < 3);
  }
  get founds(): boolean {
    return this.steps[0]?.family === "found";
  }
  get cards(): string[] {
    return this.steps.map(cardOf);
  }
  /** What can be built now, or after what is planned. */
  get offered(): OfferedMove[] {
    if (!this.table.myTurn || this.sending) return [];
    return this.current.steps.length ? this.current.next : builds(this.table.play.moves);
  }
  /** What the plan brings, as the server foretells it. */
  total(what: string, fact: string): number {
    const lines = this.current.says.flat().filter((line) => line.key.startsWith(what) && line.facts[fact]);
    return lines.reduce((sum, line) => sum + Number(line.facts[fact]!.value), 0);
  }

  /** A city with what is planned in it. */
  lots(city: (string | null)[]): Lot[] {
    const lots: Lot[] = city.map((card) => ({ card, step: null }));
    this.steps.forEach((move, step) => {
      const lot = { card: cardOf(move), step };
      if (move.family === "left") lots.unshift(lot);
      else if (move.family === "fill") lots[Number(move.args.place) - 1] = lot;
      else lots.push(lot);
    });
    return lots;
  }

  private async foresee(steps: Step[]): Promise<Planned | null> {
    const { version } = this.table.view;
    const after = steps.map(({ family, args }) => ({ family, args }));
    const answer: PreviewAnswer = await this.table.link!.question({ type: "preview", moves: [], after });
    if (answer.version !== version || this.table.view.version !== version) return null;
    return {
      version,
      steps: answer.planned!.map((one) => one.move),
      says: answer.planned!.map((one) => one.says),
      next: builds(answer.previews.map((one) => one.move)),
    };
  }
  private async take(steps: Step[], inPart = false): Promise<boolean> {
    const found = steps.length ? await this.foresee(steps) : NOTHING;
    const fits = found !== null && (inPart || found.steps.length === steps.length);
    this.refused = !fits;
    this.marked = null;
    this.replacements = [];
    if (!fits) return false;
    this.planned = found;
    this.turns = false;
    if (this.founds && found.steps.length === 3) {
      const turned = await this.foresee(rowOf(this.row.reverse()));
      this.turns = turned?.steps.length === 3 && this.planned === found;
    }
    return true;
  }

  /** The cards of a first build from left to right. */
  private get row(): string[] {
    return this.lots([]).map(({ card }) => card!);
  }

  async add(move: OfferedMove): Promise<void> {
    await this.take([...this.current.steps, move]);
  }
  async remove(step: number): Promise<void> {
    const rest = this.founds
      ? rowOf(this.row.filter((_, i) => i !== this.placeOf(step)))
      : this.current.steps.filter((_, i) => i !== step);
    await this.take(rest, true);
  }
  private placeOf(step: number): number {
    return this.lots([]).findIndex((lot) => lot.step === step);
  }
  /** A ghost chosen: to change places with another, to be replaced by a card, or, chosen again, to be taken back. */
  async choose(step: number, hand: string[]): Promise<void> {
    const { marked } = this;
    if (!this.founds || marked === step) return this.remove(step);
    if (marked === null) return this.mark(step, hand);
    const row = this.row;
    const [a, b] = [this.placeOf(marked), this.placeOf(step)];
    [row[a], row[b]] = [row[b]!, row[a]!];
    await this.take(rowOf(row));
  }
  private async mark(step: number, hand: string[]): Promise<void> {
    this.marked = step;
    this.refused = false;
    const { cards } = this;
    const spare = [...new Set(hand)].filter(
      (card) => hand.filter((one) => one === card).length > cards.filter((one) => one === card).length,
    );
    const found = await Promise.all(spare.map((card) => this.foresee(this.replaced(step, card))));
    if (this.marked === step) this.replacements = spare.filter((_, i) => found[i]?.steps.length === cards.length);
  }
  private replaced(step: number, card: string): Step[] {
    return rowOf(this.row.map((one, i) => (i === this.placeOf(step) ? card : one)));
  }
  async replace(card: string): Promise<void> {
    await this.take(this.replaced(this.marked!, card));
  }
  async turn(): Promise<void> {
    await this.take(rowOf(this.row.reverse()));
  }
  clear(): void {
    void this.take([]);
  }

  /** Sends all of it; every step waits for the one before. */
  async build(): Promise<void> {
    const { steps } = this.current;
    this.sending = { steps, laid: stateOf(this.table).laid };
    await this.table.makeAll(steps);
    this.sending = null;
  }
}
