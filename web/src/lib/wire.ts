/* Made from docs/api by `make gen`; do not edit. */

/** After so long without a connection while asked, a bot of this level takes the seat; 0: never. */
export type Absence = {
  after_seconds: number;
  level: string;
};

/** A move and what is to be expected of it. */
export type Advice = {
  move: OfferedMove;
  win_share: number;
  margin: number;
  sure: number;
  line: OfferedMove[];
};

export type Analysis = {
  version: number;
  start: number[];
  moves: ReviewedMove[];
  costliest: number[];
  accounts: SeatAccount[];
};

export type AnalysisState = {
  status: "none" | "waiting" | "running" | "done" | "failed";
  done: number;
  of: number;
  analysis: Analysis | null;
};

/** The one answer to a command. */
export type Answer = {
  type: "answer";
  id: string;
  result: Result;
  version: number;
  refusal: Refusal | null;
};

/** What if? The game goes on after so many of its moves. */
export type Branch = {
  number: number;
  seat: number;
};

/** The server ends the connection; come back after a random time in the range. */
export type Bye = {
  type: "bye";
  refusal: Refusal;
  reconnect_ms: [number, number];
};

/** Say something to everybody at the table. */
export type ChatCommand = {
  id: string;
  do: "chat";
  text: string;
};

export type ChatLine = {
  number: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
};

export type ChatMessage = {
  type: "chat";
  line: ChatLine;
};

/** No clock; so many seconds a turn; a bank with an increment per turn; days per turn. A turn lasts as long as the same seat is asked. When time runs out a bot makes the moves of that turn, or the game ends, as the host chose. */
export type Clock = {
  kind: "none" | "turn" | "bank" | "days";
  seconds: number;
  increment: number;
  flag: "bot" | "end";
  level: string;
};

/** Why something is refused. Messages `refused-<code>` hold the sentences. */
export type Code = "not-a-move" | "not-offered" | "not-your-turn" | "cannot-undo" | "future-version" | "not-seated" | "already-seated" | "seat-taken" | "no-seat" | "which-seat" | "not-host" | "not-in-lobby" | "not-running" | "not-over" | "seats-open" | "bad-setup" | "unknown-level" | "not-handed" | "handed" | "resigned" | "still-playing" | "bad-standing" | "spectators-off" | "kicked" | "not-invited" | "only-players" | "rules-changed" | "damaged" | "banned" | "unavailable" | "not-prepared" | "malformed" | "too-large" | "rate-limited" | "bad-origin" | "no-session" | "not-found" | "name-taken" | "bad-password" | "no-account" | "session-ended" | "bad-record" | "record-unplayable" | "crowded" | "too-many" | "busy" | "stopping" | "slow" | "internal";

export type CommandMessage = {
  type: "command";
  command: MoveCommand | UndoCommand | JoinCommand | LeaveCommand | KickCommand | SeatCommand | ListCommand | SaltCommand | StartCommand | HandCommand | ReturnCommand | ResignCommand | StandCommand | ChatCommand | NoteCommand | RematchCommand;
};

/** The answer, and for `stale` and `accepted` the fresh view. */
export type CommandReply = {
  answer: Answer;
  view: TableView | null;
};

export type Credentials = {
  name: string;
  password: string;
};

/** A number, a seat, or the key of something that has a name: `<domain>-<value>`. */
export type Fact = {
  domain: string;
  value: number | string | null;
};

/** An account is deleted by whoever knows its password; guests have none. */
export type Farewell = {
  password: string | null;
};

/** A message that was not understood or not taken; the connection stays. */
export type Fault = {
  type: "fault";
  refusal: Refusal;
  retry_after_ms: number | null;
};

/** The message `preview-<key>`, filled with these facts; several make one line. */
export type Foretold = {
  key: string;
  tone: "" | "gain" | "risk";
  facts: Record<string, Fact>;
};

export type FromClient = CommandMessage | SitMessage | TempoMessage | WhyMessage | PlanMessage | HintMessage | PreviewMessage | PingMessage;

export type FromServer = Welcome | TableView | Answer | ChatMessage | WhyAnswer | PlanAnswer | HintAnswer | PreviewAnswer | Pong | Fault | Bye;

/** What is printed on the components of a game, by what it is printed on, and the same as tables to read. `moves` and `news` say of what kind their parameters and facts are, for whoever puts them into words; `rules` names the rule each kind of news follows from. */
export type GameFacts = {
  moves: Record<string, Record<string, string>>;
  news: Record<string, Record<string, string>>;
  rules: Record<string, string>;
  printed: Record<string, PrintedTable[]>;
  [other: string]: unknown;
};

export type GameInfo = {
  key: string;
  title: Record<string, string>;
  tagline: Record<string, string>;
  seats: number[];
  minutes: number;
  year: number;
  authors: string[];
  publisher: string;
  rules_version: number;
  rule_prefix: string;
  options: OptionInfo[];
  lesson: boolean;
  colours: string[];
  levels: string[];
};

/** Hand the own seat to a bot of that level. */
export type HandCommand = {
  id: string;
  do: "hand";
  level: string;
};

export type Health = {
  status: "ok" | "stopping" | "broken" | "rules";
  redis: "none" | "ok" | "away";
  broken: string[];
  rules: string[];
};

/** The moves worth thinking about, best first, from what the seat knows; `move` is the best of them. */
export type HintAnswer = {
  type: "hint";
  id: string;
  version: number;
  move: OfferedMove | null;
  advice: Advice[];
  refusal: Refusal | null;
};

/** What would a strong player do? */
export type HintMessage = {
  type: "hint";
  id: string;
};

/** Sit down, at `seat` or at the first open seat. */
export type JoinCommand = {
  id: string;
  do: "join";
  seat: number | null;
};

/** Host, before the start. */
export type KickCommand = {
  id: string;
  do: "kick";
  seat: number;
};

/** Before the start the seat becomes open; later a bot of the host's choice takes it over. */
export type LeaveCommand = {
  id: string;
  do: "leave";
};

/** A course through a prepared position. `POST` to the same address lays it out as a table. */
export type LessonPlan = {
  game: string;
  seat: number;
  length: number;
  steps: LessonStep[];
};

/** Said after so many moves; `move` is what the learner does next, where it is their turn. */
export type LessonStep = {
  after: number;
  say: string;
  move: OfferedMove | null;
};

/** Host, before the start: show the table among the open ones, or only to who has the link. */
export type ListCommand = {
  id: string;
  do: "list";
  listed: boolean;
};

/** What one step told this reader. `undone` takes the step before back. */
export type LogEntry = {
  version: number;
  seat: number | null;
  undone: boolean;
  news: {
  kind: string;
  [other: string]: unknown;
}[];
};

export type Me = {
  name: string;
  account: string | null;
};

/** Make one of the moves offered at `version`: by id, notation (`play king`) or form. */
export type MoveCommand = {
  id: string;
  do: "move";
  version: number;
  move: number | string | MoveForm;
};

/** A move as the view offers it. */
export type MoveForm = {
  family: string;
  args: Record<string, number | string | null>;
};

export type NewPassword = {
  old: string;
  new: string;
};

export type NewTable = {
  game: string;
  seats: SeatWish[];
  options: Record<string, number>;
  clock: Clock;
  spectators: "off" | "public" | "after";
  absence: Absence;
  rated: boolean;
  listed: boolean;
};

/** Keep a note to oneself; it replaces the one before. */
export type NoteCommand = {
  id: string;
  do: "note";
  text: string;
};

/** What whoever runs the server wants everybody to know at the moment. */
export type Notice = {
  text: string | null;
};

export type OfferedMove = {
  id: number;
  family: string;
  args: Record<string, unknown>;
};

/** Tables where everybody may sit down or look on, the newest first; `next` is where the following page begins. */
export type OpenTables = {
  tables: TableInfo[];
  next: string | null;
};

/** A record file that was found to be right; `id` is where it can be replayed for a while. */
export type OpenedRecord = {
  id: string;
  game: string;
  moves: number;
};

export type OptionInfo = {
  name: string;
  title: Record<string, string>;
  default: number;
  values: number[];
};

/** With the last version seen, a view that got lost on the way is sent again. */
export type PingMessage = {
  type: "ping";
  version: number | null;
};

export type PlanAnswer = {
  type: "plan";
  id: string;
  version: number;
  moves: OfferedMove[];
};

/** The program's best sequence of moves for the step at hand. */
export type PlanMessage = {
  type: "plan";
  id: string;
};

/** The game as this reader sees it. */
export type Play = {
  to_move: number | null;
  phase: string;
  state: Record<string, unknown>;
  moves: OfferedMove[];
  undo: boolean;
  can_plan: boolean;
  outcome: {
  reason: string;
  scores: number[];
  ranks: number[];
} | null;
};

export type Pong = {
  type: "pong";
  now: number;
};

/** What a move will do, as far as the seat to move can know; empty where the game has nothing to say. */
export type Preview = {
  move: OfferedMove;
  says: Foretold[];
};

/** Nothing where the reader is not asked for a move (any more). */
export type PreviewAnswer = {
  type: "preview";
  id: string;
  version: number;
  previews: Preview[];
};

/** What will these moves do? Without any: all that are offered. */
export type PreviewMessage = {
  type: "preview";
  id: string;
  moves: (number | string | MoveForm)[];
};

export type PrintedCell = {
  text: string;
  origin: string;
};

/** Why values of these origins are not the rulebook's. */
export type PrintedReason = {
  origins: string[];
  text: string;
};

export type PrintedRow = {
  name: string;
  cells: PrintedCell[];
};

export type PrintedTable = {
  title: string;
  columns: string[];
  rows: PrintedRow[];
  reasons: PrintedReason[];
};

/** The body of every HTTP answer that is not a success. */
export type Problem = {
  refusal: Refusal;
  retry_after_ms: number | null;
};

export type Profile = {
  name: string;
  ratings: Record<string, RatingRow>;
  tables: TableInfo[];
};

export type RatingList = {
  game: string;
  rows: RatingRow[];
};

export type RatingRow = {
  name: string;
  bot: boolean;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
};

export type RecordToVerify = {
  record: Record<string, unknown>;
};

/** Why not: the code, the sentence in the reader's language, the facts in it, the rule of the game if it is one. */
export type Refusal = {
  code: Code;
  text: string;
  rule: string | null;
  facts: Record<string, unknown>;
};

/** After the end: a new table with the same people; the view then names it. */
export type RematchCommand = {
  id: string;
  do: "rematch";
};

export type Rename = {
  name: string;
};

/** A finished game from the deal to the end, as a seat or a spectator was told of it. The `version` of an entry of the log is the number of moves made by then. */
export type Replay = {
  game: string;
  seats: SeatView[];
  seat: number | null;
  options: Record<string, number>;
  commitment: string;
  seed: string | null;
  outcome: {
  reason: string;
  scores: number[];
  ranks: number[];
} | null;
  log: LogEntry[];
  tally: TallyPart[];
};

/** A finished game as somebody saw it after so many moves. */
export type ReplayStep = {
  number: number;
  seat: number | null;
  to_move: number | null;
  phase: string;
  state: Record<string, unknown>;
  news: {
  kind: string;
  [other: string]: unknown;
}[];
};

/** Give up for good. Where others still play a bot goes on at the own seat, which is placed behind theirs. */
export type ResignCommand = {
  id: string;
  do: "resign";
};

/** What became of a command. There is no other answer, and there is always one. */
export type Result = "accepted" | "duplicate" | "stale" | "refused";

/** Take the own seat back from the bot. */
export type ReturnCommand = {
  id: string;
  do: "return";
};

/** One move and what it did. */
export type ReviewedMove = {
  number: number;
  seat: number;
  move: OfferedMove;
  shares: number[];
  luck: number[];
  source: "" | "deal" | "dice" | "draws";
  cost: number;
  verdict: "forced" | "best" | "good" | "mistake" | "blunder";
  better: OfferedMove | null;
  measured: WeighedMove | null;
  weighed: WeighedMove[];
  why: Why | null;
};

/** Before the start: words of the own choosing that enter the luck of the game. */
export type SaltCommand = {
  id: string;
  do: "salt";
  salt: string;
};

/** What the result of a seat is made of. */
export type SeatAccount = {
  seat: number;
  decisions: number;
  error: number;
  doubt: number;
  blunders: number;
  luck: Record<string, number>;
  result: number;
  adjusted: number;
  play: string;
};

/** Host, before the start: give an open or bot's seat to a bot of that level, or open it (`level` null). */
export type SeatCommand = {
  id: string;
  do: "seat";
  seat: number;
  level: string | null;
};

export type SeatView = {
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null;
  host: boolean;
  connected: boolean;
  handed: boolean;
  resigned: boolean;
  salted: boolean;
  clock_ms: number | null;
};

/** Who is to sit here: `me`, somebody else at the same device (`here`, by `name`), anybody with the link (`open`), or a bot of a level. */
export type SeatWish = {
  kind: "me" | "here" | "open" | "bot";
  level: string | null;
  name: string | null;
};

/** How the server sees whoever asks. */
export type Seen = {
  address: string;
  secure_cookies: boolean;
};

/** What can be played here. */
export type ServerInfo = {
  version: string;
  games: GameInfo[];
  levels: string[];
  languages: string[];
};

/** Where one is logged in: since when, when last, with which program. */
export type SessionInfo = {
  id: string;
  created: number;
  seen: number;
  program: string;
  here: boolean;
};

export type SessionList = {
  sessions: SessionInfo[];
};

/** Where people share a device: from now on this connection shows and speaks for this one of the own seats. Null shows what everybody sees. A welcome and a view from the beginning follow. */
export type SitMessage = {
  type: "sit";
  seat: number | null;
};

/** Standing instructions: when asked, the first wish that fits an offered move is made. An empty list cancels. They end after one move (`once`), with the phase (`phase`) or never (`game`). */
export type StandCommand = {
  id: string;
  do: "stand";
  wishes: Wish[];
  until: "once" | "phase" | "game";
};

export type Standing = {
  wishes: Wish[];
  until: "once" | "phase" | "game";
};

/** Host, when every seat is taken. */
export type StartCommand = {
  id: string;
  do: "start";
};

/** A table in a list, or before one sits down at it. */
export type TableInfo = {
  id: string;
  path: string;
  game: string;
  status: "lobby" | "running" | "over";
  damaged: boolean;
  version: number;
  seats: SeatView[];
  seat: number | null;
  held: number[];
  to_move: number | null;
  your_turn: boolean;
  hosting: boolean;
  clock: Clock;
  outcome: {
  reason: string;
  scores: number[];
  ranks: number[];
} | null;
  progress: Record<string, number>;
  created: number;
  changed: number;
};

export type TableList = {
  tables: TableInfo[];
};

/** Everything a reader may know of a table at a version; a newer one replaces it whole. */
export type TableView = {
  type: "view";
  table: string;
  game: string;
  version: number;
  status: "lobby" | "running" | "over";
  seat: number | null;
  held: number[];
  hosting: boolean;
  listed: boolean;
  seats: SeatView[];
  options: Record<string, number>;
  clock: Clock;
  clock_runs_since: number | null;
  now: number;
  spectators: "off" | "public" | "after";
  watching: number;
  hurried: boolean;
  absence: Absence;
  rated: boolean;
  commitment: string;
  seed: string | null;
  ended: "rules" | "clock" | "closed" | "resigned" | "";
  closed: string;
  rematch: string | null;
  play: Play | null;
  standing: Standing | null;
  log: LogEntry[];
};

/** All points of a finished game once; the rows add up to the scores. */
export type TallyPart = {
  title: string;
  rows: TallyRow[];
};

/** One source of points, by seat; `text` and the rule that gives them are the game's, `facts` are in the text. */
export type TallyRow = {
  text: string;
  points: number[];
  rule: string | null;
  facts: Record<string, number>;
};

/** How fast bots are to go on; the slowest wish of those who play counts. `once`: only until it is your turn. */
export type TempoMessage = {
  type: "tempo";
  tempo: "calm" | "quick" | "instant";
  once: boolean;
};

/** Take the own last move back, where nothing was learnt by it. */
export type UndoCommand = {
  id: string;
  do: "undo";
  version: number;
};

/** Whether every move, every state and the luck of a record are as the rules and its seed say. */
export type Verdict = {
  valid: boolean;
  moves: number;
  outcome: {
  reason: string;
  scores: number[];
  ranks: number[];
} | null;
  refusal: Refusal | null;
};

/** One of the moves of a decision, beside the one that was played, in the same imagined worlds. */
export type WeighedMove = {
  move: OfferedMove;
  share: number;
  gain: number;
  error: number;
  worlds: number;
  sure: boolean;
};

/** The first message of a connection, and the answer to `sit`; a view comes with it. */
export type Welcome = {
  type: "welcome";
  table: string;
  you: string;
  seat: number | null;
  chat: ChatLine[];
  note: string;
  ping_every_ms: number;
  reconnect_ms: [number, number];
};

/** What the move played does otherwise than the better one, to the end of the game, in the same worlds. Parts and rest add up to the lead over the best other seat. */
export type Why = {
  worlds: number;
  lead: number;
  sure: boolean;
  rest: number;
  rival: number | null;
  parts: WhyPart[];
  happenings: WhyHappening[];
};

/** `refusal` is null when the move is offered. */
export type WhyAnswer = {
  type: "why";
  id: string;
  refusal: Refusal | null;
};

/** In how many of the worlds something happens; the game's words `coach-<key>` say what. */
export type WhyHappening = {
  key: string;
  tone: string;
  facts: Record<string, Fact>;
  rule: string | null;
  played: number;
  better: number;
};

/** Why is this move not offered? */
export type WhyMessage = {
  type: "why";
  id: string;
  move: number | string | MoveForm;
};

/** One row of the result sheet: of the seat itself, or of the best of the others. */
export type WhyPart = {
  text: string;
  facts: Record<string, number>;
  rule: string | null;
  own: boolean;
  points: number;
};

export type WhyQuestion = {
  move: number | string | MoveForm;
};

export type WhyReply = {
  refusal: Refusal | null;
};

/** Moves of a family, narrowed by exact arguments and upper bounds. A bid of at most 7 is `{"family": "bid", "at_most": {"amount": 7}}`. Of several offered moves that fit, the first offered one (the lowest bid) is made. */
export type Wish = {
  family: string;
  args: Record<string, number | string>;
  at_most: Record<string, number>;
};
