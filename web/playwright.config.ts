import { defineConfig } from "@playwright/test";
import { tmpdir } from "node:os";
import { join } from "node:path";

const port = Number(process.env.PORT ?? 8791);
const python = process.env.PYTHON ?? "../.venv/bin/python";
// Workers read this file again; the database is named once.
const database = (process.env.E2E_DATABASE ??= join(tmpdir(), `bauhuette-e2e-${process.pid}.sqlite3`));

/** A real browser against the real server, with bots that do not wait. Every table is dealt alike: E2E_SEED deals others. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  timeout: 420_000, // a whole game on a busy machine takes some minutes
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000, // what is not there to be clicked fails by itself, not with the whole test
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu"],
    },
  },
  webServer: {
    command: `${python} -m tests.server.fixed_luck --port ${port} --database ${database} --seed ${process.env.E2E_SEED ?? 1}`,
    cwd: "..",
    env: { PYTHONPATH: "src" },
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    stdout: "ignore",
    stderr: "ignore",
  },
});
