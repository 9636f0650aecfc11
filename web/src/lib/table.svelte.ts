/** One table as its components see it: the view, the words for it, and what one can do. The client knows no rules. */

import { api } from "./api";
import { Previews } from "./previews.svelte";
import { Link, type Order, type PlayOf, type Shown, type ViewOf } from "./link.svelte";
import type { Lang } from "./prefs.svelte";
import { standing } from "./undoneSteps";
import { letterOf, personName, playerName } from "./seats";
import { Tutor } from "./tutor.svelte";
import { gameWords, type Facts, type Words } from "./words";
import type {
  Advice,
  Answer,
  Foretold,
  GameFacts,
  GameInfo,
  HintAnswer,
  LogEntry,
  OfferedMove,
  PlanAnswer,
  PreparedAnswer,
  Refusal,
  SeatView,
  WhyAnswer,
  Wish,
} from "./wire";

export type News = LogEntry["news"][number];
type Reason = Pick<Refusal, "text" | "rule">;
export interface Why {
  refusal: Reason;
  about: string;
}
/** What is said instead of the question, where nobody is asked. */
export interface Saying {
  sentence: string;
  details: string;
}
/**
 * A table over the wire, or a position that is only looked at; there `chosen` may take the move one would make, and
 * `says` be the sentence that rules the screen.
 */
interface Looked<V extends Shown> {
  view: ViewOf<V>;
  log: LogEntry[];
  chosen?: ((move: OfferedMove) => void) | undefined;
  says?: Saying | null;
}
type Source<V extends Shown> = Looked<V> | Link<V>;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A seat among the facts of the wire, which are of any kind; null where it is nobody's. */
const seatIn = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** `news-took-me` is told to who took, `news-took-victim` to whom it was taken from. */
export function addressed(words: Words, key: string, mine: boolean[], seats: string[]): string {
  return seats.reduce((found, name, place) => {
    const own = `${found}-${place ? name : "me"}`;
    return mine[place] && words.has(own) ? own : found;
  }, key);
}

/** `V` is what a view of the game shows, `F` what is printed on it: see `shown.ts` of each game. */
export class GameTable<V extends Shown = Shown, F extends GameFacts = GameFacts> {
  words: Words;
  why = $state.raw<Why | null>(null);
  /** A move sent and not yet answered; the table waits for it before it takes another. */
  pending = $state(false);
  hint = $state.raw<HintAnswer | null>(null);
  hinting = $state(false);
  /** Advice that waits until the reader agrees that the game becomes unrated. */
  unrating = $state.raw<(() => Promise<void>) | null>(null);
  /** The move, by id or notation, whose end is the reason for an advice; a board knows it of ways of several moves. */
  aimOf = (advice: Advice): string => String(advice.move.id);
  /** What a hint names: a board may name the end of a way instead of its first step. */
  goalOf = (advice: Advice): OfferedMove => advice.move;
  readonly previews: Previews;
  readonly tutor: Tutor;

  constructor(
    readonly source: Source<V>,
    readonly info: GameInfo,
    readonly facts: F,
    words: Words,
  ) {
    this.words = $state.raw(words);
    this.previews = new Previews(this.link);
    this.tutor = new Tutor(this.link);
  }

  static async load(source: Source<Shown>, game: string, lang: Lang): Promise<GameTable> {
    const [info, facts, words] = await Promise.all([
      api.game(game),
      source.view ? api.factsOf(game, source.view) : api.facts(game),
      gameWords(game, lang),
    ]);
    if (!info) throw new Error(game);
    return new GameTable(source, info, facts, words);
  }

  // --- what is ---

  get link(): Link<V> | null {
    return this.source instanceof Link ? this.source : null;
  }
  get view(): ViewOf<V> {
    return this.source.view!;
  }
  get log(): LogEntry[] {
    return this.source.log;
  }
  get says(): Saying | null {
    return this.source instanceof Link ? null : (this.source.says ?? null);
  }
  get play(): PlayOf<V> {
    return this.view.play!;
  }
  get me(): number | null {
    return this.view.seat;
  }
  get seats(): SeatView[] {
    return this.view.seats;
  }
  /** What is decided now: a seat at a version. */
  get decision(): string {
    return `${this.me} ${this.view.version}`;
  }
  get myTurn(): boolean {
    return this.play.moves.length > 0 && !this.pending;
  }
  /** Seats as this reader sees them around the table: the own one first. */
  get around(): number[] {
    const first = this.me ?? 0;
    return this.seats.map((_, i) => (first + i) % this.seats.length);
  }

  offered(family: string): OfferedMove[] {
    return this.myTurn ? this.play.moves.filter((move) => move.family === family) : [];
  }
  find(family: string, args: Record<string, unknown> = {}): OfferedMove | undefined {
    return this.offered(family).find((move) =>
      Object.entries(args).every(([name, value]) => move.args[name] === value),
    );
  }

  // --- what one does ---

  async make(move: OfferedMove | undefined): Promise<void> {
    if (!move || this.pending) return;
    if (!(this.source instanceof Link)) return this.source.chosen?.(move);
    if (this.tutor.warns(this.decision, move, () => this.make(move))) return;
    this.why = null;
    this.hint = null;
    await this.order({ do: "move", version: this.view.version, move: move.id });
  }

  async undo(): Promise<void> {
    if (!this.play.undo || this.pending) return;
    await this.order({ do: "undo", version: this.view.version });
  }

  /** Takes back all of the own turn that may be taken back, also what is just being made: the steps of a way. */
  async restart(): Promise<void> {
    while (this.pending) await new Promise((resolve) => setTimeout(resolve, 25));
    while (this.play.undo && !this.pending) {
      await this.undo();
      if (this.why) return;
    }
  }

  /** How many steps the reader has made since somebody else was asked. */
  get stepsOfTurn(): number {
    const steps = standing(this.log);
    const before = steps.findLastIndex((entry) => entry.seat !== this.me);
    return steps.length - 1 - before;
  }

  /** Instructions for the rest of this phase; none withdraws them. */
  async stand(wishes: Wish[]): Promise<void> {
    await this.order({ do: "stand", wishes, until: "phase" });
  }

  /** Instructions for the rest of the game; answers with why not. */
  async standAlways(wishes: Wish[]): Promise<string> {
    return this.told({ do: "stand", wishes, until: "game" });
  }
  /** Answers for the own next decisions; none withdraws them. */
  async prepare(answers: PreparedAnswer[]): Promise<string> {
    return this.told({ do: "prepare", answers });
  }
  private async told(order: Order): Promise<string> {
    const answer = await this.link?.command(order);
    return answer?.refusal?.text ?? "";
  }

  /** Sent, answered, and seen: until the view it led to is here, the one shown offers what is past. */
  private async order(order: Order): Promise<void> {
    if (!this.link) return;
    this.pending = true;
    const answer = await this.link.command(order);
    await this.reached(answer);
    this.pending = false;
    if (answer.refusal) this.why = { refusal: this.reason(answer.refusal), about: "" };
  }

  /** An answer may arrive before the view it led to. */
  private async reached({ version }: Pick<Answer, "version">): Promise<void> {
    for (let i = 0; i < 60 && this.view.version < version; i++) await new Promise((resolve) => setTimeout(resolve, 25));
  }

  /** What a rule says to somebody who sees the table: without the move's notation, which nobody typed here. */
  private reason(refusal: Refusal): Reason {
    const key = `why-${refusal.rule}`;
    if (refusal.code !== "not-offered" || !this.words.has(key)) return refusal;
    return { rule: refusal.rule, text: this.say(key, { phase: this.play.phase }) };
  }

  /** Why is this not offered? `about` names the thing on the table the answer belongs to. */
  async ask(family: string, args: Record<string, unknown>, about: string): Promise<void> {
    const refusal = await this.refusalOf(family, args);
    this.why = refusal ? { refusal, about } : null;
  }

  /** What the rules say against a move; null: nothing. */
  async refusalOf(family: string, args: Record<string, unknown>): Promise<Reason | null> {
    if (!this.link) return null;
    const answer: WhyAnswer = await this.link.question({ type: "why", move: { family, args } });
    return answer.refusal && this.reason(answer.refusal);
  }

  /** Whether hints, plans and the tutor are given here. */
  get isAdvised(): boolean {
    return this.view.advice === "free" || this.view.advice === "ends-rating";
  }
  /** Advice at once, or after the reader has agreed that the game becomes unrated. */
  private async advised(give: (agreed: boolean) => Promise<void>): Promise<void> {
    if (this.view.advice === "ends-rating") this.unrating = () => give(true);
    else await give(false);
  }

  async plan(): Promise<OfferedMove[]> {
    return (await this.askPlan(false))?.moves ?? [];
  }
  private async askPlan(agreed: boolean): Promise<PlanAnswer | null> {
    return this.link && (await this.link.question({ type: "plan", agreed }));
  }

  /** Plays the program's best sequence for the step at hand, one move after the other. */
  async playPlan(): Promise<void> {
    await this.advised((agreed) => this.playPlanned(agreed));
  }
  private async playPlanned(agreed: boolean): Promise<void> {
    const answer = await this.askPlan(agreed);
    if (answer) await this.reached(answer);
    if (answer?.refusal) this.why = { refusal: this.reason(answer.refusal), about: "" };
    await this.makeAll(answer?.moves ?? []);
  }

  /** Several moves one after the other, as long as each is offered when its turn comes. */
  async makeAll(moves: { family: string; args: Record<string, unknown> }[]): Promise<void> {
    const first = moves[0] && this.find(moves[0].family, moves[0].args);
    if (first && this.tutor.warns(this.decision, first, () => this.makeAll(moves))) return;
    for (const move of moves) {
      const offered = this.find(move.family, move.args);
      if (!offered) return;
      await this.make(offered);
    }
  }

  async askHint(): Promise<void> {
    if (this.link && !this.hinting) await this.advised((agreed) => this.showHint(agreed));
  }
  private async showHint(agreed: boolean): Promise<void> {
    this.hinting = true;
    const answer: HintAnswer = await this.link!.question({ type: "hint", agreed });
    this.hinting = false;
    if (answer.version === this.view.version) this.hint = answer;
  }
  /** All moves of the hint and its reason; it has been agreed to already. */
  async explainHint(): Promise<void> {
    if (!this.link || this.hinting) return;
    this.hinting = true;
    const answer: HintAnswer = await this.link.question({ type: "hint", agreed: false, why: true });
    this.hinting = false;
    if (this.hint && !answer.refusal && answer.version === this.hint.version) this.hint = answer;
  }

  // --- clocks ---

  clockRuns(seat: number): boolean {
    return this.link !== null && this.view.clock_runs_since !== null && this.play.to_move === seat;
  }

  /** Milliseconds a seat has left when this device's clock says `now`; null where there are no clocks. */
  timeOf(seat: number, now: number): number | null {
    const left = this.link ? (this.seats[seat]?.clock_ms ?? null) : null;
    if (left === null || !this.clockRuns(seat)) return left;
    const here = now - this.link!.ahead;
    return Math.min(left, this.view.flag_at! - (this.restOf(seat, now) ?? Math.max(here, this.view.clock_runs_since!)));
  }

  /** Until when somebody is on vacation, and their clock waits; null: they are not. */
  restOf(seat: number, now: number): number | null {
    const rest = this.link ? this.seats[seat]?.rest : null;
    const here = now - (this.link?.ahead ?? 0);
    return rest && rest.since <= here && here < rest.until ? rest.until : null;
  }

  /** Not much is left of the time that runs. */
  clockWarns(now: number): boolean {
    return this.link !== null && this.view.warn_at !== null && now - this.link.ahead >= this.view.warn_at;
  }

  // --- how it is said ---

  say(key: string, facts: Facts = {}): string {
    return this.words.say(key, facts);
  }
  seatName(seat: number | null | undefined): string {
    if (seat == null) return "–";
    return this.link ? playerName(this.seats[seat], seat) : personName(this.seats[seat], seat);
  }
  /** The name, or "you" for the reader. */
  who(seat: number): string {
    return seat === this.me ? this.say("you") : this.seatName(seat);
  }
  colour(seat: number): string {
    return this.info.colours[seat] ?? "blue";
  }
  letter(seat: number): string {
    return letterOf(seat);
  }

  private value(domain: string | undefined, value: unknown): string | number {
    if (domain === "seat") return this.seatName(seatIn(value));
    if (typeof value === "number") return value;
    if (value == null) return "–";
    return this.words.name(domain ?? "", String(value));
  }

  private filled(domains: Record<string, string>, values: Record<string, unknown>): Facts {
    return Object.fromEntries(
      Object.entries(domains).flatMap(([name, domain]) => [
        [name, this.value(domain, values[name])],
        ...this.words.forms(domain, String(values[name])).map(([form, text]) => [`${name}-${form}`, text]),
      ]),
    );
  }

  /** Numbered copies by the word of their kind: in the log their number would read as a value. */
  private kinds(domains: Record<string, string>, values: Record<string, unknown>): Facts {
    const copies = Object.entries(domains).filter(([name]) => /[a-z]-\d+$/.test(String(values[name])));
    return Object.fromEntries(copies.map(([name, domain]) => [name, this.words.kind(domain, String(values[name]))]));
  }

  moveText(move: Pick<OfferedMove, "family" | "args">): string {
    return this.say(`move-${move.family}`, this.filled(this.facts.moves[move.family] ?? {}, move.args));
  }

  /** What a move costs of the chance to win, in percent. */
  lossText(loss: number): string {
    return new Intl.NumberFormat(this.words.lang, { style: "percent" }).format(loss);
  }

  /** A move as a button says it. */
  moveLabel(move: Pick<OfferedMove, "family" | "args">): string {
    return capital(this.moveText(move));
  }
  /** All moves of a family, with gaps for what they differ in. */
  sortText(family: string): string {
    const gaps = Object.keys(this.facts.moves[family] ?? {}).map((name): [string, string] => [name, "…"]);
    return this.say(`move-${family}`, Object.fromEntries(gaps));
  }

  /** The next step of the same thing: of the facts only the last differs. */
  goesOn(news: News, next: News): boolean {
    if (news.kind !== next.kind || !this.words.has(`run-${news.kind}`)) return false;
    const same = Object.keys(this.facts.news[news.kind] ?? {}).slice(0, -1);
    return same.every((name) => news[name] === next[name]);
  }

  /** A log line, of so many steps; the reader, whether acting or acted upon, is told as "you". */
  newsText(news: News, steps = 1): string {
    const domains = this.facts.news[news.kind] ?? {};
    const seats = Object.keys(domains).filter((name) => domains[name] === "seat");
    const mine = seats.map((name) => this.me !== null && news[name] === this.me);
    const key = addressed(this.words, `${steps > 1 ? "run" : "news"}-${news.kind}`, mine, seats);
    return this.say(key, { ...this.filled(domains, news), ...this.kinds(domains, news), steps });
  }

  /** One line of what a move will do; the reader is told as "you". */
  foretoldText(line: Foretold): string {
    return this.toldText("preview", line);
  }

  /** Something that happens after a move, as a coach says it. */
  coachedText(line: Pick<Foretold, "key" | "facts">): string {
    return capital(this.toldText("coach", line));
  }

  private toldText(family: string, { key, facts }: Pick<Foretold, "key" | "facts">): string {
    const names = Object.keys(facts);
    const seats = names.filter((name) => facts[name]!.domain === "seat");
    const mine = seats.map((name) => this.me !== null && facts[name]!.value === this.me);
    const filled: [string, string | number][] = names.map((name) => [
      name,
      this.value(facts[name]!.domain, facts[name]!.value),
    ]);
    return this.say(addressed(this.words, `${family}-${key}`, mine, seats), Object.fromEntries(filled));
  }

  /** The seat a piece of news is about. */
  newsSeat(news: News): number | null {
    const domains = this.facts.news[news.kind] ?? {};
    const own = Object.keys(domains).find((name) => domains[name] === "seat");
    return own === undefined ? null : seatIn(news[own]);
  }

  /** The newest piece of news of one of these kinds. */
  latest(kinds: string[]): News | null {
    return (
      standing(this.log)
        .flatMap((entry) => entry.news)
        .findLast((news) => kinds.includes(news.kind)) ?? null
    );
  }

  /** For each family of moves whether one of them is offered: what is asked depends on it. */
  private get offers(): Facts {
    const offered = new Set(this.play.moves.map((move) => move.family));
    return Object.fromEntries(
      Object.keys(this.facts.moves).map((family) => [family, offered.has(family) ? "yes" : "no"]),
    );
  }
  get asked(): string {
    return capital(this.say(`ask-${this.play.phase}`, this.offers));
  }
  /** Whoever is on turn reads on first: a lesson explains something. */
  private get isTold(): boolean {
    return this.link?.explains === true && this.play.to_move === this.me;
  }
  /** For those who wait: what the player on turn does. */
  get waiting(): string {
    if (this.isTold) return this.say("lesson-read");
    const facts = { name: this.seatName(this.play.to_move) };
    if (!this.link) return this.say("turn-of", facts); // a replay: nobody does anything
    const doing = `todo-${this.play.phase}`;
    if (this.words.has(doing)) return this.say(doing, facts);
    return this.say(this.seats[this.play.to_move!]?.level ? "bot-thinks" : "turn-of", facts);
  }
  /** What follows for those who wait, where a lesson explains something first. */
  get awaited(): string {
    return this.isTold ? this.say("lesson-then") : "";
  }
  /** Things that are not offered answer why not, to whoever sits here while the game runs. */
  get answers(): boolean {
    return this.link !== null && this.me !== null && !this.play.outcome;
  }
  /** Somebody who holds no seat here: everything is said about the players, nothing to them. */
  get watching(): boolean {
    return this.view.held.length === 0;
  }
}
