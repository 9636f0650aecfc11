/** Everything a browser receives, and whether anything hidden is in it: asked of the server's stored truth. */

import { test, type Page } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseOf } from "./servers";

export function record(page: Page): string[] {
  const texts: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", (frame) => texts.push(String(frame.payload))));
  page.on("response", async (response) => {
    if (!response.url().includes("/api/")) return;
    const text = await response.text().catch(() => ""); // a page that was left has no body any more
    if (text) texts.push(text);
  });
  return texts;
}

export interface Checked {
  fine: boolean;
  views: number;
  different: number;
  trouble: string;
}

export function heldAgainstTruth(texts: string[]): Checked {
  const path = join(mkdtempSync(join(tmpdir(), "bauhuette-received-")), "received.json");
  writeFileSync(path, JSON.stringify(texts));
  const python = process.env.PYTHON ?? ".venv/bin/python";
  const done = spawnSync(python, ["-m", "tests.server.received_frames", databaseOf(test.info().parallelIndex), path], {
    cwd: "..",
    encoding: "utf8",
    env: { ...process.env, PYTHONPATH: "src" },
  });
  const counted =
    done.status === 0 ? (JSON.parse(done.stdout) as { views: number; different: number }) : { views: 0, different: 0 };
  return { fine: done.status === 0, ...counted, trouble: done.stderr };
}
