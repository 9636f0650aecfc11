/** The games that can be played here, as the server tells of them; empty until it has. */

import { api } from "./api";
import type { GameInfo } from "./wire";

class Catalogue {
  private games = $state.raw<GameInfo[]>([]);
  private asked = false;

  of(key: string): GameInfo | undefined {
    if (!this.asked) void this.load();
    return this.games.find((game) => game.key === key);
  }

  private async load(): Promise<void> {
    this.asked = true;
    try {
      this.games = (await api.info()).games;
    } catch {
      this.asked = false; // whoever asks next tries again
    }
  }
}

export const catalogue = new Catalogue();
