/** Who the reader is here: a guest, known to this browser only, or somebody with an account. */

import { api } from "./api";
import { prefs } from "./prefs.svelte";
import type { Me } from "./wire";

class Reader {
  name = $state("");
  account = $state<string | null>(null);

  is(me: Me): void {
    this.name = me.name;
    this.account = me.account;
  }

  /** A guest who has a name on this device brings it along. */
  async know(): Promise<void> {
    this.is(await api.me());
    const wanted = prefs.kept.name;
    if (wanted && wanted !== this.name && this.account === null) this.is(await api.rename(wanted));
  }

  async rename(name: string): Promise<void> {
    this.is(await api.rename(name));
    prefs.set({ name: this.name });
  }

  /** Somebody else may sit here next: the device forgets the name, and a new guest is here. */
  async leave(): Promise<void> {
    prefs.set({ name: "" });
    await this.know();
  }
}

export const me = new Reader();
