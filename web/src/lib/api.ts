/** Requests to the server; what is refused comes back with a sentence in the reader's language. */

import { newId } from "./ids";
import { prefs } from "./prefs.svelte";
import type {
  AnalysisState,
  Archive,
  Branches,
  TournamentSettings,
  CommandReply,
  Credentials,
  Day,
  ExerciseResult,
  GameFacts,
  GameInfo,
  LessonPlan,
  Me,
  MoveSorts,
  NewDeal,
  NewDevice,
  NewPassword,
  NewTable,
  Notice,
  OpenedRecord,
  OpenTables,
  OwnerProof,
  Places,
  Practice,
  Problem,
  PuzzleHint,
  PuzzleList,
  PuzzleSolution,
  PuzzleView,
  Refusal,
  ReminderChoices,
  Reminders,
  ReplayInfo,
  ReplayStep,
  ServerInfo,
  SessionList,
  SharedDeal,
  SharedDeals,
  TableEnding,
  TableInfo,
  TableList,
  TableView,
  TournamentLine,
  TournamentList,
  TournamentShown,
  VacationState,
  VacationWish,
  Verdict,
  Waiting,
} from "./wire";

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.text);
  }
}

let met: Promise<Me | null> | null = null;
let greeted = false;

/**
 * Whoever has no cookie becomes a guest by the first answer. Of several first requests at once each would make a guest,
 * and the cookie that comes last would stay, perhaps after another one has opened a table or taken a seat.
 */
async function meet(): Promise<Me | null> {
  try {
    const answer = await fetch("/api/me");
    const said: unknown = await answer.json(); // read to its end, or it would hold its connection
    return answer.ok ? (said as Me) : null;
  } catch {
    return (met = null);
  }
}

/** Who one is: at first as that first answer said, which need not be asked for twice; ever after asked anew. */
async function whoAmI(): Promise<Me> {
  const said = greeted ? null : await (met ??= meet());
  greeted = true;
  return said ?? ask<Me>("me");
}

/** One request; `Refused` says why not. */
export async function ask<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  await (met ??= meet());
  const joint = path.includes("?") ? "&" : "?";
  const request: RequestInit =
    body === undefined
      ? { method }
      : { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(`/api/${path}${joint}lang=${prefs.kept.lang}`, request);
  if (!answer.ok) {
    const problem: Problem = await answer.json();
    throw new Refused(problem.refusal, answer.status);
  }
  const found = (answer.status === 204 ? undefined : await answer.json()) as T;
  return found;
}

/** Which games there are, if the server has told it in the page it sent (`server/http/middleware.py`). */
function sentInfo(): Promise<ServerInfo> | null {
  const sent = document.getElementById("info")?.textContent;
  return sent ? Promise.resolve(JSON.parse(sent) as ServerInfo) : null;
}

let info: Promise<ServerInfo> | null = null;
const facts = new Map<string, Promise<GameFacts>>();

function kept<T>(request: Promise<T>, forget: () => void): Promise<T> {
  request.catch(forget);
  return request;
}

export const api = {
  info: (): Promise<ServerInfo> => (info ??= kept(sentInfo() ?? ask<ServerInfo>("info"), () => (info = null))),
  async game(key: string): Promise<GameInfo | undefined> {
    return (await api.info()).games.find((game) => game.key === key);
  },
  movesOf: async (key: string) => (await ask<MoveSorts>(`games/${key}/moves`)).families,
  facts(key: string): Promise<GameFacts> {
    if (!facts.has(key))
      facts.set(
        key,
        kept(ask<GameFacts>(`games/${key}/facts`), () => facts.delete(key)),
      );
    return facts.get(key)!;
  },
  /** With another edition a table has its own. */
  async factsOf(game: string, { table, edition }: Pick<TableView, "table" | "edition">): Promise<GameFacts> {
    if (!edition) return api.facts(game);
    const own = ask<Partial<GameFacts>>(`tables/${table}/facts`).catch((error: unknown) => {
      if (error instanceof Refused) return {}; // a record of a table that is not here
      throw error;
    });
    const ours = await api.facts(game);
    return { ...ours, ...(await own) };
  },
  me: whoAmI,
  notice: async () => (await ask<Notice>("notice")).text,
  rename: (name: string) => ask<Me>("me", { name }),
  makeAccount: (credentials: Credentials) => ask<Me>("accounts", credentials),
  logIn: (credentials: Credentials) => ask<Me>("session", credentials),
  logOut: () => ask<void>("session", undefined, "DELETE"),
  sessions: async () => (await ask<SessionList>("sessions")).sessions,
  logOutThere: (session: string) => ask<void>(`sessions/${session}`, undefined, "DELETE"),
  logOutEverywhere: () => ask<void>("sessions", undefined, "DELETE"),
  changePassword: (passwords: Partial<NewPassword>) => ask<void>("password", passwords),
  deleteMe: (proof: Partial<OwnerProof>) => ask<void>("account", proof, "DELETE"),
  tables: async () => (await ask<TableList>("tables")).tables,
  openTables: (status: "lobby" | "running", before: string | null = null) =>
    ask<OpenTables>(`open-tables?status=${status}${before === null ? "" : `&before=${before}`}`),
  waiting: async () => (await ask<Waiting>("waiting")).tables,
  vacation: () => ask<VacationState>("vacation"),
  beginVacation: (wish: VacationWish) => ask<VacationState>("vacation", wish),
  endVacation: () => ask<VacationState>("vacation", undefined, "DELETE"),
  reminders: () => ask<Reminders>("reminders"),
  chooseReminders: (choices: ReminderChoices) => ask<Reminders>("reminders", choices),
  addDevice: (device: NewDevice) => ask<Reminders>("devices", device),
  dropDevice: (id: string) => ask<Reminders>(`devices/${id}`, undefined, "DELETE"),
  askMailbox: (address: string, proof: Partial<OwnerProof>) => ask<Reminders>("mailbox", { address, ...proof }),
  forgetMailbox: () => ask<Reminders>("mailbox", undefined, "DELETE"),
  confirmMailbox: (code: string) => ask<void>("mailbox/confirm", { code }),
  stopMail: (token: string) => ask<void>(`mail/stop/${encodeURIComponent(token)}`, {}),
  table: (id: string) => ask<TableView>(`tables/${id}`),
  open: (table: Partial<NewTable>) => ask<TableInfo>("tables", table),
  putAway: (id: string) => ask<void>(`tables/${id}`, undefined, "DELETE"),
  command: (id: string, order: Record<string, unknown>) =>
    ask<CommandReply>(`tables/${id}/commands`, { id: newId("r"), ...order }),
  ending: (table: string, seat: number | null) =>
    ask<TableEnding>(`tables/${table}/ending${seat === null ? "" : `?seat=${seat}`}`),
  /** `base` is `tables/<id>` or `records/<key>`. */
  replay: (base: string, seat: number | null) =>
    ask<ReplayInfo>(`${base}/replay${seat === null ? "" : `?seat=${seat}`}`),
  replayStep: (base: string, number: number, seat: number | null) =>
    ask<ReplayStep>(`${base}/replay/${number}${seat === null ? "" : `?seat=${seat}`}`),
  analysis: (base: string, known: number) => ask<AnalysisState>(`${base}/analysis?known=${known}`),
  analyse: (base: string) => ask<AnalysisState>(`${base}/analysis`, {}),
  branches: async (id: string) => (await ask<Branches>(`tables/${id}/branches`)).branches,
  renameBranch: (id: string, name: string) => ask<void>(`branches/${id}`, { name }, "PUT"),
  dropBranch: (id: string) => ask<void>(`branches/${id}`, undefined, "DELETE"),
  branch: (id: string, number: number, seat: number) => ask<TableInfo>(`tables/${id}/branches`, { number, seat }),
  puzzles: () => ask<PuzzleList>("puzzles"),
  puzzle: (game: string, id: string) => ask<PuzzleView>(`puzzles/${game}/${id}`),
  answer: (game: string, id: string, move: number) => ask<PuzzleSolution>(`puzzles/${game}/${id}`, { move }),
  hint: (game: string, id: string) => ask<PuzzleHint>(`puzzles/${game}/${id}/hint`, {}),
  show: (game: string, id: string) => ask<PuzzleSolution>(`puzzles/${game}/${id}/show`, {}),
  practice: () => ask<Practice>("practice"),
  /** A decision of an own game, tried again. */
  tryAgain: (table: string, number: number, move: number) =>
    ask<ExerciseResult>(`tables/${table}/exercises/${number}`, { move }),
  deals: (day: string | null) => ask<Day>(day === null ? "deals/today" : `deals/days/${day}`),
  takeUpDeal: (game: string) => ask<TableInfo>(`deals/today/${game}`, {}),
  dealArchive: (before: string | null) => ask<Archive>(`deals/days${before === null ? "" : `?before=${before}`}`),
  sharedDeals: async () => (await ask<SharedDeals>("deals")).deals,
  shareDeal: (wish: Partial<NewDeal>) => ask<SharedDeal>("deals", wish),
  sharedDeal: (deal: string) => ask<SharedDeal>(`deals/${deal}`),
  openDealTable: (deal: string, seat: number) => ask<TableInfo>(`deals/${deal}/tables`, { seat }),
  closeDeal: (deal: string) => ask<SharedDeal>(`deals/${deal}/close`, {}),
  dealPlaces: (deal: string) => ask<Places>(`deals/${deal}/places`),
  openRecord: (record: unknown) => ask<OpenedRecord>("records", { record }),
  tournaments: async (): Promise<TournamentLine[]> => (await ask<TournamentList>("tournaments")).tournaments,
  tournament: (id: string) => ask<TournamentShown>(`tournaments/${id}`),
  announce: (charter: Partial<TournamentSettings>) => ask<TournamentShown>("tournaments", charter),
  askTournament: (id: string, command: Record<string, unknown>) =>
    ask<TournamentShown>(`tournaments/${id}/commands`, { id: newId("t"), command }),
  lesson: (game: string) => ask<LessonPlan>(`lessons/${game}`),
  beginLesson: (game: string) => ask<TableInfo>(`lessons/${game}`, {}),
  record: (id: string) => ask<Record<string, unknown>>(`tables/${id}/record`),
  verify: (record: unknown) => ask<Verdict>("verify", { record }),
};
