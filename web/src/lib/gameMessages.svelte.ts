/** The words of several games at once, for pages that show tables of all of them; nothing until they are here. */

import { prefs, type Lang } from "./prefs.svelte";
import { gameWords, type Words } from "./words";

class Spoken {
  private words = $state.raw<Record<string, Words>>({});
  private asked = new Set<string>();

  of(game: string): Words | undefined {
    const key = `${prefs.kept.lang} ${game}`;
    if (!this.asked.has(key)) void this.load(key, game, prefs.kept.lang);
    return this.words[key];
  }

  private async load(key: string, game: string, lang: Lang): Promise<void> {
    this.asked.add(key);
    try {
      const found = await gameWords(game, lang);
      this.words = { ...this.words, [key]: found };
    } catch {
      this.asked.delete(key);
    }
  }
}

export const spoken = new Spoken();
