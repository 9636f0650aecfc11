/** This browser as one that is pushed to. */

import { api } from "../lib/api";
import type { Reminders } from "../lib/wire";

export type Push = "none" | "unsupported" | "denied" | "off" | "on";

const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** The server's name for a browser. */
async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function manager(): Promise<PushManager | null> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return worker?.pushManager ?? null;
}

/** How it is here: the id by which the server knows this browser, if it does. */
export async function pushState(reminders: Reminders): Promise<{ push: Push; here: string | null }> {
  if (!reminders.push_key) return { push: "none", here: null };
  if (!canPush()) return { push: "unsupported", here: null };
  if (Notification.permission === "denied") return { push: "denied", here: null };
  const found = await (await manager())?.getSubscription();
  const here = found ? await idOf(found.endpoint) : null;
  const known = here !== null && reminders.devices.some((device) => device.id === here);
  return { push: known ? "on" : "off", here: known ? here : null };
}

/** To be called by a press: the browser asks its person. Answers with nothing if they said no. */
export async function subscribe(key: string): Promise<Reminders | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  await old?.unsubscribe(); // perhaps made for another key
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = made.toJSON();
  return api.addDevice({ endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } });
}

export async function unsubscribe(id: string): Promise<Reminders> {
  const left = await api.dropDevice(id);
  const found = await (await manager())?.getSubscription();
  if (found && (await idOf(found.endpoint)) === id) await found.unsubscribe();
  return left;
}
