/* Made from docs/api by `make gen`; do not edit. */

/** After this time without a connection on its turn, a bot of this level takes the seat; 0: never. */
export type Absence = {
  after_seconds: number;
  level: string;
};

/** A move and what is to be expected of it. */
export type Advice = {
  move: OfferedMove;
  share: number;
  cost: number;
  certainty: "clearly" | "probably" | "close";
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
  of: number;
  start: number[];
  moves: ReviewedMove[];
  turns: TurningPoint[];
  accounts: SeatAccount[];
};

export type AnalysisState = {
  status: "none" | "outdated" | "waiting" | "running" | "done" | "failed";
  done: number;
  of: number;
  known: number;
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

/** Which printing it is; free text or empty. */
export type Box = {
  publisher: string;
  year: number;
};

/** What if? Where a branch begins, after a number of moves. */
export type Branch = {
  number: number;
  seat: number;
};

export type BranchName = {
  name: string;
};

/** A branch of a finished game. */
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

/** Values that do not fit, or (among questions) are odd: `keys` names them, `text` says why. */
export type BreachShown = {
  message: string;
  keys: string[];
  text: string;
  facts: Record<string, unknown>;
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

/** A seat; entrant 0 is a bot at an empty seat, for entrant `instead`, or for none. */
export type ChairShown = {
  entrant: number;
  instead: number;
};

/** Send a chat message to everyone at the table. */
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

/** Bounds between the classes of play, as errors per decision; without classes there are none. */
export type ClassesInfo = {
  standing: "told" | "unmeasured" | "outdated" | "unordered";
  bounds: number[];
};

/** No clock, seconds per turn, a bank with an increment per turn, or days per turn. A turn lasts as long as the same seat is asked. On a timeout a bot makes the moves of that turn, or the game ends: the host chooses. */
export type Clock = {
  kind: "none" | "turn" | "bank" | "days";
  seconds: number;
  increment: number;
  flag: "bot" | "end";
  level: string;
};

/** End the tournament as it stands. */
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
export type Code = "not-a-move" | "not-offered" | "not-your-turn" | "cannot-undo" | "future-version" | "not-seated" | "already-seated" | "seat-taken" | "no-seat" | "which-seat" | "not-host" | "not-in-lobby" | "not-running" | "not-over" | "seats-open" | "bad-setup" | "unknown-level" | "not-handed" | "handed" | "resigned" | "still-playing" | "bad-standing" | "no-hints" | "ends-rating" | "deal-fixed" | "deal-no-hints" | "tournament-no-hints" | "no-tutor" | "deal-played" | "deal-over" | "spectators-off" | "kicked" | "not-invited" | "only-players" | "rules-changed" | "damaged" | "banned" | "unavailable" | "not-prepared" | "sealed" | "already-entered" | "withdrawn" | "entry-closed" | "tournament-over" | "no-entrant" | "no-reserve" | "no-room" | "round-runs" | "too-few" | "all-played" | "no-board" | "counted" | "bad-result" | "not-organiser" | "not-entered" | "malformed" | "too-large" | "rate-limited" | "mail-limit" | "bad-origin" | "bad-host" | "no-session" | "not-found" | "bad-edition" | "name-taken" | "bad-name" | "bad-password" | "common-password" | "no-account" | "already-away" | "vacation-spent" | "not-shown" | "yourself" | "not-welcome" | "only-hosts" | "only-friends" | "only-accounts" | "bad-code" | "bad-passkey" | "last-way-in" | "session-ended" | "bad-record" | "record-unplayable" | "crowded" | "too-many" | "busy" | "stopping" | "slow" | "internal";

/** A code from another device or a printed one; with a new password if the old is lost. */
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

export type ComponentGroup = {
  key: string;
  title: string;
  reasons: string[];
  values: ComponentValueShown[];
};

/** One value of ours. `name` is what it is printed on, `column` what it is; both in the reader's language. */
export type ComponentValueShown = {
  key: string;
  group: string;
  row: string;
  leaf: string;
  name: string;
  column: string;
  value: unknown;
  text: string;
  origin: "rulebook" | "source" | "owners" | "reconstructed" | "ours";
  asked: boolean;
  look: string;
  form: ValueFormShown;
};

/** All values of a game, as ours has them. */
export type Components = {
  game: string;
  edition: string;
  looks: number;
  checked: string[];
  groups: ComponentGroup[];
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

/** One game of a day. Until the day is over, it shows nothing but points, without names. Counted are people with an account, and the reader. */
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

/** A browser with push notifications. */
export type DeviceInfo = {
  id: string;
  program: string;
  created: number;
};

/** What a host decides: that it was compared with a copy; that new tables of the game begin with it. */
export type EditionApproval = {
  approved: boolean;
  standard: boolean;
};

/** Only what changes. A value of null goes back to ours; `confirmed` says of keys whether the maker has looked. */
export type EditionChange = {
  revision: number;
  name: string | null;
  box: Box | null;
  named: boolean | null;
  values: Record<string, unknown>;
  confirmed: Record<string, unknown>;
};

export type EditionCheck = {
  fits: boolean;
  breaches: BreachShown[];
  questions: BreachShown[];
};

export type EditionDifference = {
  key: string;
  ours: unknown;
  value: unknown;
};

/** The text of an edition file. */
export type EditionFile = {
  game: string;
  name: string;
  text: string;
};

export type EditionImported = {
  edition: EditionView;
  left_out: string[];
};

/** An edition in a list. */
export type EditionInfo = {
  id: string;
  game: string;
  name: string;
  maker: string | null;
  mine: boolean;
  standard: boolean;
  approved: boolean;
  box: Box;
  looked: number;
  looks: number;
  differences: number;
  fits: boolean;
  link: string | null;
  copied_from: string;
  version: number;
  revision: number;
  created: number;
  changed: number;
};

export type EditionLink = {
  code: string;
  path: string;
};

export type EditionList = {
  editions: EditionInfo[];
  most: number;
};

/** `overwritten`: keys that were changed elsewhere since the revision the sender had seen; theirs now counts. */
export type EditionSaved = {
  edition: EditionView;
  overwritten: string[];
};

export type EditionTally = {
  owners: number;
  values: TallyValue[];
};

/** Values that are not stored here: a draft in the browser. */
export type EditionToCheck = {
  game: string;
  values: Record<string, unknown>;
};

/** Values with which a game was begun. */
export type EditionVersion = {
  number: number;
  at: number;
  differences: number;
};

export type EditionView = {
  info: EditionInfo;
  values: Record<string, unknown>;
  confirmed: string[];
  differences: EditionDifference[];
  breaches: BreachShown[];
  questions: BreachShown[];
  versions: EditionVersion[];
};

/** The course of the scores: a row for the start and for each step, with a value for each seat. */
export type EndingCurve = {
  title: string;
  labels: EndingStep[];
  values: number[][];
};

/** What kind of game it was; of a deal the place and the number of players, of a tournament the round. */
export type EndingFrame = {
  kind: "casual" | "rated" | "deal" | "shared" | "tournament" | "lesson";
  name: string;
  number: number | null;
  of: number | null;
  link: string;
};

export type EndingPlace = {
  seat: number;
  place: number;
  score: number;
};

/** What the game did to the reader's rating. */
export type EndingRating = {
  before: number;
  after: number;
};

/** What decided it: the message `because-<key>`; `step` of the curve and `thing` of the scene are marked. */
export type EndingReason = {
  key: string;
  seat: number;
  amount: number;
  step: number | null;
  thing: string;
  facts: Record<string, number | string>;
  other: number | null;
  led: number | null;
  place: number | null;
};

/** How far the analysis is; of a finished one the costly moves, and the reader's best. */
export type EndingReview = {
  status: "none" | "waiting" | "running" | "done" | "failed" | "sealed";
  done: number;
  of: number;
  costly: number;
  best: OfferedMove | null;
};

/** How the reader came off: the message `ending-<key>`, with the seats it names. */
export type EndingSentence = {
  key: "won" | "draw" | "placed" | "level" | "place" | "others-won" | "others-draw";
  place: number;
  gap: number;
  seats: number[];
};

export type EndingStep = {
  text: string;
  number: number;
};

/** Take part; in reserve if the field is full. */
export type Enter = {
  do: "enter";
};

/** Enter bots; several of one level are numbered. */
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

/** One of the moves of a decision, beside the best; share and cost in whole percent of a win. */
export type EvaluatedMove = {
  move: OfferedMove;
  share: number;
  cost: number;
  error: number;
  certainty: "clearly" | "probably" | "close";
  behind: number;
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

/** A link that makes the person who opens it a friend, once. */
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

export type FromServer = Welcome | TableView | ViewChange | Answer | ChatMessage | WhyAnswer | PlanAnswer | HintAnswer | WeighAnswer | PreviewAnswer | Pong | Fault | Bye;

/** What is printed on the components of a game, by what it is printed on, and the same as tables to read. `moves` and `news` say of what kind their parameters and facts are, for a client that says them; `rules` names the rule each kind of news follows from. */
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

/** How a person plays a game, from stored analyses. */
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

/** A move of the learner's after a number of moves. */
export type LessonMove = {
  after: number;
  move: OfferedMove;
};

/** A course through a prepared position. `POST` to the same address lays it out as a table. */
export type LessonPlan = {
  game: string;
  seat: number;
  length: number;
  steps: LessonStep[];
  moves: LessonMove[];
};

/** A page of a lesson, to be read after a number of moves; the last one so far asks for the learner's moves. */
export type LessonStep = {
  after: number;
  say: string;
  ring: string[];
};

/** The code from a login mail; with a new password if wanted; `alone` ends all other sessions. */
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
  cost: number;
  certainty: "clearly" | "probably" | "close";
  verdict: "best" | "good" | "mistake" | "blunder";
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

/** `origin`: id or link code of an edition to copy; values then need not be given. */
export type NewEdition = {
  game: string;
  name: string;
  box: Box;
  origin: string;
  values: Record<string, unknown>;
  confirmed: string[];
  named: boolean;
};

/** A passkey's signature, for accounts without a password: the answer of the browser, as JSON of WebAuthn. */
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
  edition: string;
};

/** Keep a private note; it replaces the one before. */
export type NoteCommand = {
  id: string;
  do: "note";
  text: string;
};

/** The host's current announcement to everyone. */
export type Notice = {
  text: string | null;
};

export type OfferedMove = {
  id: number;
  family: string;
  args: Record<string, unknown>;
};

/** Tables that anyone may join or watch, the newest first; `next` is where the following page begins. */
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
};

/** A frequent opponent: the number of games, and of those in which this person was placed ahead. */
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

/** A row in the ranking of a deal. */
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

/** The program's best sequence of moves for the current step. */
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

/** A game that was looked back at; of very many, several one after the other, with their mean result. */
export type PlayPoint = {
  table: string;
  at: number;
  seats: number;
  games: number;
  decisions: number;
  error: number;
  doubt: number;
  blunders: number;
  result: number;
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

/** Nothing where the reader is not asked for a move (any more). `planned`: those of `after` that can be made one after the other, up to the first that cannot. */
export type PreviewAnswer = {
  type: "preview";
  id: string;
  version: number;
  planned: Preview[];
  previews: Preview[];
};

/** What will these moves do, after those one plans to make? Without any: all that are offered then. */
export type PreviewMessage = {
  type: "preview";
  id: string;
  moves: (number | string | MoveForm)[];
  after: (number | string | MoveForm)[];
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

/** Who may see this person's ratings and ranks, games, and presence. */
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

/** A puzzle in the list; its subject is shown after the first answer. */
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
  tried: number;
  found: number;
  verdict: "best" | "good" | "mistake" | "blunder" | "hinted" | "shown" | null;
};

/** Ordered by the lower bound of the rating. `hidden` people do not show their ratings to the reader. */
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

/** Channels of a reminder: a turn, time running out, the end of a game. */
export type ReminderChoices = {
  turn: ("push" | "mail")[];
  warning: ("push" | "mail")[];
  over: ("push" | "mail")[];
};

/** Reminders by kind and channel. `mail` is off where the host has none; `push_key` is null without push. */
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

/** Pass on an entrant's fixtures to come: to a bot of a level, or to the first in reserve. */
export type Replace = {
  do: "replace";
  entrant: number;
  level: string | null;
};

/** A finished game from the deal to the end, as a seat or a spectator was told of it. The `version` of an entry of the log is the number of moves made by then. */
export type ReplayInfo = {
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

/** A finished game after a number of moves, as a reader saw it. */
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

/** Resign. Where others still play, a bot takes the seat, which is placed behind theirs. */
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
  phase: string;
  shares: number[];
  cost: number;
  verdict: "forced" | "stand-in" | "best" | "good" | "mistake" | "blunder";
  stand_in: boolean;
  better: OfferedMove | null;
  played: EvaluatedMove | null;
  evaluated: EvaluatedMove[];
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

/** A line of the standings; tie-breaks are in the order they apply. */
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

/** How a seat decided. */
export type SeatAccount = {
  seat: number;
  decisions: number;
  error: number;
  doubt: number;
  blunders: number;
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

/** Who is to sit here: `me`, another person at this device (`here`, by `name`), who has the link (`open`), or a bot of a level. */
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

/** The caller as the server knows them. */
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

/** A session: since when, when last used, with which program. */
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

/** A deal among friends. Results are shown when it is opened; until then players see those of their own table. */
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

/** Where people share a device: from now on this connection shows and speaks for this one of the own seats. Null shows what all readers see. A welcome and a view from the beginning follow. */
export type SitMessage = {
  type: "sit";
  seat: number | null;
};

/** Sit out the next round; or cancel that, if `rests` is false. */
export type SitOut = {
  do: "sit-out";
  rests: boolean;
  entrant: number | null;
};

/** Who is meant: an account, a handle from the caller's lists, or a seat or line of chat at a visible table. */
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

/** What a seat can know of unseen cards; named as the game names them. */
export type StillOut = {
  cards: string[];
  one_of: string[];
};

/** Another edition than ours: bots search without nets, and play quickly until it is compiled. */
export type TableEdition = {
  name: string;
  hash: string;
  differences: EditionDifference[];
};

/** The last scene of a finished game, made from what the reader was shown. Reason, curve and scene are missing where others still play the same deal, and where the game was not played to its end. The scene is the game's own (`ending.py`). */
export type TableEnding = {
  seat: number | null;
  places: EndingPlace[];
  over: string;
  unit: "points" | "talers";
  sentence: EndingSentence;
  reason: EndingReason | null;
  curve: EndingCurve | null;
  parts: TallyPart[];
  scene: Record<string, unknown> | null;
  moves: number;
  rating: EndingRating | null;
  review: EndingReview;
  frame: EndingFrame;
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
  edition: string;
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
  edition: TableEdition | null;
  clock: Clock;
  clock_runs_since: number | null;
  flag_at: number | null;
  warn_at: number | null;
  now: number;
  spectators: "off" | "public" | "after";
  watching: number;
  hurried: boolean;
  compiling: boolean;
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

export type TallyAnswer = {
  value: unknown;
  text: string;
  owners: number;
  box: Box;
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

/** What owners say of a value; `disputed`: owners of one box say different things. */
export type TallyValue = {
  key: string;
  name: string;
  column: string;
  ours: unknown;
  text: string;
  origin: "rulebook" | "source" | "owners" | "reconstructed" | "ours";
  answers: TallyAnswer[];
  checked: boolean;
  disputed: boolean;
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

/** The form, the game, and how both are played. */
export type TournamentSettings = {
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

export type TournamentShown = {
  id: string;
  charter: TournamentSettings;
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

/** Mistakes of one seat that belong together, as those of one auction. */
export type TurningPoint = {
  seat: number;
  numbers: number[];
  dearest: number;
  cost: number;
};

/** Turn a tutor on or off; everyone at the table sees it, and the game is no longer rated. */
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

/** What a value may be; see `engine/component_values.py`. */
export type ValueFormShown = {
  kind: "number" | "numbers" | "choice" | "choices" | "letters" | "line" | "drawing";
  low: number | null;
  high: number | null;
  step: number;
  names: string[];
  choices: string[];
  letters: string;
  shortest: number;
  longest: number;
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

/** What differs from the view before, for clients that connect with `changes=1`, after a first whole view. A client whose view has another version than `since` pings with the version it has, and gets a whole view. */
export type ViewChange = {
  type: "change";
  since: number;
  version: number;
  now: number;
  log: LogEntry[];
  set: Record<string, unknown>;
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

/** The offered moves that were evaluated, the best first; nothing where the reader is not asked (any more). */
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

/** What the better of two moves does otherwise, as both were played out from the same determinizations. */
export type Why = {
  games: number;
  ahead: number;
  behind: number;
  reasons: WhyReason[];
};

/** `refusal` is null when the move is offered. */
export type WhyAnswer = {
  type: "why";
  id: string;
  refusal: Refusal | null;
};

/** Why is this move not offered? */
export type WhyMessage = {
  type: "why";
  id: string;
  move: number | string | MoveForm;
};

export type WhyQuestion = {
  move: number | string | MoveForm;
};

/** What one of two moves brings about clearly more often; the game's words `coach-<key>` say it. */
export type WhyReason = {
  key: string;
  tone: string;
  facts: Record<string, Fact>;
  rule: string | null;
  played: number;
  better: number;
};

export type WhyReply = {
  refusal: Refusal | null;
};

/** Of several offered moves that fit, the first offered one (the lowest bid) is made. `only`: where no other move is offered; the family may then be empty, which is any. `unless`: not where such a move is offered: to pass once a bid would cost 8 is to pass unless a bid of at most 7 is offered. */
export type Wish = {
  family: string;
  args: Record<string, number | string>;
  at_most: Record<string, number>;
  only: boolean;
  unless: Sort | null;
};

/** Withdraw; the organiser may name the entrant. */
export type Withdraw = {
  do: "withdraw";
  entrant: number | null;
};
