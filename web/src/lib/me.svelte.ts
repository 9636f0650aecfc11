/** Who the reader is here: a guest, known to this browser only, or somebody with an account. */

import { api } from "./api";
import { OneByOne } from "./order";
import { prefs } from "./prefs.svelte";
import type { Me } from "./wire";

class Reader {
  name = $state("");
  account = $state<string | null>(null);
  // Step by step: a guest's name on its way must not become that of the account made meanwhile.
  private readonly steps = new OneByOne();

  private is(me: Me): void {
    this.name = me.name;
    this.account = me.account;
  }

  /** A guest who has a name on this device brings it along. */
  know(): Promise<void> {
    return this.steps.run(async () => {
      this.is(await api.me());
      const wanted = prefs.kept.name;
      if (wanted && wanted !== this.name && this.account === null) this.is(await api.rename(wanted));
    });
  }

  rename(name: string): Promise<void> {
    return this.become(() => api.rename(name));
  }

  /** Somebody with an account or a name, which this device remembers. */
  become(way: () => Promise<Me>): Promise<void> {
    return this.steps.run(async () => {
      this.is(await way());
      prefs.set({ name: this.name });
    });
  }

  /** Somebody else may sit here next: the device forgets the name, and a new guest is here. */
  async leave(): Promise<void> {
    prefs.set({ name: "" });
    await this.know();
  }
}

export const me = new Reader();
