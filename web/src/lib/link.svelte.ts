/**
 * The connection to one table. It comes back by itself, says nothing twice and loses nothing: a command keeps its id and
 * is sent again after every reconnect until the server has answered it.
 */

import { newId } from "./ids";
import { prefs } from "./prefs.svelte";
import type {
  Answer,
  Bye,
  ChatLine,
  ChatMessage,
  Fault,
  HintAnswer,
  LogEntry,
  PlanAnswer,
  Pong,
  Refusal,
  TableView,
  Welcome,
  WhyAnswer,
} from "./wire";

type FromServer = Welcome | TableView | Answer | ChatMessage | WhyAnswer | PlanAnswer | HintAnswer | Pong | Fault | Bye;
type Question = { type: "why"; move: unknown } | { type: "plan" } | { type: "hint" };
export type Order = { do: string } & Record<string, unknown>;

interface Waiting {
  message: Record<string, unknown>;
  done: (answer: never) => void;
}

const NEVER_AGAIN = new Set([1008]);
const BARRED = new Set(["spectators-off", "kicked", "not-invited", "not-found", "rules-changed", "damaged", "banned"]); // reasons that stay

export class Link {
  view = $state.raw<TableView | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  note = $state("");
  lost = $state(false);
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
  onStep: (entries: LogEntry[], before: TableView | null) => void = () => {};

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private reconnect: [number, number] = [500, 3000];
  private timer = 0;
  private pinger = 0;
  private silence = 0;
  private closed = false;

  constructor(readonly table: string) {
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
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

  private ask<T>(id: string, message: Record<string, unknown>): Promise<T> {
    return new Promise((resolve) => {
      this.waiting.set(id, { message, done: resolve as (answer: never) => void });
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
      `${scheme}://${location.host}/api/tables/${this.table}/socket?since=${since}&lang=${prefs.kept.lang}${seat}`,
    );
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => this.dropped(socket, event.code);
  }

  private dropped(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    clearInterval(this.pinger);
    this.lost = true;
    if (NEVER_AGAIN.has(code)) return;
    const [least, most] = this.reconnect;
    this.timer = window.setTimeout(() => this.connect(), least + Math.random() * (most - least));
  }

  private hear(message: FromServer): void {
    this.silence = 0;
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "view":
        return this.show(message);
      case "chat":
        if (!this.chat.some((line) => line.number === message.line.number)) this.chat = [...this.chat, message.line];
        return;
      case "answer":
      case "why":
      case "plan":
      case "hint":
        this.waiting.get(message.id)?.done(message as never);
        this.waiting.delete(message.id);
        return;
      case "fault":
        this.fault = message.refusal;
        if (message.retry_after_ms !== null) window.setTimeout(() => this.sendUnanswered(), message.retry_after_ms);
        return;
      case "bye":
        this.reconnect = message.reconnect_ms as [number, number];
        if (BARRED.has(message.refusal.code)) this.barred = message.refusal;
        return;
      case "pong":
        return;
    }
  }

  private welcome(message: Welcome): void {
    this.lost = false;
    this.chat = message.chat;
    this.note = message.note;
    this.reconnect = message.reconnect_ms as [number, number];
    this.sendUnanswered();
    clearInterval(this.pinger);
    this.pinger = window.setInterval(() => this.ping(), message.ping_every_ms);
  }

  /** Two pings without a sound mean that the connection is dead, whatever the browser believes. */
  private ping(): void {
    if (this.silence++ >= 2) this.socket?.close();
    else this.send({ type: "ping" });
  }

  /** What of a view is shown; a lesson offers less. */
  protected shaped(view: TableView): TableView {
    return view;
  }

  private show(view: TableView): void {
    if (this.view && view.version < this.view.version) return;
    if (view.held.length > 1 && view.seat !== this.seat) return; // sent before the device changed hands
    const last = this.log.at(-1)?.version ?? -1;
    const fresh = view.log.filter((entry) => entry.version > last);
    const before = this.view;
    this.ahead = Date.now() - view.now;
    this.log = fresh.length ? [...this.log, ...fresh] : this.log;
    this.view = this.shaped(view);
    if (before && before.seat === view.seat && fresh.length) this.onStep(fresh, before);
  }
}
