/** The drawn map as text, below and above its houses. These only please the eye: a table asks for them when it is drawn. */

import map from "./map.svg?raw";

export const [UNDER_HOUSES, OVER_HOUSES] = map.split("<!--houses-->") as [string, string];

export async function loadHouses(): Promise<string> {
  return (await import("./houses.svg?raw")).default;
}

/** What is drawn as the one path of this class. */
export function outline(name: string): string {
  return new RegExp(`<path class="${name}" d="([^"]*)"`).exec(map)![1]!;
}
