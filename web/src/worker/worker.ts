/**
 * Beside all pages: opens the page without a connection, shows reminders, leads from them to the table.
 *
 * It keeps the page itself and files with a hash in their name, which never change, and nothing else: whatever the server
 * answers about tables and people does not pass through here. Addresses of pages are asked for over the network first.
 */

import { isHashed, isPage, neededBy, pathOf, readPush, tabFor } from "./choices";
import type { WorkerScope } from "./scope";

const around: object = self; // types know it as a page's
const world = around as WorkerScope;
const KEPT = "shell";
const PAGE = "/";
const ANY = { ignoreVary: true, ignoreSearch: true };

world.addEventListener("install", (event) => event.waitUntil(world.skipWaiting()));
world.addEventListener("activate", (event) => event.waitUntil(world.clients.claim()));

// --- without a connection ---

world.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && isPage(pathname)) event.respondWith(shown(request));
  else if (isHashed(pathname)) event.respondWith(unchanging(request));
});

async function shown(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(PAGE, ANY)) ?? Response.error();
  }
}

async function unchanging(request: Request): Promise<Response> {
  return (await caches.match(request, ANY)) ?? fetch(request);
}

/** A page says which files it needed to be drawn; they lie in the browser's own cache, so that nothing is loaded twice. */
world.addEventListener("message", (event) => {
  const { needed } = (event.data ?? {}) as { needed?: unknown };
  if (Array.isArray(needed)) event.waitUntil(keep(needed.map(String).filter(isHashed)));
});

async function keep(needed: string[]): Promise<void> {
  const cache = await caches.open(KEPT);
  const known = new Set((await cache.keys()).map((request) => pathOf(request.url)));
  const missing = needed.filter((path) => !known.has(path));
  if (!missing.length && known.has(PAGE)) return;
  await cache.addAll(missing);
  const page = await fetch(PAGE, { cache: "no-cache" });
  const text = await page.clone().text();
  if (!page.ok || !neededBy(text).every((path) => needed.includes(path))) return; // a newer one, whose files are not here yet
  const before = await (await cache.match(PAGE, ANY))?.text();
  await cache.put(PAGE, page);
  if (before === text) return;
  const old = [...known].filter((path) => path !== PAGE && !needed.includes(path));
  await Promise.all(old.map((path) => cache.delete(path, ANY)));
}

// --- reminders ---

world.addEventListener("push", (event) => {
  const told = readPush(event.data?.json());
  if (!told) return;
  const { title, body, path, tag, waiting } = told;
  const face = { icon: "/icons/icon-192.png", badge: "/icons/badge-96.png" };
  const shows = world.registration.showNotification(title, { ...face, body, tag, data: { path } });
  event.waitUntil(Promise.all([shows, mark(waiting)]));
});

/** The number on the app's icon, where there is one. */
async function mark(waiting: number): Promise<void> {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  await (waiting ? setAppBadge?.call(navigator, waiting) : clearAppBadge?.call(navigator))?.catch(() => {});
}

world.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = (event.notification.data ?? {}) as { path?: string };
  event.waitUntil(lead(path ?? PAGE));
});

async function lead(path: string): Promise<void> {
  const tab = tabFor(path, await world.clients.matchAll({ type: "window", includeUncontrolled: true }));
  if (!tab) {
    await world.clients.openWindow(path);
    return;
  }
  if (pathOf(tab.url) !== path) tab.postMessage({ go: path });
  await tab.focus();
}

/** The push service gave this browser another address: the server is told. */
world.addEventListener("pushsubscriptionchange", (event) => {
  const key = event.oldSubscription?.options.applicationServerKey;
  if (key) event.waitUntil(renew(key));
});

async function renew(key: ArrayBuffer): Promise<void> {
  const found = await world.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  await fetch("/api/devices", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, keys }),
  });
}
