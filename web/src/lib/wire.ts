/* Generated from docs/api by scripts/wire-types.mjs; do not edit. */

/**
 * What became of a command. There is no other answer, and there is always one.
 */
export type Result = "accepted" | "duplicate" | "stale" | "refused";
/**
 * Why something is refused. Messages `refused-<code>` hold the sentences.
 */
export type Code =
  | "not-a-move"
  | "not-offered"
  | "not-your-turn"
  | "cannot-undo"
  | "future-version"
  | "not-seated"
  | "already-seated"
  | "seat-taken"
  | "no-seat"
  | "not-host"
  | "not-in-lobby"
  | "not-running"
  | "not-over"
  | "seats-open"
  | "bad-setup"
  | "unknown-level"
  | "not-handed"
  | "bad-standing"
  | "spectators-off"
  | "rules-changed"
  | "unavailable"
  | "malformed"
  | "too-large"
  | "rate-limited"
  | "bad-origin"
  | "no-session"
  | "not-found"
  | "name-taken"
  | "bad-password"
  | "bad-record"
  | "busy"
  | "internal";

export interface Wire {
  Absence: Absence;
  Answer: Answer;
  Bye: Bye;
  ChatCommand: ChatCommand;
  ChatLine: ChatLine;
  ChatMessage: ChatMessage;
  Clock: Clock;
  Code: Code;
  Command: Command;
  CommandMessage: CommandMessage;
  CommandReply: CommandReply;
  Credentials: Credentials;
  Fault: Fault;
  GameInfo: GameInfo;
  HandCommand: HandCommand;
  Health: Health;
  HintAnswer: HintAnswer;
  HintMessage: HintMessage;
  JoinCommand: JoinCommand;
  KickCommand: KickCommand;
  LeaveCommand: LeaveCommand;
  LogEntry: LogEntry;
  Me: Me;
  MoveCommand: MoveCommand;
  MoveForm: MoveForm;
  NewTable: NewTable;
  NoteCommand: NoteCommand;
  OfferedMove: OfferedMove;
  OptionInfo: OptionInfo;
  PingMessage: PingMessage;
  PlanAnswer: PlanAnswer;
  PlanMessage: PlanMessage;
  Play: Play;
  Pong: Pong;
  Problem: Problem;
  Profile: Profile;
  RatingList: RatingList;
  RatingRow: RatingRow;
  RecordToVerify: RecordToVerify;
  Refusal: Refusal;
  RematchCommand: RematchCommand;
  Rename: Rename;
  Result: Result;
  ReturnCommand: ReturnCommand;
  SaltCommand: SaltCommand;
  SeatCommand: SeatCommand;
  SeatView: SeatView;
  SeatWish: SeatWish;
  ServerInfo: ServerInfo;
  StandCommand: StandCommand;
  Standing: Standing;
  StartCommand: StartCommand;
  TableInfo: TableInfo;
  TableList: TableList;
  TableView: TableView;
  UndoCommand: UndoCommand;
  Verdict: Verdict;
  Welcome: Welcome;
  WhyAnswer: WhyAnswer;
  WhyMessage: WhyMessage;
  WhyQuestion: WhyQuestion;
  WhyReply: WhyReply;
  Wire: Wire1;
  Wish: Wish;
}
/**
 * After so long without a connection while asked, a bot of this level takes the seat; 0: never.
 */
export interface Absence {
  after_seconds: number;
  level: string;
}
/**
 * The one answer to a command.
 */
export interface Answer {
  type: "answer";
  id: string;
  result: Result;
  version: number;
  refusal: Refusal | null;
}
/**
 * Why not: the code, the sentence in the reader's language, the facts in it, the rule of the game if it is one.
 */
export interface Refusal {
  code: Code;
  text: string;
  rule: string | null;
  facts: {
    [k: string]: unknown;
  };
}
/**
 * The server ends the connection; come back after a random time in the range.
 */
export interface Bye {
  type: "bye";
  refusal: Refusal;
  /**
   * @minItems 2
   * @maxItems 2
   */
  reconnect_ms: unknown[];
}
/**
 * Say something to everybody at the table.
 */
export interface ChatCommand {
  id: string;
  do: "chat";
  text: string;
}
export interface ChatLine {
  number: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}
export interface ChatMessage {
  type: "chat";
  line: ChatLine;
}
/**
 * No clock; so many seconds a turn; a bank with an increment per turn; days per turn.
 *
 * A turn lasts as long as the same seat is asked. When time runs out a bot makes the moves of that turn, or the game
 * ends, as the host chose.
 */
export interface Clock {
  kind: "none" | "turn" | "bank" | "days";
  seconds: number;
  increment: number;
  flag: "bot" | "end";
  level: string;
}
/**
 * `id` is made by the client and may be sent any number of times; it is carried out once.
 */
export interface Command {
  id: string;
}
export interface CommandMessage {
  type: "command";
  command:
    | MoveCommand
    | UndoCommand
    | JoinCommand
    | LeaveCommand
    | KickCommand
    | SeatCommand
    | SaltCommand
    | StartCommand
    | HandCommand
    | ReturnCommand
    | StandCommand
    | ChatCommand
    | NoteCommand
    | RematchCommand;
}
/**
 * Make one of the moves offered at `version`: by id, notation (`play king`) or form.
 */
export interface MoveCommand {
  id: string;
  do: "move";
  version: number;
  move: number | string | MoveForm;
}
/**
 * A move as the view offers it.
 */
export interface MoveForm {
  family: string;
  args: {
    [k: string]: number | string | null;
  };
}
/**
 * Take the own last move back, where nothing was learnt by it.
 */
export interface UndoCommand {
  id: string;
  do: "undo";
  version: number;
}
/**
 * Sit down, at `seat` or at the first open seat.
 */
export interface JoinCommand {
  id: string;
  do: "join";
  seat: number | null;
}
/**
 * Before the start the seat becomes open; later a bot of the host's choice takes it over.
 */
export interface LeaveCommand {
  id: string;
  do: "leave";
}
/**
 * Host, before the start.
 */
export interface KickCommand {
  id: string;
  do: "kick";
  seat: number;
}
/**
 * Host, before the start: give an open or bot's seat to a bot of that level, or open it (`level` null).
 */
export interface SeatCommand {
  id: string;
  do: "seat";
  seat: number;
  level: string | null;
}
/**
 * Before the start: words of the own choosing that enter the luck of the game.
 */
export interface SaltCommand {
  id: string;
  do: "salt";
  salt: string;
}
/**
 * Host, when every seat is taken.
 */
export interface StartCommand {
  id: string;
  do: "start";
}
/**
 * Hand the own seat to a bot of that level.
 */
export interface HandCommand {
  id: string;
  do: "hand";
  level: string;
}
/**
 * Take the own seat back from the bot.
 */
export interface ReturnCommand {
  id: string;
  do: "return";
}
/**
 * Standing instructions: when asked, the first wish that fits an offered move is made. An empty list cancels.
 *
 * They end after one move (`once`), with the phase (`phase`) or never (`game`).
 */
export interface StandCommand {
  id: string;
  do: "stand";
  /**
   * @maxItems 8
   */
  wishes: Wish[];
  until: "once" | "phase" | "game";
}
/**
 * Moves of a family, narrowed by exact arguments and upper bounds: a bid of at most 7 is `{"at_most": {"amount": 7}}`.
 *
 * Of several offered moves that fit, the first offered one (the lowest bid) is made.
 */
export interface Wish {
  family: string;
  args: {
    [k: string]: number | string;
  };
  at_most: {
    [k: string]: number;
  };
}
/**
 * Keep a note to oneself; it replaces the one before.
 */
export interface NoteCommand {
  id: string;
  do: "note";
  text: string;
}
/**
 * After the end: a new table with the same people; the view then names it.
 */
export interface RematchCommand {
  id: string;
  do: "rematch";
}
/**
 * The answer, and for `stale` and `accepted` the fresh view.
 */
export interface CommandReply {
  answer: Answer;
  view: TableView | null;
}
/**
 * Everything a reader may know of a table at a version; a newer one replaces it whole.
 */
export interface TableView {
  type: "view";
  table: string;
  game: string;
  version: number;
  status: "lobby" | "running" | "over";
  seat: number | null;
  hosting: boolean;
  seats: SeatView[];
  options: {
    [k: string]: number;
  };
  clock: Clock;
  clock_runs_since: number | null;
  now: number;
  spectators: "off" | "public" | "after";
  watching: number;
  absence: Absence;
  rated: boolean;
  commitment: string;
  seed: string | null;
  ended: "rules" | "clock" | "";
  rematch: string | null;
  play: Play | null;
  standing: Standing | null;
  log: LogEntry[];
}
export interface SeatView {
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null;
  host: boolean;
  connected: boolean;
  handed: boolean;
  salted: boolean;
  clock_ms: number | null;
}
/**
 * The game as this reader sees it.
 */
export interface Play {
  to_move: number | null;
  phase: string;
  state: {
    [k: string]: unknown;
  };
  moves: OfferedMove[];
  undo: boolean;
  can_plan: boolean;
  outcome: {
    [k: string]: unknown;
  } | null;
}
export interface OfferedMove {
  id: number;
  family: string;
  args: {
    [k: string]: unknown;
  };
}
export interface Standing {
  wishes: Wish[];
  until: "once" | "phase" | "game";
}
/**
 * What one step told this reader. `undone` takes the step before back.
 */
export interface LogEntry {
  version: number;
  seat: number | null;
  undone: boolean;
  news: {
    [k: string]: unknown;
  }[];
}
export interface Credentials {
  name: string;
  password: string;
}
/**
 * A message that was not understood or not taken; the connection stays.
 */
export interface Fault {
  type: "fault";
  refusal: Refusal;
  retry_after_ms: number | null;
}
export interface GameInfo {
  key: string;
  title: {
    [k: string]: string;
  };
  tagline: {
    [k: string]: string;
  };
  seats: number[];
  minutes: number;
  year: number;
  authors: string[];
  publisher: string;
  rules_version: number;
  rule_prefix: string;
  options: OptionInfo[];
}
export interface OptionInfo {
  name: string;
  default: number;
  values: number[];
}
export interface Health {
  status: "ok" | "starting" | "stopping" | "database";
}
export interface HintAnswer {
  type: "hint";
  id: string;
  version: number;
  move: OfferedMove | null;
  refusal: Refusal | null;
}
/**
 * What would a strong player do?
 */
export interface HintMessage {
  type: "hint";
  id: string;
}
export interface Me {
  name: string;
  account: string | null;
}
export interface NewTable {
  game: string;
  /**
   * @minItems 2
   * @maxItems 4
   */
  seats: SeatWish[];
  options: {
    [k: string]: number;
  };
  clock: Clock1;
  spectators: "off" | "public" | "after";
  absence: Absence1;
  rated: boolean;
}
/**
 * Who is to sit here: `me`, anybody with the link (`open`), or a bot of a level.
 */
export interface SeatWish {
  kind: "me" | "open" | "bot";
  level: string | null;
}
/**
 * No clock; so many seconds a turn; a bank with an increment per turn; days per turn.
 *
 * A turn lasts as long as the same seat is asked. When time runs out a bot makes the moves of that turn, or the game
 * ends, as the host chose.
 */
export interface Clock1 {
  kind: "none" | "turn" | "bank" | "days";
  seconds: number;
  increment: number;
  flag: "bot" | "end";
  level: string;
}
/**
 * After so long without a connection while asked, a bot of this level takes the seat; 0: never.
 */
export interface Absence1 {
  after_seconds: number;
  level: string;
}
export interface PingMessage {
  type: "ping";
}
export interface PlanAnswer {
  type: "plan";
  id: string;
  version: number;
  moves: OfferedMove[];
}
/**
 * The program's best sequence of moves for the step at hand.
 */
export interface PlanMessage {
  type: "plan";
  id: string;
}
export interface Pong {
  type: "pong";
  now: number;
}
/**
 * The body of every HTTP answer that is not a success.
 */
export interface Problem {
  refusal: Refusal;
  retry_after_ms: number | null;
}
export interface Profile {
  name: string;
  ratings: {
    [k: string]: RatingRow;
  };
  tables: TableInfo[];
}
export interface RatingRow {
  name: string;
  bot: boolean;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}
/**
 * A table in a list, or before one sits down at it.
 */
export interface TableInfo {
  id: string;
  path: string;
  game: string;
  status: "lobby" | "running" | "over";
  version: number;
  seats: SeatView[];
  seat: number | null;
  your_turn: boolean;
  hosting: boolean;
  created: number;
  changed: number;
}
export interface RatingList {
  game: string;
  rows: RatingRow[];
}
export interface RecordToVerify {
  record: {
    [k: string]: unknown;
  };
}
export interface Rename {
  name: string;
}
/**
 * What can be played here.
 */
export interface ServerInfo {
  version: string;
  games: GameInfo[];
  levels: string[];
  languages: string[];
}
export interface TableList {
  tables: TableInfo[];
}
/**
 * Whether every move, every state and the luck of a record are as the rules and its seed say.
 */
export interface Verdict {
  valid: boolean;
  moves: number;
  outcome: {
    [k: string]: unknown;
  } | null;
  refusal: Refusal | null;
}
/**
 * The first message of a connection; a view follows.
 */
export interface Welcome {
  type: "welcome";
  table: string;
  you: string;
  seat: number | null;
  chat: ChatLine[];
  note: string;
  ping_every_ms: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  reconnect_ms: unknown[];
}
/**
 * `refusal` is null when the move is offered.
 */
export interface WhyAnswer {
  type: "why";
  id: string;
  refusal: Refusal | null;
}
/**
 * Why is this move not offered?
 */
export interface WhyMessage {
  type: "why";
  id: string;
  move: number | string | MoveForm;
}
export interface WhyQuestion {
  move: number | string | MoveForm;
}
export interface WhyReply {
  refusal: Refusal | null;
}
/**
 * Nothing unknown is accepted, nothing is guessed.
 */
export interface Wire1 {}
