/** What the small drawings at the chapters of the rules are put together from. All of them our own. */

import "./pieces.css";

export type Colour = "red" | "yellow" | "green" | "blue" | "orange";

export const at = (x: number, y: number, drawing: string, turn = 0, size = 1): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${size === 1 ? "" : ` scale(${size})`}">${drawing}</g>`;
export const text = (x: number, y: number, words: string | number, kind = "plain"): string =>
  `<text class="${kind}" x="${x}" y="${y}">${words}</text>`;
export const row = (many: number, one: (i: number) => string): string =>
  Array.from({ length: many }, (_, i) => one(i)).join("");

export const sheet = (kind = "paper"): string => `<rect class="${kind} edge" width="34" height="48" rx="4"/>`;
export const card = (value: string | number, colour: Colour): string =>
  `${sheet()}<path class="seat-${colour}" d="M0 4a4 4 0 0 1 4-4h12v15a8 8 0 0 1-16 0Z"/>${text(8, 15, value, "on-colour")}<circle class="soft" cx="20" cy="32" r="9"/>`;
export const back = `${sheet("dark")}<path class="pale" d="M9 42V24a8 8 0 0 1 16 0v18Z"/>`;
export const hidden = `${back}${text(17, 38, "?", "question-mark")}`;
export const coin = (value: string | number = ""): string =>
  `<circle class="gold edge" r="10"/><circle class="rim" r="7"/>${text(0, 5, value)}`;
export const points = (value: string | number): string =>
  `<path class="gold edge" d="M-13 12V-2a13 13 0 0 1 26 0v14Z"/>${text(0, 7, value)}`;
export const arrow = (length = 22): string => `<path class="line" d="M0 0h${length}M${length - 6} -5l6 5-6 5"/>`;
export const die = (pips: number, dark = false): string => {
  const spots: Record<number, [number, number][]> = {
    0: [[13, 13]],
    3: [
      [7, 7],
      [13, 13],
      [19, 19],
    ],
    4: [
      [7, 7],
      [19, 7],
      [7, 19],
      [19, 19],
    ],
  };
  const dots = (spots[pips] ?? [])
    .map(
      ([x, y]) =>
        `<circle class="${pips === 0 ? "oxblood" : dark ? "pale" : "pip"}" cx="${x}" cy="${y}" r="${pips === 0 ? 5 : 2.4}"/>`,
    )
    .join("");
  return `<rect class="${dark ? "dark" : "paper"} edge" width="26" height="26" rx="5"/>${dots}`;
};
export const hammer = `<path class="wood" d="M-2 0h4v26h-4Z"/><path class="slate" d="M-11 -8h22v10h-22Z"/>`;
export const gavel = `<path class="wood" d="M0 0 20 16l-3 4L-3 4Z"/><path class="wood edge" d="M-12 -2 2 -14l7 8L-5 6Z"/><path class="stone edge" d="M-14 24h24v5h-24Z"/>`;
export const tower = `<path class="wall edge" d="M3 44V18h16v26Z"/><path class="roof" d="M1 18 11 0l10 18Z"/><path class="hole" d="M9 26h4v7H9Z"/>`;
export const gate = `<path class="wall edge" d="M0 44V20h6v-5h5v5h8v-5h5v5h6v24Z"/><path class="hole" d="M9 44V34a6 6 0 0 1 12 0v10Z"/>`;
export const church = `<path class="wall edge" d="M0 44V24h10V12h10v12h12v20Z"/><path class="roof" d="M8 12 15 -2l7 14ZM20 24l6-8 7 8Z"/><path class="hole" d="M12 44v-9a3 3 0 0 1 6 0v9Z"/>`;
export const hall = `<path class="wall edge" d="M0 44V20h30v24Z"/><path class="roof" d="M-2 20 15 4l17 16Z"/><path class="hole" d="M5 26h4v6H5ZM13 26h4v6h-4ZM21 26h4v6h-4ZM12 44v-8h6v8Z"/>`;
export const ghost = (width: number): string =>
  `<path class="ghost" d="M0 44V20h${width}v24Z"/><path class="line" d="M${width / 2} 27v10M${width / 2 - 5} 32h10"/>`;
export const saboteur = `<path class="slate" d="M-11 30c0-14 4-18 11-18s11 4 11 18Z"/><circle class="skin" cy="5" r="8"/><path class="hole" d="M-9 3c0-14 18-14 18 0Z"/><path class="line" d="M12 20 22 4M16 2l8 6"/>`;
export const head = (letter: string, kind: string): string =>
  `<path class="${kind}" d="M-13 30c0-12 6-16 13-16s13 4 13 16Z"/><circle class="skin" cy="6" r="8"/><path class="${kind}" d="M-10 4c0-13 20-13 20 0Z"/>${text(0, 28, letter, "on-colour")}`;
export const worker = (letter: string, kind: string, wage: number): string =>
  `${sheet()}${at(17, 14, head(letter, kind), 0, 0.8)}${text(6, 13, wage, "small-number")}`;
export const house = (roof: string): string =>
  `<path class="wall edge" d="M0 40V20h22v20Z"/><path class="wall-light edge" d="M22 40V20L34 6l12 14v20Z"/><path class="${roof}" d="M0 20 10 6h24L22 20Z"/><path class="hole" d="M30 40v-9h8v9Z"/>`;
export const cloud = `<path class="slate" d="M4 20a8 8 0 0 1 2-15 10 10 0 0 1 19 1 7 7 0 0 1 0 14Z"/><path class="line" d="m8 25-3 8M17 25l-3 8M26 25l-3 8"/>`;
export const cube = (kind: string): string =>
  `<path class="${kind} edge" d="M0 5 9 0l9 5v10l-9 5-9-5Z"/><path class="joint" d="M0 5l9 5 9-5M9 10v10"/>`;
export const cart = (colour: Colour, load = ""): string =>
  `${load ? at(9, -12, cube(load), 0, 0.9) : ""}<path class="seat-${colour}" d="M2 6h30l-4 12H6Z"/><path class="line" d="M32 8h14"/><circle class="wood edge" cx="17" cy="20" r="8"/><circle class="paper" cx="17" cy="20" r="3"/>`;
export const dot = `<circle class="oxblood" r="5"/>`;
export const flag = `<path class="wood" d="M0 0h3v44H0Z"/><path class="oxblood" d="M3 2h26l-7 8 7 8H3Z"/>`;
export const phases = row(
  5,
  (i) =>
    at(
      18 + 33 * i,
      38,
      `<circle class="${i === 0 ? "oxblood" : "paper"} edge" r="12"/>${text(0, 5, i + 1, i === 0 ? "on-colour" : "plain")}`,
    ) + (i < 4 ? at(32 + 33 * i, 38, `<path class="line" d="M0 0h5"/>`) : ""),
);

export const PILE = row(3, (i) => at(3 * i, -2 * i, back));
