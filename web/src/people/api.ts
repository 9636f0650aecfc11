/** Requests about people: pages, games, rankings, friends, safety, coming in, what hosts do. */

import { ask } from "../lib/api";
import type {
  ClubInfo,
  CodeMade,
  FriendLink,
  FriendList,
  HostLimits,
  HostPeople,
  HostReports,
  HostTables,
  Invitations,
  Me,
  OwnerProof,
  PasskeyList,
  PasskeyOptions,
  PlayedGames,
  PlayList,
  Privacy,
  Profile,
  RatingList,
  SeekState,
  SeekWish,
  Someone,
  TieList,
} from "../lib/wire";
import { queryOf, type Period } from "./period";

export interface Search {
  game: string;
  person: string;
  result: string;
}
/** That an open session is really theirs; a guest shows nothing. */
export type Proof = Partial<OwnerProof>;
export type Whom = Partial<Someone>;
export type TieKind = "mute" | "block";

/** `account` is empty for oneself. */
const base = (account: string): string => (account ? `profiles/${encodeURIComponent(account)}` : "profile");
const gone = (path: string): Promise<void> => ask<void>(path, undefined, "DELETE");

export const people = {
  profile: (account: string, period: Period) => ask<Profile>(`${base(account)}${queryOf(period)}`),
  games(account: string, search: Search, before: number | null): Promise<PlayedGames> {
    const wished = { ...search, before: before === null ? "" : String(before) };
    const query = new URLSearchParams(Object.entries(wished).filter(([, value]) => value));
    return ask<PlayedGames>(`${base(account)}/games?${query}`);
  },
  play: (account: string, period: Period) => ask<PlayList>(`${base(account)}/play${queryOf(period)}`),
  ranking: (game: string, seats: number) => ask<RatingList>(`ratings/${game}?seats=${seats}`),
  privacy: () => ask<Privacy>("privacy"),
  choosePrivacy: (choice: Privacy) => ask<Privacy>("privacy", choice, "PUT"),

  bound: async (kind: TieKind) => (await ask<TieList>(`ties/${kind}`)).ties,
  bind: (kind: TieKind, who: Whom) => ask<void>("ties", { kind, who }),
  unbind: (kind: TieKind, handle: string) => gone(`ties/${kind}/${handle}`),
  report: (who: Whom, kind: string, text: string) => ask<void>("reports", { who, kind, text }),

  friends: () => ask<FriendList>("friends"),
  askFriend: (who: Whom) => ask<void>("friends", who),
  part: (handle: string) => gone(`friends/${handle}`),
  friendLink: () => ask<FriendLink>("friend-link", {}),
  followFriendLink: (code: string) => ask<void>(`friend-link/${encodeURIComponent(code)}`, {}),
  invite: (table: string, handle: string) => ask<void>(`tables/${table}/invitations`, { handle }),
  invitations: async () => (await ask<Invitations>("invitations")).invitations,
  decline: (table: string) => gone(`invitations/${table}`),
  seek: (wish: SeekWish) => ask<SeekState>("seek", wish, "PUT"),
  sought: () => ask<SeekState>("seek"),
  stopSeeking: () => gone("seek"),
  club: () => ask<ClubInfo>("club"),

  passkeys: () => ask<PasskeyList>("passkeys"),
  offerPasskey: async (proof: Proof) => (await ask<PasskeyOptions>("passkeys/offer", proof)).options,
  keepPasskey: (credential: unknown, name: string | null) => ask<Me>("passkeys", { credential, name }),
  removePasskey: (key: string, proof: Proof) => ask<void>(`passkeys/${encodeURIComponent(key)}`, proof, "DELETE"),
  challenge: async () => (await ask<PasskeyOptions>("session/challenge", {})).options,
  enterByPasskey: (credential: unknown) => ask<Me>("session/passkey", { credential }),
  deviceCode: (proof: Proof) => ask<CodeMade>("device-code", proof),
  recoveryCode: (proof: Proof) => ask<CodeMade>("recovery-code", proof),
  enterByCode: (code: string, password: string | null) => ask<Me>("session/code", { code, password }),
  askLetter: (who: string) => ask<void>("letter", { who }),
  enterByLetter: (code: string, password: string | null, alone: boolean) =>
    ask<Me>("session/letter", { code, password, alone }),
  everything: () => ask<Record<string, unknown>>("everything"),
};

export const host = {
  tables: async (status: string) => (await ask<HostTables>(`host/tables?status=${status}`)).tables,
  people: async (name: string, kind: string) =>
    (await ask<HostPeople>(`host/people?${new URLSearchParams({ name, kind })}`)).people,
  reports: async () => (await ask<HostReports>("host/reports")).reports,
  settle: (report: string) => ask<void>(`host/reports/${report}/settled`, {}),
  ban: (person: string, days: number | null, reason: string) => ask<void>("host/bans", { person, days, reason }),
  admit: (person: string) => gone(`host/bans/${person}`),
  close: (table: string, reason: string) => ask<void>(`host/tables/${table}/closed`, { reason }),
  announce: (de: string, en: string) => ask<void>("host/announcement", { de, en }, "PUT"),
  tell: (name: string, text: string) => ask<ClubInfo>("host/club", { name, text }, "PUT"),
  limits: () => ask<HostLimits>("host/limits"),
};
