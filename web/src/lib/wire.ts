/* Generated from docs/api by scripts/wire-types.mjs; do not edit. */

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
  | "which-seat"
  | "not-host"
  | "not-in-lobby"
  | "not-running"
  | "not-over"
  | "seats-open"
  | "bad-setup"
  | "unknown-level"
  | "not-handed"
  | "handed"
  | "bad-standing"
  | "spectators-off"
  | "kicked"
  | "not-invited"
  | "only-players"
  | "rules-changed"
  | "damaged"
  | "banned"
  | "unavailable"
  | "not-prepared"
  | "malformed"
  | "too-large"
  | "rate-limited"
  | "bad-origin"
  | "no-session"
  | "not-found"
  | "name-taken"
  | "bad-password"
  | "no-account"
  | "session-ended"
  | "bad-record"
  | "record-unplayable"
  | "crowded"
  | "too-many"
  | "busy"
  | "stopping"
  | "slow"
  | "internal";
/**
 * What became of a command. There is no other answer, and there is always one.
 */
export type Result = "accepted" | "duplicate" | "stale" | "refused";
export type FromClient = CommandMessage | SitMessage | WhyMessage | PlanMessage | HintMessage | PingMessage;
export type FromServer =
  Welcome | TableView | Answer | ChatMessage | WhyAnswer | PlanAnswer | HintAnswer | Pong | Fault | Bye;

export interface Wire {
  Absence: Absence;
  Advice: Advice;
  Analysis: Analysis;
  AnalysisState: AnalysisState;
  Answer: Answer;
  Bye: Bye;
  ChatCommand: ChatCommand;
  ChatLine: ChatLine;
  ChatMessage: ChatMessage;
  Clock: Clock;
  Code: Code;
  CommandMessage: CommandMessage;
  CommandReply: CommandReply;
  Credentials: Credentials;
  Farewell: Farewell;
  Fault: Fault;
  FromClient: FromClient;
  FromServer: FromServer;
  GameInfo: GameInfo;
  HandCommand: HandCommand;
  Health: Health;
  HintAnswer: HintAnswer;
  HintMessage: HintMessage;
  JoinCommand: JoinCommand;
  KickCommand: KickCommand;
  LeaveCommand: LeaveCommand;
  LessonPlan: LessonPlan;
  LessonStep: LessonStep;
  ListCommand: ListCommand;
  LogEntry: LogEntry;
  Me: Me;
  MoveCommand: MoveCommand;
  MoveForm: MoveForm;
  NewPassword: NewPassword;
  NewTable: NewTable;
  NoteCommand: NoteCommand;
  Notice: Notice;
  OfferedMove: OfferedMove;
  OpenTables: OpenTables;
  OpenedRecord: OpenedRecord;
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
  Replay: Replay;
  ReplayStep: ReplayStep;
  Result: Result;
  ReturnCommand: ReturnCommand;
  SaltCommand: SaltCommand;
  SeatCommand: SeatCommand;
  SeatView: SeatView;
  SeatWish: SeatWish;
  Seen: Seen;
  ServerInfo: ServerInfo;
  SessionInfo: SessionInfo;
  SessionList: SessionList;
  SitMessage: SitMessage;
  StandCommand: StandCommand;
  Standing: Standing;
  StartCommand: StartCommand;
  TableInfo: TableInfo;
  TableList: TableList;
  TableView: TableView;
  UndoCommand: UndoCommand;
  Verdict: Verdict;
  WeighedMove: WeighedMove;
  Welcome: Welcome;
  WhyAnswer: WhyAnswer;
  WhyMessage: WhyMessage;
  WhyQuestion: WhyQuestion;
  WhyReply: WhyReply;
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
 * A move and what is to be expected of it.
 */
export interface Advice {
  line: OfferedMove[];
  margin: number;
  move: OfferedMove;
  sure: number;
  win_share: number;
}
export interface OfferedMove {
  args: {
    [k: string]: unknown;
  };
  family: string;
  id: number;
}
export interface Analysis {
  costliest: number[];
  luck: number[] | null;
  mistakes: number[];
  moves: WeighedMove[];
  start: number[];
}
/**
 * One move and what it did.
 */
export interface WeighedMove {
  better: OfferedMove | null;
  cost: number;
  luck: number[];
  move: OfferedMove;
  number: number;
  seat: number;
  shares: number[];
}
export interface AnalysisState {
  analysis: Analysis | null;
  done: number;
  of: number;
  status: "none" | "waiting" | "running" | "done" | "failed";
}
/**
 * The one answer to a command.
 */
export interface Answer {
  id: string;
  refusal: Refusal | null;
  result: Result;
  type: "answer";
  version: number;
}
/**
 * Why not: the code, the sentence in the reader's language, the facts in it, the rule of the game if it is one.
 */
export interface Refusal {
  code: Code;
  facts: {
    [k: string]: unknown;
  };
  rule: string | null;
  text: string;
}
/**
 * The server ends the connection; come back after a random time in the range.
 */
export interface Bye {
  /**
   * @minItems 2
   * @maxItems 2
   */
  reconnect_ms: unknown[];
  refusal: Refusal;
  type: "bye";
}
/**
 * Say something to everybody at the table.
 */
export interface ChatCommand {
  do: "chat";
  id: string;
  text: string;
}
export interface ChatLine {
  at: number;
  name: string;
  number: number;
  seat: number | null;
  text: string;
}
export interface ChatMessage {
  line: ChatLine;
  type: "chat";
}
/**
 * No clock; so many seconds a turn; a bank with an increment per turn; days per turn.
 *
 * A turn lasts as long as the same seat is asked. When time runs out a bot makes the moves of that turn, or the game
 * ends, as the host chose.
 */
export interface Clock {
  flag: "bot" | "end";
  increment: number;
  kind: "none" | "turn" | "bank" | "days";
  level: string;
  seconds: number;
}
export interface CommandMessage {
  command:
    | MoveCommand
    | UndoCommand
    | JoinCommand
    | LeaveCommand
    | KickCommand
    | SeatCommand
    | ListCommand
    | SaltCommand
    | StartCommand
    | HandCommand
    | ReturnCommand
    | StandCommand
    | ChatCommand
    | NoteCommand
    | RematchCommand;
  type: "command";
}
/**
 * Make one of the moves offered at `version`: by id, notation (`play king`) or form.
 */
export interface MoveCommand {
  do: "move";
  id: string;
  move: number | string | MoveForm;
  version: number;
}
/**
 * A move as the view offers it.
 */
export interface MoveForm {
  args: {
    [k: string]: number | string | null;
  };
  family: string;
}
/**
 * Take the own last move back, where nothing was learnt by it.
 */
export interface UndoCommand {
  do: "undo";
  id: string;
  version: number;
}
/**
 * Sit down, at `seat` or at the first open seat.
 */
export interface JoinCommand {
  do: "join";
  id: string;
  seat: number | null;
}
/**
 * Before the start the seat becomes open; later a bot of the host's choice takes it over.
 */
export interface LeaveCommand {
  do: "leave";
  id: string;
}
/**
 * Host, before the start.
 */
export interface KickCommand {
  do: "kick";
  id: string;
  seat: number;
}
/**
 * Host, before the start: give an open or bot's seat to a bot of that level, or open it (`level` null).
 */
export interface SeatCommand {
  do: "seat";
  id: string;
  level: string | null;
  seat: number;
}
/**
 * Host, before the start: show the table among the open ones, or only to who has the link.
 */
export interface ListCommand {
  do: "list";
  id: string;
  listed: boolean;
}
/**
 * Before the start: words of the own choosing that enter the luck of the game.
 */
export interface SaltCommand {
  do: "salt";
  id: string;
  salt: string;
}
/**
 * Host, when every seat is taken.
 */
export interface StartCommand {
  do: "start";
  id: string;
}
/**
 * Hand the own seat to a bot of that level.
 */
export interface HandCommand {
  do: "hand";
  id: string;
  level: string;
}
/**
 * Take the own seat back from the bot.
 */
export interface ReturnCommand {
  do: "return";
  id: string;
}
/**
 * Standing instructions: when asked, the first wish that fits an offered move is made. An empty list cancels.
 *
 * They end after one move (`once`), with the phase (`phase`) or never (`game`).
 */
export interface StandCommand {
  do: "stand";
  id: string;
  until: "once" | "phase" | "game";
  /**
   * @maxItems 8
   */
  wishes: Wish[];
}
/**
 * Moves of a family, narrowed by exact arguments and upper bounds.
 *
 * A bid of at most 7 is `{"family": "bid", "at_most": {"amount": 7}}`. Of several offered moves that fit, the first
 * offered one (the lowest bid) is made.
 */
export interface Wish {
  args: {
    [k: string]: number | string;
  };
  at_most: {
    [k: string]: number;
  };
  family: string;
}
/**
 * Keep a note to oneself; it replaces the one before.
 */
export interface NoteCommand {
  do: "note";
  id: string;
  text: string;
}
/**
 * After the end: a new table with the same people; the view then names it.
 */
export interface RematchCommand {
  do: "rematch";
  id: string;
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
  absence: Absence;
  clock: Clock;
  clock_runs_since: number | null;
  closed: string;
  commitment: string;
  ended: "rules" | "clock" | "closed" | "";
  game: string;
  held: number[];
  hosting: boolean;
  hurried: boolean;
  listed: boolean;
  log: LogEntry[];
  now: number;
  options: {
    [k: string]: number;
  };
  play: Play | null;
  rated: boolean;
  rematch: string | null;
  seat: number | null;
  seats: SeatView[];
  seed: string | null;
  spectators: "off" | "public" | "after";
  standing: Standing | null;
  status: "lobby" | "running" | "over";
  table: string;
  type: "view";
  version: number;
  watching: number;
}
/**
 * What one step told this reader. `undone` takes the step before back.
 */
export interface LogEntry {
  news: {
    [k: string]: unknown;
  }[];
  seat: number | null;
  undone: boolean;
  version: number;
}
/**
 * The game as this reader sees it.
 */
export interface Play {
  can_plan: boolean;
  moves: OfferedMove[];
  outcome: {
    [k: string]: unknown;
  } | null;
  phase: string;
  state: {
    [k: string]: unknown;
  };
  to_move: number | null;
  undo: boolean;
}
export interface SeatView {
  clock_ms: number | null;
  connected: boolean;
  handed: boolean;
  host: boolean;
  kind: "person" | "bot" | "open";
  level: string | null;
  name: string;
  salted: boolean;
}
export interface Standing {
  until: "once" | "phase" | "game";
  wishes: Wish[];
}
export interface Credentials {
  name: string;
  password: string;
}
/**
 * An account is deleted by whoever knows its password; guests have none.
 */
export interface Farewell {
  password: string | null;
}
/**
 * A message that was not understood or not taken; the connection stays.
 */
export interface Fault {
  refusal: Refusal;
  retry_after_ms: number | null;
  type: "fault";
}
/**
 * Where people share a device: from now on this connection shows and speaks for this one of the own seats.
 *
 * Null shows what everybody sees. A welcome and a view from the beginning follow.
 */
export interface SitMessage {
  seat: number | null;
  type: "sit";
}
/**
 * Why is this move not offered?
 */
export interface WhyMessage {
  id: string;
  move: number | string | MoveForm;
  type: "why";
}
/**
 * The program's best sequence of moves for the step at hand.
 */
export interface PlanMessage {
  id: string;
  type: "plan";
}
/**
 * What would a strong player do?
 */
export interface HintMessage {
  id: string;
  type: "hint";
}
/**
 * With the last version seen, a view that got lost on the way is sent again.
 */
export interface PingMessage {
  type: "ping";
  version: number | null;
}
/**
 * The first message of a connection, and the answer to `sit`; a view comes with it.
 */
export interface Welcome {
  chat: ChatLine[];
  note: string;
  ping_every_ms: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  reconnect_ms: unknown[];
  seat: number | null;
  table: string;
  type: "welcome";
  you: string;
}
/**
 * `refusal` is null when the move is offered.
 */
export interface WhyAnswer {
  id: string;
  refusal: Refusal | null;
  type: "why";
}
export interface PlanAnswer {
  id: string;
  moves: OfferedMove[];
  type: "plan";
  version: number;
}
/**
 * The moves worth thinking about, best first, from what the seat knows; `move` is the best of them.
 */
export interface HintAnswer {
  advice: Advice[];
  id: string;
  move: OfferedMove | null;
  refusal: Refusal | null;
  type: "hint";
  version: number;
}
export interface Pong {
  now: number;
  type: "pong";
}
export interface GameInfo {
  authors: string[];
  key: string;
  lesson: boolean;
  minutes: number;
  options: OptionInfo[];
  publisher: string;
  rule_prefix: string;
  rules_version: number;
  seats: number[];
  tagline: {
    [k: string]: string;
  };
  title: {
    [k: string]: string;
  };
  year: number;
}
export interface OptionInfo {
  default: number;
  name: string;
  values: number[];
}
export interface Health {
  broken: string[];
  redis: "none" | "ok" | "away";
  rules: string[];
  status: "ok" | "stopping" | "broken" | "rules";
}
/**
 * A course through a prepared position. `POST` to the same address lays it out as a table.
 */
export interface LessonPlan {
  game: string;
  length: number;
  seat: number;
  steps: LessonStep[];
}
/**
 * Said after so many moves; `move` is what the learner does next, where it is their turn.
 */
export interface LessonStep {
  after: number;
  move: OfferedMove | null;
  say: string;
}
export interface Me {
  account: string | null;
  name: string;
}
export interface NewPassword {
  new: string;
  old: string;
}
export interface NewTable {
  absence: Absence1;
  clock: Clock1;
  game: string;
  listed: boolean;
  options: {
    [k: string]: number;
  };
  rated: boolean;
  /**
   * @minItems 2
   * @maxItems 4
   */
  seats: SeatWish[];
  spectators: "off" | "public" | "after";
}
/**
 * After so long without a connection while asked, a bot of this level takes the seat; 0: never.
 */
export interface Absence1 {
  after_seconds: number;
  level: string;
}
/**
 * No clock; so many seconds a turn; a bank with an increment per turn; days per turn.
 *
 * A turn lasts as long as the same seat is asked. When time runs out a bot makes the moves of that turn, or the game
 * ends, as the host chose.
 */
export interface Clock1 {
  flag: "bot" | "end";
  increment: number;
  kind: "none" | "turn" | "bank" | "days";
  level: string;
  seconds: number;
}
/**
 * Who is to sit here: `me`, somebody else at the same device (`here`, by `name`), anybody with the link (`open`),
 * or a bot of a level.
 */
export interface SeatWish {
  kind: "me" | "here" | "open" | "bot";
  level: string | null;
  name: string | null;
}
/**
 * What whoever runs the server wants everybody to know at the moment.
 */
export interface Notice {
  text: string | null;
}
/**
 * Tables where everybody may sit down or look on, the newest first; `next` is where the following page begins.
 */
export interface OpenTables {
  next: string | null;
  tables: TableInfo[];
}
/**
 * A table in a list, or before one sits down at it.
 */
export interface TableInfo {
  changed: number;
  clock: Clock;
  created: number;
  damaged: boolean;
  game: string;
  held: number[];
  hosting: boolean;
  id: string;
  outcome: {
    [k: string]: unknown;
  } | null;
  path: string;
  progress: {
    [k: string]: number;
  };
  seat: number | null;
  seats: SeatView[];
  status: "lobby" | "running" | "over";
  to_move: number | null;
  version: number;
  your_turn: boolean;
}
/**
 * A record file that was found to be right; `id` is where it can be replayed for a while.
 */
export interface OpenedRecord {
  game: string;
  id: string;
  moves: number;
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
  bot: boolean;
  games: number;
  mu: number;
  name: string;
  rating: number;
  sigma: number;
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
 * A finished game from the deal to the end, as a seat or a spectator was told of it.
 *
 * The `version` of an entry of the log is the number of moves made by then.
 */
export interface Replay {
  commitment: string;
  game: string;
  log: LogEntry[];
  options: {
    [k: string]: number;
  };
  outcome: {
    [k: string]: unknown;
  } | null;
  seat: number | null;
  seats: SeatView[];
  seed: string | null;
}
/**
 * A finished game as somebody saw it after so many moves.
 */
export interface ReplayStep {
  news: {
    [k: string]: unknown;
  }[];
  number: number;
  phase: string;
  seat: number | null;
  state: {
    [k: string]: unknown;
  };
  to_move: number | null;
}
/**
 * How the server sees whoever asks.
 */
export interface Seen {
  address: string;
  secure_cookies: boolean;
}
/**
 * What can be played here.
 */
export interface ServerInfo {
  games: GameInfo[];
  languages: string[];
  levels: string[];
  version: string;
}
/**
 * Where one is logged in: since when, when last, with which program.
 */
export interface SessionInfo {
  created: number;
  here: boolean;
  id: string;
  program: string;
  seen: number;
}
export interface SessionList {
  sessions: SessionInfo[];
}
export interface TableList {
  tables: TableInfo[];
}
/**
 * Whether every move, every state and the luck of a record are as the rules and its seed say.
 */
export interface Verdict {
  moves: number;
  outcome: {
    [k: string]: unknown;
  } | null;
  refusal: Refusal | null;
  valid: boolean;
}
export interface WhyQuestion {
  move: number | string | MoveForm;
}
export interface WhyReply {
  refusal: Refusal | null;
}
