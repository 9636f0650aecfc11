/** The page as an app: its worker, its manifest in the reader's language, what a reminder leads to. */

import type { Lang } from "../lib/prefs.svelte";
import { route } from "../lib/route.svelte";

const IDLE_WITHIN_MS = 5000;

/** Once the page is drawn and has nothing else to do: it loads nothing that the page has loaded already. */
export async function beginWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", (event) => {
    const { go } = (event.data ?? {}) as { go?: unknown };
    if (typeof go === "string") route.go(go);
  });
  try {
    await idle();
    await navigator.serviceWorker.register("/worker.js");
    const [{ active }] = await Promise.all([navigator.serviceWorker.ready, document.fonts.ready]);
    active?.postMessage({ needed: neededFiles() });
  } catch {
    // A browser that has no room for it still plays.
  }
}

function idle(): Promise<unknown> {
  return new Promise((done) => {
    if ("requestIdleCallback" in window) requestIdleCallback(done, { timeout: IDLE_WITHIN_MS });
    else setTimeout(done, IDLE_WITHIN_MS);
  });
}

function neededFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map((one) => new URL(one.name).pathname);
  return [...new Set(loaded)].filter((path) => path.startsWith("/assets/"));
}

export function speakManifest(lang: Lang): void {
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest.${lang}.webmanifest`);
}
