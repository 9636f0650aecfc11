/** The parts of a service worker's world that ours uses: the types of the page do not know them. */

export interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface Fetched extends Extended {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
export interface Pushed extends Extended {
  readonly data: { json(): unknown } | null;
}
export interface Chosen extends Extended {
  readonly notification: Notification;
}
export interface Renewed extends Extended {
  readonly oldSubscription: PushSubscription | null;
}
export interface Tab {
  readonly url: string;
  focus(): Promise<Tab>;
  postMessage(message: unknown): void;
}

interface Events {
  install: Extended;
  activate: Extended;
  fetch: Fetched;
  message: Extended & { readonly data: unknown };
  push: Pushed;
  notificationclick: Chosen;
  pushsubscriptionchange: Renewed;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: "window"; includeUncontrolled: boolean }): Promise<Tab[]>;
    openWindow(path: string): Promise<Tab | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(kind: K, listener: (event: Events[K]) => void): void;
}
