/** The tables that wait for the reader: a number on the app's icon, and a key that leads to the next one. */

import { api } from "../lib/api";
import { OneByOne } from "../lib/order";
import { route } from "../lib/route.svelte";
import type { WaitingTable } from "../lib/wire";

const LOOK_EVERY_MS = 15_000;
export const NEXT_KEY = "n";

class WaitingTables {
  tables = $state.raw<WaitingTable[]>([]);

  /** All but the one that is looked at. */
  get others(): WaitingTable[] {
    const here = route.page === "t" ? route.parts[1] : "";
    return this.tables.filter((table) => table.id !== here);
  }

  private looks = new OneByOne();

  async look(): Promise<void> {
    try {
      this.tables = await this.looks.run(api.waiting);
      this.mark();
    } catch {
      // The number stays as it was; it is asked for again.
    }
  }

  /** Asked anew, because the list may be old: a table that has moved on is passed over. */
  async next(): Promise<void> {
    await this.look();
    const next = this.others[0];
    if (next) route.go(next.path);
  }

  /** Looks now and then while the page is seen; answers with how to stop. */
  follow(): () => void {
    const look = () => void (document.hidden || this.look());
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    addEventListener("keydown", this.key);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("keydown", this.key);
    };
  }

  private key = (event: KeyboardEvent): void => {
    if (event.key !== NEXT_KEY || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const at = event.target instanceof Element ? event.target : null;
    if (at?.closest("input, select, textarea, [contenteditable], [role=dialog], dialog")) return;
    if (this.others.length) void this.next();
  };

  /** Browsers that show an installed app's icon write the number on it. */
  private mark(): void {
    const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
    const marked = this.tables.length
      ? setAppBadge?.call(navigator, this.tables.length)
      : clearAppBadge?.call(navigator);
    marked?.catch(() => {}); // not allowed, or nowhere to be seen
  }
}

export const waiting = new WaitingTables();
