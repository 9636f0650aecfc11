/** The words of the page in the language chosen; components call `t` and are drawn anew when the language changes. */

import { prefs } from "./prefs.svelte";
import { shellWords, type Facts, type Words } from "./words";

class Speech {
  words = $state.raw<Words | null>(null);

  async load(): Promise<void> {
    const words = await shellWords(prefs.kept.lang);
    if (words.lang !== prefs.kept.lang) return; // another language was chosen meanwhile
    document.documentElement.lang = words.lang;
    this.words = words;
  }
}

export const speech = new Speech();

export function t(key: string, facts: Facts = {}): string {
  return speech.words?.say(key, facts) ?? "";
}
