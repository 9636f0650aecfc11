/** Editions, as the server keeps and checks them. */

import { ask } from "../lib/api";
import type { Box, EditionInfo, EditionView, TallyAnswer, TallyValue } from "../lib/wire";
import type { ComponentValue, Printed, Values } from "./values";

/** The wire tells of any value; those of games are numbers and names. */
export type Edition = Omit<EditionView, "values"> & { values: Values };
export type Tally = Omit<TallyValue, "ours" | "answers"> & {
  ours: Printed;
  answers: (Omit<TallyAnswer, "value"> & { value: Printed })[];
};
export interface Change {
  name?: string;
  box?: Box;
  values?: Record<string, Printed | null>;
  confirmed?: Record<string, boolean>;
}

const components = new Map<string, Promise<ComponentValue[]>>();
/** Every value of a game, as ours has it; asked for once. */
export function componentValues(game: string): Promise<ComponentValue[]> {
  const found =
    components.get(game) ??
    ask<{ groups: { values: ComponentValue[] }[] }>(`games/${game}/components`).then(({ groups }) =>
      groups.flatMap(({ values }) => values),
    );
  components.set(game, found);
  found.catch(() => components.delete(game));
  return found;
}
export const editions = async () => (await ask<{ editions: EditionInfo[] }>("editions")).editions;
export const edition = (id: string) => ask<Edition>(`editions/${id}`);
/** `origin`: the edition it begins as a copy of. */
export const makeEdition = (wish: { game: string; name: string; origin?: string }) => ask<Edition>("editions", wish);
export const deleteEdition = (id: string) => ask<void>(`editions/${id}`, undefined, "DELETE");
export const saveEdition = ({ id, revision }: EditionInfo, change: Change) =>
  ask<{ edition: Edition; overwritten: string[] }>(`editions/${id}`, { revision, ...change }, "PUT");
export const shareEdition = async (id: string) => (await ask<{ code: string }>(`editions/${id}/link`, {})).code;
export const withdrawEdition = (id: string) => ask<void>(`editions/${id}/link`, undefined, "DELETE");
export const openEditionFile = (game: string, text: string) =>
  ask<{ edition: Edition; left_out: string[] }>("edition-files", { game, text });
/** What a host decides: compared with a copy; new tables of the game begin with it. */
export const decideOnEdition = (id: string, approved: boolean, standard: boolean) =>
  ask<void>(`host/editions/${id}`, { approved, standard }, "PUT");
/** Say in one's own edition, the last one changed or a new one, what a card says. */
export async function sayInMine(game: string, name: string, key: string, value: Printed): Promise<void> {
  const own = (await editions()).find((one) => one.mine && one.game === game);
  const { info } = own ? { info: own } : await makeEdition({ game, name });
  await saveEdition(info, { values: { [key]: value }, confirmed: { [key]: true } });
}
export const tallies = async (game: string) => (await ask<{ values: Tally[] }>(`edition-tally/${game}`)).values;
