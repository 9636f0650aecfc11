/** Which browser looks at the pages. It finds nobody but this machine, wherever it runs: what others would answer decides nothing here. */

import { existsSync } from "node:fs";

const BARE = "/usr/bin/chromium-headless-shell"; // without windows of its own, like a password manager's beside the page
const WHOLE = "/usr/bin/chromium";
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-proxy-server",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

export const browser = { executablePath: process.env.CHROMIUM ?? (existsSync(BARE) ? BARE : WHOLE), args: ARGS };

/** For what the bare one lacks: notices. */
export const wholeBrowser = { executablePath: process.env.CHROMIUM ?? WHOLE, args: ARGS };
