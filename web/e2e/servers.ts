/** Where the servers of a run are: one for each worker, so that nobody waits for the other's bots, then those that tests start themselves. */

import { tmpdir } from "node:os";
import { join } from "node:path";

export const WORKERS = Number(process.env.E2E_WORKERS ?? 2);
/** Every table is dealt alike: another one deals others. */
export const SEED = process.env.E2E_SEED ?? "1";

const FIRST = Number(process.env.PORT ?? 8791);
const APART = 100; // neighbouring PORTs are for others who test on this machine

// Workers read this again; the databases are named once.
const DATABASES = (process.env.E2E_DATABASES ??= join(tmpdir(), `bauhuette-e2e-${process.pid}`));

export const portOf = (number: number): number => FIRST + number * APART;
export const addressOf = (number: number): string => `http://127.0.0.1:${portOf(number)}`;
export const databaseOf = (number: number): string => `${DATABASES}-${number}.sqlite3`;
