/** Reminders in the browser: asked for, shown, pressed. Only a whole browser shows notices. */

import { expect, type Page, type Worker } from "@playwright/test";
import { wholeBrowser } from "./browsers";
import { arrive, kept, look, openTable, test } from "./people";
import { OwnServer } from "./server";

const server: OwnServer = new OwnServer(4, 0, () => ({ url: server.address })); // whoever reminds says where

test.describe.configure({ mode: "serial" }); // they share a server
test.use({ baseURL: server.address, launchOptions: wholeBrowser, serviceWorkers: "allow", bypassCSP: true });
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** A browser without a push service gets one: real keys, an address the server believes. */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let made: unknown = null;
    let asked = 0;
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replace(/\+/g, "-")
        .replace(/\//g, "_")
        .replace(/=+$/, "");
    const really = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => ((asked += 1), really());
    Object.assign(window, { askedFor: () => asked });
    PushManager.prototype.getSubscription = async () => made as PushSubscription | null;
    PushManager.prototype.subscribe = async (wish) => {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
      const keys = {
        p256dh: text(await crypto.subtle.exportKey("raw", pair.publicKey)),
        auth: text(crypto.getRandomValues(new Uint8Array(16)).buffer),
      };
      const endpoint = `https://fcm.googleapis.com/fcm/send/${Math.random()}`;
      if ((wish!.applicationServerKey as Uint8Array).byteLength !== 65) throw new Error("no key of a server");
      made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => ((made = null), true) };
      return made as PushSubscription;
    };
  });
}

/** Counts notices once they are shown: a browser that is asked for them while it shows one forgets that one. */
async function countNotices(worker: Worker): Promise<() => Promise<number>> {
  await worker.evaluate(() => {
    const world = self as unknown as { registration: ServiceWorkerRegistration; notices: number };
    const show = world.registration.showNotification.bind(world.registration);
    world.notices = 0;
    world.registration.showNotification = async (...about) => {
      await show(...about);
      world.notices += 1;
    };
  });
  return () => worker.evaluate(() => (self as unknown as { notices: number }).notices);
}

test("a browser is told only after somebody has asked for it, shows what is pushed, and stops @thorough", async ({
  page,
}) => {
  await page.context().grantPermissions(["notifications"], { origin: server.address });
  await withPushService(page);
  await arrive(page, "en");
  await kept(page);
  await page.goto("/settings");
  const section = page.locator(".reminders");
  await expect(section.locator("[data-push=off]")).toHaveText("This browser does not remind you.");
  expect(await page.evaluate(() => (window as unknown as { askedFor: () => number }).askedFor())).toBe(0);
  await section.getByRole("button", { name: "Remind me here" }).click();
  await expect(section.locator("[data-push=on]")).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { askedFor: () => number }).askedFor())).toBe(1);
  const devices = () =>
    page.evaluate(
      async () => ((await (await fetch("/api/reminders")).json()) as { devices: unknown[] }).devices.length,
    );
  expect(await devices()).toBe(1);
  await section.getByLabel("The game is over: Browser").uncheck();
  await expect
    .poll(() => page.evaluate(async () => (await (await fetch("/api/reminders")).json()).choices.over))
    .toEqual([]);
  await look(page, "reminders");

  const worker = page.context().serviceWorkers()[0]!;
  const network = await page.context().newCDPSession(page);
  const registrations: string[] = [];
  network.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: some }) =>
    registrations.push(...some.map((one) => one.registrationId)),
  );
  await network.send("ServiceWorker.enable");
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  await worker.evaluate(() => {
    const marks: number[] = [];
    Object.assign(self, { marks });
    Object.assign(navigator, { setAppBadge: async (count: number) => void marks.push(count) });
  });
  const data = JSON.stringify({ title: "It is your turn", body: "Pillars", path: "/t/abc", tag: "abc", waiting: 3 });
  const push = { origin: server.address, registrationId: registrations[0]!, data };
  const notices = await countNotices(worker);
  await network.send("ServiceWorker.deliverPushMessage", push);
  await expect.poll(notices).toBe(1);
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, tag, data: { path } }) => ({ title, body, tag, path }));
    });
  await expect.poll(shown).toEqual([{ title: "It is your turn", body: "Pillars", tag: "abc", path: "/t/abc" }]);
  expect(await worker.evaluate(() => (self as unknown as { marks: number[] }).marks)).toEqual([3]);
  await network.send("ServiceWorker.deliverPushMessage", { ...push, data: JSON.stringify({ path: "//elsewhere" }) });
  expect(await shown()).toHaveLength(1);

  await section.getByRole("button", { name: "Stop reminding me here" }).click();
  await expect(section.locator("[data-push=off]")).toBeVisible();
  expect(await devices()).toBe(0);
});

test("a press on a reminder leads to the very table: to its tab, else to one in which nobody plays, else to a new one @thorough", async ({
  page,
}) => {
  await page.context().grantPermissions(["notifications"], { origin: server.address });
  await arrive(page, "en");
  await kept(page);
  await openTable(page, { game: "pillars", seats: 3 });
  const pillars = new URL(page.url()).pathname;
  await openTable(page, { game: "contest", seats: 3 });
  const contest = new URL(page.url()).pathname;
  const other = await page.context().newPage();
  await other.goto("/ranking/pillars");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();

  const worker = page.context().serviceWorkers()[0]!;
  // Browsers allow both after the press of a person's finger alone; what is asked of them is noted instead.
  await worker.evaluate(() => {
    const asked: string[] = [];
    Object.assign(self, { asked });
    const world = self as unknown as { clients: object; WindowClient: { prototype: object } };
    const focus = async function (this: { url: string }) {
      asked.push(`focus ${new URL(this.url).pathname}`);
      return this;
    };
    Object.defineProperty(world.WindowClient.prototype, "focus", { value: focus });
    Object.defineProperty(world.clients, "openWindow", {
      value: async (path: string) => (asked.push(`open ${path}`), null),
    });
  });
  const notices = await countNotices(worker);
  const press = async (path: string): Promise<string[]> => {
    const before = await notices();
    await worker.evaluate((at) => {
      const world = self as unknown as {
        asked: string[];
        PushEvent: new (kind: string, about: { data: string }) => Event;
        dispatchEvent(event: Event): boolean;
      };
      world.asked.length = 0;
      const told = { title: "It is your turn", body: "Pillars", path: at, tag: at, waiting: 1 };
      world.dispatchEvent(new world.PushEvent("push", { data: JSON.stringify(told) }));
    }, path);
    await expect.poll(notices).toBe(before + 1);
    const shown = () =>
      worker.evaluate(
        async (tag) =>
          (
            await (self as unknown as { registration: ServiceWorkerRegistration }).registration.getNotifications({
              tag,
            })
          ).length,
        path,
      );
    await expect.poll(shown).toBe(1);
    await worker.evaluate(async (tag) => {
      const world = self as unknown as {
        registration: ServiceWorkerRegistration;
        NotificationEvent: new (kind: string, about: { notification: Notification }) => Event;
        dispatchEvent(event: Event): boolean;
      };
      const [notification] = await world.registration.getNotifications({ tag });
      world.dispatchEvent(new world.NotificationEvent("notificationclick", { notification: notification! }));
    }, path);
    const asked = () => worker.evaluate(() => (self as unknown as { asked: string[] }).asked);
    await expect.poll(async () => (await asked()).length).toBe(1);
    await expect.poll(shown).toBe(0); // it is put away
    return asked();
  };

  expect(await press(contest)).toEqual([`focus ${contest}`]); // the tab of the very table, as it is
  expect(new URL(other.url()).pathname).toBe("/ranking/pillars");

  expect(await press(pillars)).toEqual(["focus /ranking/pillars"]); // nobody plays there
  await expect.poll(() => new URL(other.url()).pathname).toBe(pillars);
  await expect(other.locator("body[data-turn]")).toBeAttached();
  await expect(other.locator(".hand .pick").first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(contest); // whoever plays elsewhere is not led away

  await other.close();
  expect(await press(pillars)).toEqual([`open ${pillars}`]);
  expect(new URL(page.url()).pathname).toBe(contest);
});
