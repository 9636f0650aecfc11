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

/** What another seat must have done since the own last decision, as far as the own seat was told of it. */
export type After = {
  family: string;
  args: Record<string, number | string>;
  at_most: Record<string, number>;
  seat: number;
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

export type Announcement = {
  de: string;
  en: string;
};

/** The one answer to a command. */
export type Answer = {
  type: "answer";
  id: string;
  result: Result;
  version: number;
  refusal: Refusal | null;
};

/** Days that are over, the newest first. */
export type Archive = {
  days: PastDay[];
  next: string | null;
};

export type BanWish = {
  person: string;
  days: number | null;
  reason: string;
};

export type BeginRound = {
  do: "start";
};

/** A table of a round; `scores` and `ranks` by seat, once they are open. */
export type BoardShown = {
  number: number;
  table: string;
  group: number;
  chairs: ChairShown[];
  done: boolean;
  sealed: boolean;
  void: boolean;
  scores: number[] | null;
  ranks: number[] | null;
  given_up: number[];
  to_move: number | null;
  deadline: number | null;
  progress: Record<string, number>;
};

/** What if? The game goes on after so many of its moves. */
export type Branch = {
  number: number;
  seat: number;
};

export type BranchName = {
  name: string;
};

/** Where somebody tried a finished game otherwise. */
export type BranchShown = {
  table: string;
  number: number;
  seat: number;
  name: string;
  by: string | null;
  own: boolean;
  status: "lobby" | "running" | "over";
  outcome: {
  reason: string;
  scores: number[];
  ranks: number[];
} | null;
  created: number;
};

export type Branches = {
  branches: BranchShown[];
};

/** The server ends the connection; come back after a random time in the range. */
export type Bye = {
  type: "bye";
  refusal: Refusal;
  reconnect_ms: [number, number];
};

/** One round of one entrant: played, bye, none, running, sealed, void or given-up. */
export type CellShown = {
  kind: string;
  place: number | null;
  points: number;
};

/** Entrant 0 is a bot that sits in: for whoever `instead` names, or for nobody. */
export type ChairShown = {
  entrant: number;
  instead: number;
};

/** The form, the game, and how both are played. */
export type Charter = {
  name: string;
  game: string;
  seats: number;
  form: "swiss" | "robin" | "knockout" | "league";
  rounds: number;
  duplicate: boolean;
  places: number;
  late: number;
  gaps: "bot" | "bye";
  level: string;
  options: Record<string, number>;
  clock: Clock;
  follow_on: boolean;
  rated: boolean;
  advance: number;
  division: number;
  movers: number;
  seasons: number;
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

/** How an error a decision is read as a class of play; where no class is told there are no bounds. */
export type ClassesInfo = {
  standing: "told" | "unmeasured" | "unordered";
  bounds: number[];
};

/** No clock; so many seconds a turn; a bank with an increment per turn; days per turn. A turn lasts as long as the same seat is asked. When time runs out a bot makes the moves of that turn, or the game ends, as the host chose. */
export type Clock = {
  kind: "none" | "turn" | "bank" | "days";
  seconds: number;
  increment: number;
  flag: "bot" | "end";
  level: string;
};

/** End it as it stands. */
export type CloseTournament = {
  do: "close";
};

export type Closing = {
  reason: string;
};

/** A server as a club: its own name and what it says of itself, empty where the host has chosen neither. */
export type ClubInfo = {
  name: string;
  text: string;
  host: boolean;
};

export type ClubWish = {
  name: string;
  text: string;
};

/** Why something is refused. Messages `refused-<code>` hold the sentences. */
export type Code = "not-a-move" | "not-offered" | "not-your-turn" | "cannot-undo" | "future-version" | "not-seated" | "already-seated" | "seat-taken" | "no-seat" | "which-seat" | "not-host" | "not-in-lobby" | "not-running" | "not-over" | "seats-open" | "bad-setup" | "unknown-level" | "not-handed" | "handed" | "resigned" | "still-playing" | "bad-standing" | "no-hints" | "ends-rating" | "deal-fixed" | "deal-no-hints" | "tournament-no-hints" | "no-tutor" | "deal-played" | "deal-over" | "spectators-off" | "kicked" | "not-invited" | "only-players" | "rules-changed" | "damaged" | "banned" | "unavailable" | "not-prepared" | "sealed" | "already-entered" | "withdrawn" | "entry-closed" | "tournament-over" | "no-entrant" | "no-reserve" | "no-room" | "round-runs" | "too-few" | "all-played" | "no-board" | "counted" | "bad-result" | "not-organiser" | "not-entered" | "malformed" | "too-large" | "rate-limited" | "mail-limit" | "bad-origin" | "bad-host" | "no-session" | "not-found" | "name-taken" | "bad-name" | "bad-password" | "common-password" | "no-account" | "already-away" | "vacation-spent" | "not-shown" | "yourself" | "not-welcome" | "only-hosts" | "only-friends" | "only-accounts" | "bad-code" | "bad-passkey" | "last-way-in" | "session-ended" | "bad-record" | "record-unplayable" | "crowded" | "too-many" | "busy" | "stopping" | "slow" | "internal";

/** A code of another device or a printed one; with that, another password where the old one is lost, too. */
export type CodeGiven = {
  password: string | null;
  code: string;
};

/** Shown once; `until` is null for one that is kept on paper. */
export type CodeMade = {
  code: string;
  until: number | null;
};

export type CommandMessage = {
  type: "command";
  command: MoveCommand | UndoCommand | JoinCommand | LeaveCommand | KickCommand | SeatCommand | ListCommand | SaltCommand | StartCommand | HandCommand | ReturnCommand | ResignCommand | TutorCommand | StandCommand | PrepareCommand | ChatCommand | NoteCommand | RematchCommand;
};

/** The answer, and for `stale` and `accepted` the fresh view. */
export type CommandReply = {
  answer: Answer;
  view: TableView | null;
};

/** A seat of one table beside the same seat of the others. */
export type ComparedSeat = {
  seat: number;
  name: string;
  level: string | null;
  given_up: boolean;
  by_bot: boolean;
  own: boolean;
  points: number | null;
  average: number | null;
  matchpoints: number | null;
  most: number;
};

export type Credentials = {
  name: string;
  password: string;
};

/** The deals of a day, which begins and ends at midnight UTC. */
export type Day = {
  day: string;
  before: string | null;
  ends: number;
  now: number;
  over: boolean;
  deals: DealOfDay[];
};

/** One game of a day. Until the day is over, nothing is told of it but points, without names. Counted are people with an account, and the reader. */
export type DealOfDay = {
  id: string;
  game: string;
  seats: number;
  seat: number;
  level: string;
  commitment: string;
  secret: string | null;
  state: "open" | "playing" | "played" | "given-up" | "unfinished" | "missed";
  table: string | null;
  place: number | null;
  own: number | null;
  listed: boolean;
  players: number;
  points: number[];
  best: number | null;
  best_table: string | null;
};

export type DealSeatWish = {
  seat: number;
};

export type DealTable = {
  table: string;
  status: "lobby" | "running" | "over";
  free: number;
  own: boolean;
  seats: ComparedSeat[];
};

/** A browser that is told. */
export type DeviceInfo = {
  id: string;
  program: string;
  created: number;
};

/** Take part; in reserve where the field is full. */
export type Enter = {
  do: "enter";
};

/** Bots take part; several of one level are numbered. */
export type EnterBot = {
  do: "enter-bot";
  level: string;
  count: number;
};

export type EntrantShown = {
  number: number;
  name: string;
  level: string | null;
  since: number;
  gone: number | null;
  reserve: boolean;
  resting: boolean;
  instead: number;
};

export type ExerciseAnswer = {
  move: number | string | MoveForm;
};

/** A decision of an own game, tried again. */
export type ExerciseResult = {
  verdict: "best" | "good" | "mistake" | "blunder";
  cost: number;
  back_in: number | null;
};

/** A number, a seat, or the key of something that has a name: `<domain>-<value>`. */
export type Fact = {
  domain: string;
  value: number | string | null;
};

/** Moves of one sort; none are listed where there are too many to choose from. */
export type FamilyMoves = {
  family: string;
  moves: MoveForm[];
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

export type Form = {
  game: string;
  points: FormPoint[];
};

/** A rating after a game that counted. */
export type FormPoint = {
  at: number;
  points: number;
  doubt: number;
};

export type FriendInfo = {
  handle: string;
  name: string;
  account: string | null;
  since: number;
  here: boolean;
};

/** Whoever opens it becomes a friend, once. */
export type FriendLink = {
  path: string;
  until: number;
};

export type FriendList = {
  friends: FriendInfo[];
  asks: FriendInfo[];
  asked: FriendInfo[];
};

export type FromClient = CommandMessage | SitMessage | TempoMessage | WhyMessage | PlanMessage | HintMessage | WeighMessage | PreviewMessage | PingMessage;

export type FromServer = Welcome | TableView | Answer | ChatMessage | WhyAnswer | PlanAnswer | HintAnswer | WeighAnswer | PreviewAnswer | Pong | Fault | Bye;

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
  tempers: TemperInfo[];
  tempered: string[];
  classes: ClassesInfo;
};

/** How somebody plays a game, from the analyses that are kept here. */
export type GamePlay = {
  game: string;
  error: number;
  doubt: number;
  decisions: number;
  points: PlayPoint[];
  openings: Opening[];
};

export type GameRating = {
  game: string;
  seats: number;
  points: number;
  doubt: number;
  games: number;
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
  agreed: boolean;
};

export type HostLimit = {
  name: string;
  burst: number;
  per_minute: number;
};

export type HostLimits = {
  factor: number;
  limits: HostLimit[];
};

export type HostPeople = {
  people: HostPerson[];
};

export type HostPerson = {
  id: string;
  name: string;
  account: string | null;
  tables: number;
  seen: number;
  banned: boolean;
};

/** `by` is null where the server itself noticed; `person` is the id of whom it is about. */
export type HostReport = {
  id: string;
  at: number;
  by: string | null;
  about: string;
  person: string;
  table: string;
  kind: string;
  text: string;
  settled: number | null;
  settled_by: string;
};

export type HostReports = {
  reports: HostReport[];
};

export type HostTable = {
  id: string;
  game: string;
  status: string;
  created: number;
  changed: number;
  listed: boolean;
  people: string[];
};

export type HostTables = {
  tables: HostTable[];
};

export type Invitation = {
  table: string;
  path: string;
  game: string;
  by: string;
  at: number;
};

export type InvitationWish = {
  handle: string;
};

export type Invitations = {
  invitations: Invitation[];
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

/** What stood in the letter; another password where one is wanted; `alone` ends all other sessions. */
export type LetterOpened = {
  code: string;
  password: string | null;
  alone: boolean;
};

/** The name of an account, or a mail address. */
export type LetterWish = {
  who: string;
};

/** A move of a line, and what the seat that was asked would be told of it, as far as luck does not decide. */
export type LineStep = {
  seat: number;
  move: OfferedMove;
  news: {
  kind: string;
  [other: string]: unknown;
}[];
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

/** What stood in the mail. */
export type MailCode = {
  code: string;
};

export type MailWish = {
  password: string | null;
  credential: Record<string, unknown> | null;
  address: string;
};

export type Me = {
  name: string;
  account: string | null;
};

/** What comes back: a puzzle, or a decision of an own game. */
export type Missed = {
  game: string;
  puzzle: string | null;
  table: string | null;
  number: number | null;
  cost: number;
  found: number;
  due_in: number;
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

/** Everything that can ever be moved in a game. */
export type MoveSorts = {
  families: FamilyMoves[];
};

/** What a move is worth beside the best one, from what the seat knows. */
export type MoveWeight = {
  move: OfferedMove;
  share: number;
  loss: number;
  verdict: "best" | "good" | "mistake" | "blunder" | "unsure";
};

/** A deal for people who want to compare themselves, each at one table. */
export type NewDeal = {
  game: string;
  seats: number;
  level: string;
  name: string;
  options: Record<string, number>;
};

/** A subscription as browsers make it. */
export type NewDevice = {
  endpoint: string;
  keys: PushKeys;
};

/** Whoever has no password yet signs with a passkey: the answer of the browser, as JSON of WebAuthn. */
export type NewPassword = {
  old: string | null;
  credential: Record<string, unknown> | null;
  new: string;
};

export type NewReport = {
  who: Someone;
  kind: "insults" | "spam" | "cheating" | "name" | "other";
  text: string;
};

export type NewTable = {
  game: string;
  seats: SeatWish[];
  options: Record<string, number>;
  clock: Clock;
  spectators: "off" | "public" | "after";
  absence: Absence;
  rated: boolean | null;
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

/** A first decision. */
export type Opening = {
  move: OfferedMove;
  games: number;
  result: number;
  adjusted: number;
};

/** Somebody one has met often: in how many games, and in how many of them one was placed before them. */
export type Opponent = {
  name: string;
  account: string | null;
  level: string | null;
  games: number;
  ahead: number;
};

export type OptionInfo = {
  name: string;
  title: Record<string, string>;
  default: number;
  values: number[];
};

/** That an open session is really theirs: a member says the password or, where there is none, signs with a passkey. Guests have neither. The credential is the answer of the browser, as JSON of WebAuthn. */
export type OwnerProof = {
  password: string | null;
  credential: Record<string, unknown> | null;
};

/** What the browser answered, as JSON of WebAuthn; with a name where a guest wants to become a member. */
export type PasskeyAnswer = {
  credential: Record<string, unknown>;
  name: string | null;
};

export type PasskeyInfo = {
  id: string;
  name: string;
  created: number;
  used: number | null;
};

/** `password` says whether the account has one, too. */
export type PasskeyList = {
  passkeys: PasskeyInfo[];
  password: boolean;
};

/** For the browser: what to sign, as `navigator.credentials` takes it. */
export type PasskeyOptions = {
  options: Record<string, unknown>;
};

export type PastDay = {
  day: string;
  deals: PastDeal[];
};

export type PastDeal = {
  game: string;
  players: number;
  best: number | null;
  place: number | null;
  own: number | null;
};

/** With the last version seen, a view that got lost on the way is sent again. */
export type PingMessage = {
  type: "ping";
  version: number | null;
};

/** Somebody in the list of a deal. */
export type PlacedLine = {
  place: number | null;
  name: string | null;
  points: number;
  complete: boolean;
  by_bot: boolean;
  own: boolean;
  table: string;
};

/** The best of a deal, and the reader; until it is opened the reader alone. */
export type Places = {
  players: number;
  opened: boolean;
  rows: PlacedLine[];
};

export type PlanAnswer = {
  type: "plan";
  id: string;
  version: number;
  moves: OfferedMove[];
  refusal: Refusal | null;
};

/** The program's best sequence of moves for the step at hand. */
export type PlanMessage = {
  type: "plan";
  id: string;
  agreed: boolean;
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

export type PlayList = {
  games: GamePlay[];
};

/** A game that was looked back at; of very many, several one after the other: luck added up, results the mean. */
export type PlayPoint = {
  table: string;
  at: number;
  seats: number;
  games: number;
  decisions: number;
  error: number;
  doubt: number;
  blunders: number;
  luck: number;
  result: number;
  adjusted: number;
};

export type PlayedGame = {
  id: string;
  game: string;
  at: number;
  counted: boolean;
  seats: PlayedSeat[];
  points: number | null;
  play: PlayPoint | null;
};

/** The newest first; `next` is where the following page begins. */
export type PlayedGames = {
  games: PlayedGame[];
  next: number | null;
};

export type PlayedSeat = {
  name: string;
  account: string | null;
  level: string | null;
  rank: number | null;
  score: number | null;
  own: boolean;
  resigned: boolean;
  given_up: boolean;
};

export type Pong = {
  type: "pong";
  now: number;
};

export type Practice = {
  missed: Missed[];
  finds: number;
};

/** Answers for the own next decisions, one for each, in their order. An empty list cancels. Each is used once, if its condition holds and such a move is offered; otherwise it and those after it are dropped. */
export type PrepareCommand = {
  id: string;
  do: "prepare";
  answers: PreparedAnswer[];
};

/** For one decision. */
export type PreparedAnswer = {
  wish: Wish;
  after: After | null;
};

/** `dropped` says why what was left is not used any more; it is empty while answers wait. */
export type PreparedAnswers = {
  answers: PreparedAnswer[];
  dropped: "" | "unforeseen" | "not-offered" | "played" | "undone";
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

/** Who may see one's ratings and place in rankings, one's games, and whether one is here. */
export type Privacy = {
  ratings: "nobody" | "friends" | "everybody";
  games: "nobody" | "friends" | "everybody";
  presence: "nobody" | "friends";
};

/** The body of every HTTP answer that is not a success. */
export type Problem = {
  refusal: Refusal;
  retry_after_ms: number | null;
};

/** A person, as the reader may see them: what is null is not shown to this reader. */
export type Profile = {
  name: string;
  account: string | null;
  you: boolean;
  since: number | null;
  relation: "self" | "friend" | "asked" | "asks" | "other" | "blocked";
  muted: boolean;
  ratings: GameRating[] | null;
  form: Form[] | null;
  played: number | null;
  won: number | null;
  opponents: Opponent[] | null;
};

export type PushKeys = {
  p256dh: string;
  auth: string;
};

export type PuzzleAnswer = {
  move: number | string | MoveForm;
};

/** Two moves, one of which is best: in an order that does not tell which. */
export type PuzzleHint = {
  moves: OfferedMove[];
};

export type PuzzleList = {
  today: PuzzleRow | null;
  rating: number;
  tried: number;
  course: number[];
  streak: number;
  puzzles: PuzzleRow[];
};

/** A move of a puzzle. */
export type PuzzleMove = {
  move: OfferedMove;
  cost: number;
  error: number;
  chosen: number;
};

/** One of a list; what it is about is told after the first answer. */
export type PuzzleRow = {
  game: string;
  id: string;
  difficulty: number;
  verdict: "best" | "good" | "mistake" | "blunder" | "hinted" | "shown" | null;
  theme: string | null;
};

/** What an answer was worth, and why; or what would have been best, where none was given. */
export type PuzzleSolution = {
  move: OfferedMove | null;
  verdict: "best" | "good" | "mistake" | "blunder" | null;
  cost: number | null;
  moves: PuzzleMove[];
  why: Why;
  line: LineStep[];
  theme: string;
  counts: boolean;
  rating: number;
  change: number;
  back_in: number | null;
};

/** A decision, as its seat sees it. Everything here is made from what the seat knows. */
export type PuzzleView = {
  game: string;
  id: string;
  seat: number;
  names: string[];
  phase: string;
  state: Record<string, unknown>;
  moves: OfferedMove[];
  out: StillOut | null;
  difficulty: number;
  gap: number;
  sure: number;
  tried: number;
  found: number;
  verdict: "best" | "good" | "mistake" | "blunder" | "hinted" | "shown" | null;
};

/** Whoever is surely good comes first. `hidden` people do not show their ratings to the reader. */
export type RatingList = {
  game: string;
  seats: number;
  rows: RatingRow[];
  hidden: number;
};

/** A rating in points, with one standard deviation of doubt. The anchor, a level of bots, always has 1500. */
export type RatingRow = {
  name: string;
  account: string | null;
  level: string | null;
  points: number;
  doubt: number;
  games: number;
  place: number;
  you: boolean;
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

/** By what one is told that it is one's turn, that time runs out, that a game is over. */
export type ReminderChoices = {
  turn: ("push" | "mail")[];
  warning: ("push" | "mail")[];
  over: ("push" | "mail")[];
};

/** Who is told when, by what. `mail` is off where the host has none; `push_key` is null where there is no push. */
export type Reminders = {
  mail: "off" | "none" | "asked" | "confirmed";
  address: string | null;
  push_key: string | null;
  devices: DeviceInfo[];
  choices: ReminderChoices;
};

export type Rename = {
  name: string;
};

/** Somebody else takes over the fixtures to come: a bot of a level, or the first in reserve. */
export type Replace = {
  do: "replace";
  entrant: number;
  level: string | null;
};

/** A finished game from the deal to the end, as a seat or a spectator was told of it. The `version` of an entry of the log is the number of moves made by then. */
export type Replay = {
  game: string;
  seats: SeatView[];
  seat: number | null;
  own: number | null;
  held: number[];
  known: boolean;
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
  out: StillOut | null;
};

/** Give up for good. Where others still play a bot goes on at the own seat, which is placed behind theirs. */
export type ResignCommand = {
  id: string;
  do: "resign";
};

/** Meanwhile the clock of the seat does not run. */
export type RestView = {
  since: number;
  until: number;
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
  verdict: "forced" | "stand-in" | "best" | "good" | "mistake" | "blunder";
  stand_in: boolean;
  better: OfferedMove | null;
  measured: WeighedMove | null;
  weighed: WeighedMove[];
  why: Why | null;
  line: LineStep[];
};

export type RoundShown = {
  number: number;
  season: number;
  done: boolean;
  boards: BoardShown[];
  byes: number[];
  averages: number[];
};

/** A line of the standings; what decides between equals stands in the order in which it is asked. */
export type RowShown = {
  place: number | null;
  entrant: number;
  points: number;
  cells: CellShown[];
  among: number;
  opponents: number;
  scored: number;
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
  given_up: boolean;
  salted: boolean;
  tutor: boolean;
  clock_ms: number | null;
  rest: RestView | null;
};

/** Who is to sit here: `me`, somebody else at the same device (`here`, by `name`), anybody with the link (`open`), or a bot of a level. */
export type SeatWish = {
  kind: "me" | "here" | "open" | "bot";
  level: string | null;
  name: string | null;
};

/** What one looks for; `path` is where one was led to. */
export type SeekState = {
  wish: SeekWish | null;
  path: string | null;
};

/** A game at my speed and strength: `alike` are people near my own rating. */
export type SeekWish = {
  game: string;
  seats: number;
  tempo: "none" | "turn" | "bank" | "days";
  strength: "alike" | "any";
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

/** A deal of people. Results are told when it is opened; until then players see those of their own table. */
export type SharedDeal = {
  id: string;
  path: string;
  game: string;
  name: string;
  seats: number;
  level: string;
  commitment: string;
  secret: string | null;
  hosting: boolean;
  until: number;
  closed: boolean;
  opened: boolean;
  table: string | null;
  tables: DealTable[];
};

export type SharedDealLine = {
  id: string;
  path: string;
  game: string;
  name: string;
  created: number;
  closed: boolean;
};

export type SharedDeals = {
  deals: SharedDealLine[];
};

/** Where people share a device: from now on this connection shows and speaks for this one of the own seats. Null shows what everybody sees. A welcome and a view from the beginning follow. */
export type SitMessage = {
  type: "sit";
  seat: number | null;
};

/** Not in the next round; or after all, if `rests` is false. */
export type SitOut = {
  do: "sit-out";
  rests: boolean;
  entrant: number | null;
};

/** Who is meant: an account; a handle of one's own lists; or at a table one looks at, a seat or a line of chat. */
export type Someone = {
  account: string | null;
  handle: string | null;
  table: string | null;
  seat: number | null;
  line: number | null;
};

/** Moves of a family, narrowed by exact arguments and upper bounds. A bid of at most 7 is `{"family": "bid", "at_most": {"amount": 7}}`. */
export type Sort = {
  family: string;
  args: Record<string, number | string>;
  at_most: Record<string, number>;
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

/** What one may know of cards one does not see; named as the game names them. */
export type StillOut = {
  cards: string[];
  one_of: string[];
};

/** A table in a list, or before one sits down at it. */
export type TableInfo = {
  id: string;
  path: string;
  game: string;
  status: "lobby" | "running" | "over";
  damaged: boolean;
  outdated: boolean;
  version: number;
  seats: SeatView[];
  seat: number | null;
  held: number[];
  to_move: number | null;
  your_turn: boolean;
  hosting: boolean;
  clock: Clock;
  flag_at: number | null;
  outcome: {
  reason: string;
  scores: number[];
  ranks: number[];
} | null;
  progress: Record<string, number>;
  deal: string;
  stake: "nothing" | "rating" | "deal" | "round" | "round-and-rating";
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
  flag_at: number | null;
  warn_at: number | null;
  now: number;
  spectators: "off" | "public" | "after";
  watching: number;
  hurried: boolean;
  absence: Absence;
  rated: boolean;
  stake: "nothing" | "rating" | "deal" | "round" | "round-and-rating";
  advice: "free" | "ends-rating" | "deal-no-hints" | "tournament-no-hints" | "no-hints";
  commitment: string;
  seed: string | null;
  ended: "rules" | "clock" | "closed" | "resigned" | "";
  closed: string;
  rematch: string | null;
  tournament: string;
  sealed: boolean;
  deal: string;
  play: Play | null;
  standing: Standing | null;
  prepared: PreparedAnswers | null;
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

/** A character bots of any level can have at a game: `foreman:bold` is a level with the key of one. */
export type TemperInfo = {
  key: string;
  about: Record<string, string>;
};

/** How fast bots are to go on; the slowest wish of those who play counts. `once`: only until it is your turn. */
export type TempoMessage = {
  type: "tempo";
  tempo: "calm" | "quick" | "instant";
  once: boolean;
};

export type Tie = {
  handle: string;
  name: string;
  since: number;
};

export type TieList = {
  ties: Tie[];
};

export type TieWish = {
  who: Someone;
  kind: "mute" | "block";
};

/** A command and the client's id of it, by which it is carried out once. */
export type TournamentCommand = {
  id: string;
  command: Enter | EnterBot | Withdraw | SitOut | Replace | BeginRound | CloseTournament;
};

/** A tournament in a list. */
export type TournamentLine = {
  id: string;
  name: string;
  game: string;
  form: "swiss" | "robin" | "knockout" | "league";
  seats: number;
  duplicate: boolean;
  status: "open" | "running" | "over";
  entrants: number;
  round: number;
  rounds_in_all: number;
  organising: boolean;
  entered: boolean;
  your_turn: string | null;
};

export type TournamentList = {
  tournaments: TournamentLine[];
};

export type TournamentShown = {
  id: string;
  charter: Charter;
  status: "open" | "running" | "over";
  organising: boolean;
  me: number | null;
  entrants: EntrantShown[];
  rounds: RoundShown[];
  rounds_in_all: number;
  season: number;
  standings: RowShown[][];
  divisions: number[][];
  may_enter: boolean;
  version: number;
};

/** Play with a tutor from now on, or no longer; everybody sees it, and the game is not rated any more. */
export type TutorCommand = {
  id: string;
  do: "tutor";
  on: boolean;
};

/** Take the own last move back, where nothing was learnt by it. */
export type UndoCommand = {
  id: string;
  do: "undo";
  version: number;
};

export type VacationState = {
  since: number | null;
  until: number | null;
  left_ms: number;
  days_a_year: number;
};

/** From `since` (now by default) to `until`, in ms. */
export type VacationWish = {
  since: number | null;
  until: number;
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

export type Waiting = {
  tables: WaitingTable[];
};

/** A table at which it is my turn. */
export type WaitingTable = {
  id: string;
  path: string;
  game: string;
  since: number | null;
  flag_at: number | null;
};

/** All offered moves, the best first; nothing where the reader is not asked for a move (any more). */
export type WeighAnswer = {
  type: "weigh";
  id: string;
  version: number;
  weights: MoveWeight[];
  shares: number[];
  refusal: Refusal | null;
};

/** What is each of the offered moves worth? For seats that play with a tutor. */
export type WeighMessage = {
  type: "weigh";
  id: string;
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

/** Whom it happens to after a move. */
export type WhoAfter = {
  seats: number[];
  tenths: number[];
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
  who: WhyWho | null;
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

/** Whom it happens to, after either move. */
export type WhyWho = {
  played: WhoAfter;
  better: WhoAfter;
};

/** Of several offered moves that fit, the first offered one (the lowest bid) is made. `only`: where no other move is offered; the family may then be empty, which is any. `unless`: not where such a move is offered: to pass once a bid would cost 8 is to pass unless a bid of at most 7 is offered. */
export type Wish = {
  family: string;
  args: Record<string, number | string>;
  at_most: Record<string, number>;
  only: boolean;
  unless: Sort | null;
};

/** Take part no longer; the organiser may say whose entry it is. */
export type Withdraw = {
  do: "withdraw";
  entrant: number | null;
};
