import { speech, t } from "./speech.svelte";

/** The name of a bot's level; one this client has no word for is called by its key. */
export function levelName(level: string): string {
  return speech.words?.has(`level-${level}`) ? t(`level-${level}`) : level;
}

const PLAIN = ["random", "greedy", "net"]; // not every game has a net; servers seat one who asks for it by name

/** The levels people choose from: the crew; the plain bots only where there is no crew. */
export function crewOf(levels: string[]): string[] {
  const crew = levels.filter((level) => !PLAIN.includes(level));
  return crew.length ? crew : levels;
}
