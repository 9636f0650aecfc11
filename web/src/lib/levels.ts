import { speech, t } from "./speech.svelte";

/** The name of a bot's level; one this client has no word for is called by its key. */
export function levelName(level: string): string {
  return speech.words?.has(`level-${level}`) ? t(`level-${level}`) : level;
}
