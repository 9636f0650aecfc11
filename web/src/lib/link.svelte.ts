/**
 * The connection to one table. It comes back by itself, says nothing twice and loses nothing: a command keeps its id and
 * is sent again after every reconnect until the server has answered it.
 */

import { changed } from "./changes";
import { newId } from "./ids";
import { prefs, type Tempo } from "./prefs.svelte";
import type {
  Answer,
  Bye,
  ChatLine,
  ChatMessage,
  Fault,
  HintAnswer,
  LogEntry,
  PlanAnswer,
  Play,
  Pong,
  PreviewAnswer,
  Refusal,
  TableView,
  ViewChange,
  WeighAnswer,
  Welcome,
  WhyAnswer,
} from "./wire";

/** What a view shows of a game nothing more is known of. */
export type Shown = Record<string, unknown>;
/** A view of a table whose game shows `V`. */
export type ViewOf<V extends Shown> = Omit<TableView, "play"> & { play: PlayOf<V> | null };
export type PlayOf<V extends Shown> = Omit<Play, "state"> & { state: V };

type FromServer<V extends Shown> =
  | Welcome
  | ViewOf<V>
  | ViewChange
  | Answer
  | ChatMessage
  | WhyAnswer
  | PlanAnswer
  | HintAnswer
  | WeighAnswer
  | PreviewAnswer
  | Pong
  | Fault
  | Bye;
type Question =
  | { type: "why"; move: unknown }
  | { type: "plan"; agreed: boolean }
  | { type: "hint"; agreed: boolean }
  | { type: "weigh" }
  | { type: "preview"; moves: string[]; after?: { family: string; args: Record<string, unknown> }[] };
export type Order = { do: string } & Record<string, unknown>;

interface Waiting {
  message: Record<string, unknown>;
  since: number;
  done: (answer: never) => void;
}

const NEVER_AGAIN = new Set([1008]);
const LOST_AFTER_MS = 10_000; // without a sound
const SENDING_AFTER_MS = 1000; // without an answer
const LOOK_EVERY_MS = 500;
const PLAYBACK_MS = 700; // for one step
const NOTE_REST_MS = 700;
const BARRED = new Set(["spectators-off", "kicked", "not-invited", "not-found", "rules-changed", "damaged", "banned"]); // reasons that stay

export class Link<V extends Shown = Shown> {
  view = $state.raw<ViewOf<V> | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  note = $state("");
  /** The note is stored as it stands there. */
  noteKept = $state(true);
  lost = $state(false);
  /** Something was ordered a while ago, and there is no answer yet. */
  sending = $state(false);
  /** What happened since the reader was last asked, one view for each step that was shown. */
  recent = $state.raw<ViewOf<V>[]>([]);
  /** The reader did not want to watch it. */
  skipped = $state(false);
  playing = $state(false);
  barred = $state.raw<Refusal | null>(null);
  fault = $state.raw<Refusal | null>(null);
  /** Of several seats at one device the one that is shown; null shows what everybody sees. */
  seat = $state<number | null>(null);
  /** How far this device's clock is ahead of the server's, in ms. */
  ahead = 0;
  /** Something is explained before a move is asked for; only a lesson does that. */
  get explains(): boolean {
    return false;
  }
  /** Several moves can be planned before one is made; in a lesson each is asked for by itself. */
  get plans(): boolean {
    return true;
  }
  /** The places of the table that are spoken of; only a lesson does that. */
  get ring(): string[] {
    return [];
  }
  onStep: (entries: LogEntry[]) => void = () => {};

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private reconnect: [number, number] = [500, 3000];
  private timer = 0;
  private watch = 0;
  private heardAt = 0;
  private pingedAt = 0; // 0: no answer is awaited
  private pingEvery = LOST_AFTER_MS / 2;
  private noteTimer = 0;
  private newest: ViewOf<V> | null = null; // while something older is played back
  private told: ViewOf<V> | null = null; // the last view as the server knows it, which it sends changes of
  private closed = false;

  constructor(readonly table: string) {
    this.watch = window.setInterval(() => this.look(), LOOK_EVERY_MS);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.watch);
    if (!this.noteKept) void this.keepNote();
    this.socket?.close();
  }

  command(order: Order): Promise<Answer> {
    const id = newId("c");
    return this.ask(id, { type: "command", command: { id, ...order } });
  }

  question(question: Question): Promise<never> {
    const id = newId("q");
    return this.ask(id, { ...question, id });
  }

  /** Show and speak for another of the own seats. What the one before knew is forgotten at once. */
  sit(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.log = [];
    this.send({ type: "sit", seat });
  }

  /** A note is stored when the pen rests, or its writer goes. */
  write(text: string): void {
    this.note = text;
    this.noteKept = false;
    clearTimeout(this.noteTimer);
    this.noteTimer = window.setTimeout(() => void this.keepNote(), NOTE_REST_MS);
  }
  private async keepNote(): Promise<void> {
    clearTimeout(this.noteTimer);
    const text = this.note;
    const { refusal } = await this.command({ do: "note", text });
    if (text === this.note) this.noteKept = refusal === null; // else more was written meanwhile
  }

  private ask<T>(id: string, message: Record<string, unknown>): Promise<T> {
    return new Promise((resolve) => {
      this.waiting.set(id, { message, since: performance.now(), done: resolve as (answer: never) => void });
      this.send(message);
    });
  }

  private send(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** The same ids again: what was carried out already is not carried out twice. */
  private sendUnanswered(): void {
    for (const { message } of this.waiting.values()) this.send(message);
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.view && this.log.length ? this.view.version : 0;
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.table}/socket?since=${since}&changes=1&lang=${prefs.kept.lang}${seat}`,
    );
    this.socket = socket;
    this.heardAt = this.pingedAt = performance.now();
    socket.onmessage = (event: MessageEvent<string>) => socket === this.socket && this.hear(JSON.parse(event.data));
    socket.onclose = (event) => this.dropped(socket, event.code);
  }

  private dropped(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    this.socket = null;
    this.lost = true;
    if (NEVER_AGAIN.has(code)) return;
    const [least, most] = this.reconnect;
    this.timer = window.setTimeout(() => this.connect(), least + Math.random() * (most - least));
  }

  private hear(message: FromServer<V>): void {
    this.heardAt = performance.now();
    this.pingedAt = 0;
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "view":
        this.told = message;
        return this.show(message);
      case "change":
        if (!this.told) return;
        this.told = changed(this.told, message);
        return this.show(this.told);
      case "chat":
        if (!this.chat.some((line) => line.number === message.line.number)) this.chat = [...this.chat, message.line];
        return;
      case "answer":
      case "why":
      case "plan":
      case "hint":
      case "weigh":
      case "preview":
        this.waiting.get(message.id)?.done(message as never);
        this.waiting.delete(message.id);
        return;
      case "fault":
        this.fault = message.refusal;
        if (message.retry_after_ms !== null) window.setTimeout(() => this.sendUnanswered(), message.retry_after_ms);
        return;
      case "bye":
        this.reconnect = message.reconnect_ms;
        if (BARRED.has(message.refusal.code)) this.barred = message.refusal;
        return;
      case "pong":
        return;
    }
  }

  private welcome(message: Welcome): void {
    this.lost = false;
    this.chat = message.chat;
    if (this.noteKept) this.note = message.note; // what is written and not stored is newer
    this.reconnect = message.reconnect_ms;
    this.pingEvery = message.ping_every_ms;
    this.pace(prefs.kept.tempo);
    this.sendUnanswered();
  }

  /** How fast bots are to go on; `once` only until the reader is asked. */
  pace(tempo: Tempo, once = false): void {
    this.send({ type: "tempo", tempo, once });
  }
  skip(): void {
    this.skipped = true;
    this.pace("instant", true);
  }

  /** A connection that does not answer is dead, whatever the browser believes: another one is tried at once. */
  private look(): void {
    const now = performance.now();
    this.sending = [...this.waiting.values()].some(
      ({ message, since }) => message.type === "command" && now - since > SENDING_AFTER_MS,
    );
    if (!this.socket) return;
    const quiet = now - this.heardAt;
    if (this.pingedAt && now - this.pingedAt > LOST_AFTER_MS - this.pingEvery && quiet >= LOST_AFTER_MS) {
      this.abandon(this.socket);
    } else if (!this.pingedAt && quiet >= this.pingEvery) {
      this.pingedAt = now;
      this.send({ type: "ping" });
    }
  }
  private abandon(dead: WebSocket): void {
    this.lost = true;
    this.connect();
    dead.close();
  }

  /** Shows once more, step by step, what happened since the reader was last asked; meanwhile nothing is offered. */
  async playBack(): Promise<void> {
    if (this.playing || !this.view) return;
    this.playing = true;
    this.newest = this.view;
    for (const [i, view] of this.recent.entries()) {
      this.view = { ...view, play: view.play && { ...view.play, moves: [], undo: false } };
      if (i) this.onStep(view.log);
      await new Promise((resolve) => setTimeout(resolve, PLAYBACK_MS));
      if (this.closed) return;
    }
    this.view = this.newest;
    this.newest = null;
    this.playing = false;
    this.skipped = false;
  }

  /** What of a view is shown; a lesson offers less. */
  protected shaped(view: ViewOf<V>): ViewOf<V> {
    return view;
  }

  private show(view: ViewOf<V>): void {
    const before = this.newest ?? this.view;
    if (before && view.version < before.version) return;
    if (view.held.length > 1 && view.seat !== this.seat) return; // sent before the device changed hands
    const last = this.log.at(-1)?.version ?? -1;
    const fresh = view.log.filter((entry) => entry.version > last);
    this.ahead = Date.now() - view.now;
    this.log = fresh.length ? [...this.log, ...fresh] : this.log;
    const goesOn = before !== null && before.seat === view.seat;
    if (!goesOn) this.recent = [];
    else if (fresh.length) this.keep(before, view);
    if (this.newest) {
      this.newest = this.shaped(view);
      return;
    }
    this.view = this.shaped(view);
    if (goesOn && fresh.length) this.onStep(fresh);
  }

  /** From the last view in which the reader was asked up to now. */
  private keep(before: ViewOf<V>, view: ViewOf<V>): void {
    const asked = before.play !== null && before.play.moves.length > 0;
    if (asked) this.skipped = false;
    this.recent = [...(asked || !this.recent.length ? [before] : this.recent), view];
  }
}
