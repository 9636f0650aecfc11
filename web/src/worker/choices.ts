/** What the worker decides, without its world: tried in tests. */

/** What a push says (`post/sentences.py`). */
export interface Told {
  title: string;
  body: string;
  path: string;
  tag: string;
  waiting: number;
}

const OURS = /^\/(api|docs|metrics|healthz|readyz)(\/|$)/;
const PLAYING = /^\/(t|learn|replay|puzzle)\//;
const ASSET = /^\/assets\/[\w.-]+$/;

/** Whether an address is one of the page's own, which it can show itself without a connection. */
export const isPage = (path: string): boolean => !OURS.test(path);

/** Whether a file never changes: its name holds the hash of what is in it. */
export const isHashed = (path: string): boolean => ASSET.test(path);

export const pathOf = (url: string): string => new URL(url).pathname;

/** What a page must load before it can show anything. */
export const neededBy = (page: string): string[] =>
  [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]!);

/** The tab that shows a table already; else one in which nobody plays. */
export function tabFor<T extends { url: string }>(path: string, tabs: readonly T[]): T | undefined {
  return (
    tabs.find((tab) => pathOf(tab.url) === path) ??
    tabs.find((tab) => !PLAYING.test(pathOf(tab.url)) && isPage(pathOf(tab.url)))
  );
}

/** A push as it is read: whatever is not as it should be is not shown. */
export function readPush(given: unknown): Told | null {
  const { title, body, path, tag, waiting } = (given ?? {}) as Partial<Told>;
  if (typeof title !== "string" || typeof body !== "string" || typeof tag !== "string") return null;
  if (typeof path !== "string" || !path.startsWith("/") || path.startsWith("//")) return null;
  return { title, body, path, tag, waiting: Number.isInteger(waiting) ? waiting! : 0 };
}
