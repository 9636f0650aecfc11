/** A server of a test's own, dealt like the common ones, to be killed, stopped and started again. */

import { expect } from "@playwright/test";
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressOf, portOf, SEED, WORKERS } from "./servers";

/** What the browser itself says while there is nobody to connect to. */
export const AWAY = /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/;

export class OwnServer {
  readonly address: string;
  readonly folder = mkdtempSync(join(tmpdir(), "bauhuette-own-"));
  private process: ChildProcess | null = null;

  private readonly number: number;

  /** `beside`: its place after the common servers; `pace`: seconds before a bot's answer is shown; `more`: further options. */
  constructor(
    beside: number,
    private readonly pace: number,
    private readonly more: () => Record<string, string> = () => ({}),
  ) {
    this.number = WORKERS + beside;
    this.address = addressOf(this.number);
  }

  async start(): Promise<void> {
    const python = process.env.PYTHON ?? ".venv/bin/python";
    const options = {
      port: String(portOf(this.number)),
      database: join(this.folder, "tables.sqlite3"),
      seed: SEED,
      pace: String(this.pace),
      ...this.more(),
    };
    this.process = spawn(
      python,
      ["-m", "tests.server.fixed_luck", ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])],
      { cwd: "..", env: { ...process.env, PYTHONPATH: "src" }, stdio: "ignore" },
    );
    await expect
      .poll(async () => (await fetch(`${this.address}/readyz`).catch(() => null))?.status, { timeout: 120_000 })
      .toBe(200);
  }

  /** Not asked to stop: killed in the middle of whatever it does. */
  async kill(): Promise<void> {
    const running = this.process!;
    if (running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGKILL");
    await gone;
  }

  /** Alive, but it answers nothing any more. */
  freeze(): void {
    this.process!.kill("SIGSTOP");
  }
  thaw(): void {
    this.process!.kill("SIGCONT");
  }
}
