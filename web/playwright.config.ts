import { defineConfig } from "@playwright/test";
import { browser } from "./e2e/browsers";
import { addressOf, databaseOf, portOf, SEED, WORKERS } from "./e2e/servers";

/** Tests with this in their title run in `make test-all` alone. */
const THOROUGH = /@thorough/;

const python = process.env.PYTHON ?? ".venv/bin/python";

/** A real browser against the real server, with bots that do not wait. Every table is dealt alike: E2E_SEED deals others. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  timeout: 420_000, // a whole game on a busy machine takes some minutes
  expect: { timeout: 60_000 }, // what comes, comes: this is for what does not
  workers: WORKERS,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  grepInvert: process.env.THOROUGH ? undefined : THOROUGH,
  reporter: [[process.env.E2E_GROUPS ? "./e2e/groups.ts" : "list"]],
  use: {
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block", // it would go on answering for a server that is away; push.spec, slow.spec and weight.spec let it
    actionTimeout: 60_000, // what is not there to be clicked fails by itself, not with the whole test
    launchOptions: browser,
  },
  webServer: Array.from({ length: WORKERS }, (_, worker) => ({
    command: `${python} -m tests.server.fixed_luck --port ${portOf(worker)} --database ${databaseOf(worker)} --seed ${SEED}`,
    cwd: "..",
    env: { PYTHONPATH: "src" },
    url: `${addressOf(worker)}/readyz`,
    timeout: 420_000, // on a busy machine, too
    stdout: "ignore" as const,
    stderr: "ignore" as const,
  })),
});
