import { messages, t } from "./messages.svelte";
import type { GameInfo, TemperInfo } from "./wire";

/** The name of a bot's level, with its character where it has one; one this client has no word for is called by its key. */
export function levelName(level: string): string {
  const [key, temper] = parted(level);
  if (temper && messages.words?.has(`temper-${temper}`)) return `${levelName(key)}, ${t(`temper-${temper}`)}`;
  return messages.words?.has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** `foreman:bold` is a foreman with a bold character; without one the second is empty. */
export function parted(level: string): [string, string] {
  const [key = "", temper = ""] = level.split(":");
  return [key, temper];
}

/** The characters a bot of this level can have at a game. */
export function tempersOf(game: GameInfo, level: string): TemperInfo[] {
  return game.tempered.includes(parted(level)[0]) ? game.tempers : [];
}

/** The level with this character, where it can have it. */
export function tempered(game: GameInfo, level: string, temper: string): string {
  return tempersOf(game, level).some((one) => one.key === temper) ? `${parted(level)[0]}:${temper}` : parted(level)[0];
}
