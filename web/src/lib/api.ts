/** Requests to the server; what is refused comes back with a sentence in the reader's language. */

import { newId } from "./ids";
import { prefs } from "./prefs.svelte";
import type {
  AnalysisState,
  CommandReply,
  Credentials,
  GameFacts,
  GameInfo,
  LessonPlan,
  Me,
  NewPassword,
  NewTable,
  Notice,
  OpenedRecord,
  OpenTables,
  Problem,
  Refusal,
  Replay,
  ReplayStep,
  ServerInfo,
  SessionList,
  TableInfo,
  TableList,
  TableView,
  Verdict,
} from "./wire";

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.text);
  }
}

let met: Promise<void> | null = null;

/**
 * Whoever has no cookie becomes a guest by the first answer. Of several first requests at once each would make a guest,
 * and the cookie that comes last would stay, perhaps after another one has opened a table or taken a seat.
 */
async function meet(): Promise<void> {
  try {
    await (await fetch("/api/me")).text(); // read to its end, or it would hold its connection
  } catch {
    met = null;
  }
}

async function ask<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
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

let info: Promise<ServerInfo> | null = null;
const facts = new Map<string, Promise<GameFacts>>();

function kept<T>(request: Promise<T>, forget: () => void): Promise<T> {
  request.catch(forget);
  return request;
}

export const api = {
  info: (): Promise<ServerInfo> => (info ??= kept(ask<ServerInfo>("info"), () => (info = null))),
  async game(key: string): Promise<GameInfo | undefined> {
    return (await api.info()).games.find((game) => game.key === key);
  },
  facts(key: string): Promise<GameFacts> {
    if (!facts.has(key))
      facts.set(
        key,
        kept(ask<GameFacts>(`games/${key}/facts`), () => facts.delete(key)),
      );
    return facts.get(key)!;
  },
  me: () => ask<Me>("me"),
  notice: async () => (await ask<Notice>("notice")).text,
  rename: (name: string) => ask<Me>("me", { name }),
  makeAccount: (credentials: Credentials) => ask<Me>("accounts", credentials),
  logIn: (credentials: Credentials) => ask<Me>("session", credentials),
  logOut: () => ask<void>("session", undefined, "DELETE"),
  sessions: async () => (await ask<SessionList>("sessions")).sessions,
  logOutThere: (session: string) => ask<void>(`sessions/${session}`, undefined, "DELETE"),
  logOutEverywhere: () => ask<void>("sessions", undefined, "DELETE"),
  changePassword: (passwords: NewPassword) => ask<void>("password", passwords),
  deleteMe: (password: string | null) => ask<void>("account", { password }, "DELETE"),
  tables: async () => (await ask<TableList>("tables")).tables,
  openTables: (status: "lobby" | "running", before: string | null = null) =>
    ask<OpenTables>(`open-tables?status=${status}${before === null ? "" : `&before=${before}`}`),
  table: (id: string) => ask<TableView>(`tables/${id}`),
  open: (table: Partial<NewTable>) => ask<TableInfo>("tables", table),
  putAway: (id: string) => ask<void>(`tables/${id}`, undefined, "DELETE"),
  command: (id: string, order: Record<string, unknown>) =>
    ask<CommandReply>(`tables/${id}/commands`, { id: newId("r"), ...order }),
  /** `base` is `tables/<id>` or `records/<key>`. */
  replay: (base: string, seat: number | null) => ask<Replay>(`${base}/replay${seat === null ? "" : `?seat=${seat}`}`),
  replayStep: (base: string, number: number, seat: number | null) =>
    ask<ReplayStep>(`${base}/replay/${number}${seat === null ? "" : `?seat=${seat}`}`),
  analysis: (base: string) => ask<AnalysisState>(`${base}/analysis`),
  analyse: (base: string) => ask<AnalysisState>(`${base}/analysis`, {}),
  branch: (id: string, number: number, seat: number) => ask<TableInfo>(`tables/${id}/branches`, { number, seat }),
  openRecord: (record: unknown) => ask<OpenedRecord>("records", { record }),
  lesson: (game: string) => ask<LessonPlan>(`lessons/${game}`),
  beginLesson: (game: string) => ask<TableInfo>(`lessons/${game}`, {}),
  record: (id: string) => ask<Record<string, unknown>>(`tables/${id}/record`),
  verify: (record: unknown) => ask<Verdict>("verify", { record }),
};
