/** A small drawing for each chapter of the rules, put together from a few pieces. All of them our own. */

const WIDTH = 168;
const HEIGHT = 76;
type Colour = "red" | "yellow" | "green" | "blue" | "orange";

const at = (x: number, y: number, drawing: string, turn = 0, size = 1): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${size === 1 ? "" : ` scale(${size})`}">${drawing}</g>`;
const text = (x: number, y: number, words: string | number, kind = "t"): string =>
  `<text class="${kind}" x="${x}" y="${y}">${words}</text>`;
const row = (many: number, one: (i: number) => string): string =>
  Array.from({ length: many }, (_, i) => one(i)).join("");

const sheet = (kind = "paper"): string => `<rect class="${kind} edge" width="34" height="48" rx="4"/>`;
const card = (value: string | number, colour: Colour): string =>
  `${sheet()}<path class="c-${colour}" d="M0 4a4 4 0 0 1 4-4h12v15a8 8 0 0 1-16 0Z"/>${text(8, 15, value, "v")}<circle class="soft" cx="20" cy="32" r="9"/>`;
const back = `${sheet("dark")}<path class="pale" d="M9 42V24a8 8 0 0 1 16 0v18Z"/>`;
const hidden = `${back}${text(17, 38, "?", "q")}`;
const coin = (value: string | number = ""): string =>
  `<circle class="gold edge" r="10"/><circle class="rim" r="7"/>${text(0, 5, value, "n")}`;
const points = (value: string | number): string =>
  `<path class="gold edge" d="M-13 12V-2a13 13 0 0 1 26 0v14Z"/>${text(0, 7, value, "n")}`;
const arrow = (length = 22): string => `<path class="line" d="M0 0h${length}M${length - 6} -5l6 5-6 5"/>`;
const die = (pips: number, dark = false): string => {
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
        `<circle class="${pips === 0 ? "ox" : dark ? "pale" : "pip"}" cx="${x}" cy="${y}" r="${pips === 0 ? 5 : 2.4}"/>`,
    )
    .join("");
  return `<rect class="${dark ? "dark" : "paper"} edge" width="26" height="26" rx="5"/>${dots}`;
};
const hammer = `<path class="wood" d="M-2 0h4v26h-4Z"/><path class="slate" d="M-11 -8h22v10h-22Z"/>`;
const gavel = `<path class="wood" d="M0 0 20 16l-3 4L-3 4Z"/><path class="wood edge" d="M-12 -2 2 -14l7 8L-5 6Z"/><path class="stone edge" d="M-14 24h24v5h-24Z"/>`;
const tower = `<path class="wall edge" d="M3 44V18h16v26Z"/><path class="roof" d="M1 18 11 0l10 18Z"/><path class="hole" d="M9 26h4v7H9Z"/>`;
const gate = `<path class="wall edge" d="M0 44V20h6v-5h5v5h8v-5h5v5h6v24Z"/><path class="hole" d="M9 44V34a6 6 0 0 1 12 0v10Z"/>`;
const church = `<path class="wall edge" d="M0 44V24h10V12h10v12h12v20Z"/><path class="roof" d="M8 12 15 -2l7 14ZM20 24l6-8 7 8Z"/><path class="hole" d="M12 44v-9a3 3 0 0 1 6 0v9Z"/>`;
const hall = `<path class="wall edge" d="M0 44V20h30v24Z"/><path class="roof" d="M-2 20 15 4l17 16Z"/><path class="hole" d="M5 26h4v6H5ZM13 26h4v6h-4ZM21 26h4v6h-4ZM12 44v-8h6v8Z"/>`;
const ghost = (width: number): string =>
  `<path class="ghost" d="M0 44V20h${width}v24Z"/><path class="line" d="M${width / 2} 27v10M${width / 2 - 5} 32h10"/>`;
const saboteur = `<path class="slate" d="M-11 30c0-14 4-18 11-18s11 4 11 18Z"/><circle class="skin" cy="5" r="8"/><path class="hole" d="M-9 3c0-14 18-14 18 0Z"/><path class="line" d="M12 20 22 4M16 2l8 6"/>`;
const head = (letter: string, kind: string): string =>
  `<path class="${kind}" d="M-13 30c0-12 6-16 13-16s13 4 13 16Z"/><circle class="skin" cy="6" r="8"/><path class="${kind}" d="M-10 4c0-13 20-13 20 0Z"/>${text(0, 28, letter, "v")}`;
const worker = (letter: string, kind: string, wage: number): string =>
  `${sheet()}${at(17, 14, head(letter, kind), 0, 0.8)}${text(6, 13, wage, "s")}`;
const house = (roof: string): string =>
  `<path class="wall edge" d="M0 40V20h22v20Z"/><path class="wall2 edge" d="M22 40V20L34 6l12 14v20Z"/><path class="${roof}" d="M0 20 10 6h24L22 20Z"/><path class="hole" d="M30 40v-9h8v9Z"/>`;
const cloud = `<path class="slate" d="M4 20a8 8 0 0 1 2-15 10 10 0 0 1 19 1 7 7 0 0 1 0 14Z"/><path class="line" d="m8 25-3 8M17 25l-3 8M26 25l-3 8"/>`;
const cube = (kind: string): string =>
  `<path class="${kind} edge" d="M0 5 9 0l9 5v10l-9 5-9-5Z"/><path class="joint" d="M0 5l9 5 9-5M9 10v10"/>`;
const cart = (colour: Colour, load = ""): string =>
  `${load ? at(9, -12, cube(load), 0, 0.9) : ""}<path class="c-${colour}" d="M2 6h30l-4 12H6Z"/><path class="line" d="M32 8h14"/><circle class="wood edge" cx="17" cy="20" r="8"/><circle class="paper" cx="17" cy="20" r="3"/>`;
const dot = `<circle class="ox" r="5"/>`;
const flag = `<path class="wood" d="M0 0h3v44H0Z"/><path class="ox" d="M3 2h26l-7 8 7 8H3Z"/>`;
const phases = row(
  5,
  (i) =>
    at(
      18 + 33 * i,
      38,
      `<circle class="${i === 0 ? "ox" : "paper"} edge" r="12"/>${text(0, 5, i + 1, i === 0 ? "v" : "n")}`,
    ) + (i < 4 ? at(32 + 33 * i, 38, `<path class="line" d="M0 0h5"/>`) : ""),
);

const PILE = row(3, (i) => at(3 * i, -2 * i, back));
const PICTURES: Record<string, string[]> = {
  pillars: [
    row(5, (i) => at(18 + 26 * i, 16, card(2 * i + 2, "green"), -8 + 4 * i)),
    at(8, 12, card(4, "red")) +
      at(44, 12, card(8, "green")) +
      at(80, 12, card(6, "blue")) +
      at(122, 38, arrow()) +
      at(148, 28, `<path class="c-green" d="M0 0h18v18H0Z"/>`),
    at(10, 28, cube("grey")) +
      at(38, 38, arrow()) +
      at(70, 14, card(4, "green")) +
      at(110, 38, arrow()) +
      at(148, 36, points(4)),
    at(20, 16, PILE) +
      at(70, 38, arrow()) +
      at(104, 14, `${sheet()}<path class="gold" d="M17 8l4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1Z"/>`) +
      at(140, 20, flag, 0, 0.8),
  ],
  contest: [
    at(12, 16, PILE) + at(64, 14, sheet()) + at(66, 16, tower, 0, 0.95) + at(126, 28, coin()) + at(142, 44, coin(10)),
    at(8, 22, tower) + at(38, 22, gate) + at(78, 22, hall) + at(124, 22, church),
    at(8, 26, die(3)) + at(42, 38, arrow(16)) + at(76, 24, gavel) + at(102, 38, arrow(16)) + at(130, 18, tower, 0, 0.9),
    at(14, 24, die(4)) + at(52, 38, arrow(16)) + row(4, (i) => at(88 + 13 * i, 38, coin())) + at(138, 22, gate, 0, 0.8),
    row(5, (i) =>
      at(
        14 + 30 * i,
        20,
        `<path class="${i === 2 ? "gold" : "paper"} edge" d="M0 36V12a12 12 0 0 1 24 0v24Z"/>${text(12, 30, i + 2, "n")}`,
      ),
    ),
    at(30, 14, hidden) +
      at(84, 38, `<path class="paper edge" d="M-16 0c8-12 24-12 32 0-8 12-24 12-32 0Z"/><circle class="hole" r="5"/>`) +
      at(112, 14, hidden, 0, 1),
    at(
      40,
      38,
      `<path class="wood edge" d="M-16 20c-6-14 4-22 8-28h16c4 6 14 14 8 28Z"/><path class="line" d="M-8 -8h16"/>`,
    ) +
      at(84, 38, arrow()) +
      at(132, 38, coin(0)),
    at(14, 22, tower) + at(40, 22, church) + at(78, 22, hall) + at(116, 22, ghost(30)),
    at(34, 22, saboteur) +
      at(68, 38, arrow(16)) +
      at(92, 26, die(0)) +
      at(130, 22, `<path class="wall edge" d="M3 44V30l5-6 4 5 7-4v19Z"/><path class="roof" d="M20 44 32 34l4 10Z"/>`),
    at(30, 14, back) + at(78, 38, arrow()) + row(3, (i) => at(116 + 12 * i, 14 + 2 * i, sheet())),
    at(6, 22, tower, 0, 0.9) +
      at(28, 22, church, 0, 0.9) +
      at(62, 22, hall, 0, 0.9) +
      at(94, 22, church, 0, 0.9) +
      at(124, 22, tower, 0, 0.9) +
      at(78, 18, points("+10"), 0, 0.8),
  ],
  baumeister: [
    row(4, (i) => at(20 + 28 * i, 24, head("MFJA"[i]!, ["w-m", "w-f", "w-j", "w-a"][i]!))) + at(142, 40, coin(40)),
    at(30, 14, worker("F", "w-f", 4)) + at(92, 18, house("roof")),
    phases,
    at(14, 14, worker("M", "w-m", 5)) +
      at(54, 14, worker("J", "w-j", 3)) +
      at(94, 14, worker("A", "w-a", 1)) +
      at(136, 38, `<path class="line" d="M0 -9v18M-9 0h18"/>`),
    at(18, 20, house("roof")) + at(76, 38, arrow(16)) + at(122, 26, gavel),
    at(40, 14, sheet()) +
      at(44, 22, cloud, 0, 0.85) +
      at(104, 24, head("J", "w-j")) +
      at(104, 38, `<path class="line" d="M-16 -14 16 18"/>`),
    at(12, 22, head("A", "w-a"), 0, 0.9) +
      at(34, 40, arrow(18)) +
      at(70, 18, house("ghost")) +
      at(136, 22, head("J", "w-j"), 0, 0.9),
    at(16, 18, house("roof"), 0, 0.9) +
      at(66, 38, arrow(16)) +
      row(3, (i) => at(98 + 12 * i, 38, coin())) +
      at(148, 24, head("M", "w-m"), 0, 0.8),
    at(24, 18, flag) + at(68, 18, house("roof")) + at(136, 40, points(1)),
    row(3, (i) =>
      at(20, 22 + 16 * i, `<path class="line" d="M0 0h120"/><circle class="gold edge" cx="${30 + 36 * i}" r="7"/>`),
    ),
  ],
  cologne: [
    at(16, 20, church, 0, 1.1) +
      at(66, 38, arrow(18)) +
      at(112, 36, points(5)) +
      at(134, 36, `<path class="c-red" d="M12 0 24 22H0Z"/>`, 0, 0.9),
    at(16, 34, cart("red")) + at(76, 22, gate) + at(116, 34, cube("white")) + at(142, 50, dot),
    at(40, 18, flag) + at(104, 38, points(35), 0, 1.3),
    at(8, 34, cube("white")) +
      at(34, 34, cube("grey")) +
      at(60, 34, cube("black")) +
      text(17, 30, 1, "n") +
      text(43, 30, 2, "n") +
      text(69, 30, 3, "n") +
      at(86, 44, arrow(18)) +
      at(120, 20, church) +
      at(158, 12, hammer, 0, 0.7),
    at(26, 26, die(0)) + at(62, 26, die(3, true)) + at(98, 38, arrow(18)) + at(128, 30, cube("grey")),
    at(8, 34, cart("red", "grey")) + row(4, (i) => at(70 + 26 * i, 50, dot)) + at(130, 4, church, 0, 0.8),
    at(40, 18, hidden, -12) +
      at(68, 14, sheet()) +
      at(85, 30, coin(), 0, 0.9) +
      at(102, 14, sheet(), 10) +
      at(114, 34, `<path class="c-blue" d="M0 0 10 4v10c0 8-6 12-10 14-4-2-10-6-10-14V4Z"/>`, 10),
  ],
};

export const PICTURE_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

/** The drawing of a game's n-th chapter, or nothing. */
export function pictureOf(game: string, chapter: number): string {
  return PICTURES[game]?.[chapter] ?? "";
}
