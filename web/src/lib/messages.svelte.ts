/** The words of the page in the language chosen; components call `t` and are drawn anew when the language changes. */

import { prefs } from "./prefs.svelte";
import { shellWords, type Facts, type Words } from "./words";

class ShownMessages {
  words = $state.raw<Words | null>(null);

  async load(): Promise<void> {
    const words = await shellWords(prefs.kept.lang);
    if (words.lang !== prefs.kept.lang) return; // another language was chosen meanwhile
    document.documentElement.lang = words.lang;
    this.words = words;
  }
}

export const messages = new ShownMessages();

export function t(key: string, facts: Facts = {}): string {
  return messages.words?.say(key, facts) ?? "";
}
