import {
  PILE,
  arrow,
  at,
  back,
  church,
  coin,
  die,
  gate,
  gavel,
  ghost,
  hall,
  hidden,
  points,
  row,
  saboteur,
  sheet,
  text,
  tower,
} from "../../rules/pieces";

/** A drawing for each chapter of the rules, in their order. */
export const chapters: string[] = [
  at(12, 16, PILE) + at(64, 14, sheet()) + at(66, 16, tower, 0, 0.95) + at(126, 28, coin()) + at(142, 44, coin(10)),
  at(8, 22, tower) + at(38, 22, gate) + at(78, 22, hall) + at(124, 22, church),
  at(8, 26, die(3)) + at(42, 38, arrow(16)) + at(76, 24, gavel) + at(102, 38, arrow(16)) + at(130, 18, tower, 0, 0.9),
  at(14, 24, die(4)) + at(52, 38, arrow(16)) + row(4, (i) => at(88 + 13 * i, 38, coin())) + at(138, 22, gate, 0, 0.8),
  row(5, (i) =>
    at(
      14 + 30 * i,
      20,
      `<path class="${i === 2 ? "gold" : "paper"} edge" d="M0 36V12a12 12 0 0 1 24 0v24Z"/>${text(12, 30, i + 2)}`,
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
];
