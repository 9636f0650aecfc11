import {
  arrow,
  at,
  cloud,
  coin,
  flag,
  gavel,
  head,
  house,
  phases,
  points,
  row,
  sheet,
  worker,
} from "../../rules/pieces";

/** A drawing for each chapter of the rules, in their order. */
export const chapters: string[] = [
  row(4, (i) => at(20 + 28 * i, 24, head("MFJA"[i]!, ["master", "foreman", "journeyman", "apprentice"][i]!))) +
    at(142, 40, coin(40)),
  at(30, 14, worker("F", "foreman", 4)) + at(92, 18, house("roof")),
  phases,
  at(14, 14, worker("M", "master", 5)) +
    at(54, 14, worker("J", "journeyman", 3)) +
    at(94, 14, worker("A", "apprentice", 1)) +
    at(136, 38, `<path class="line" d="M0 -9v18M-9 0h18"/>`),
  at(18, 20, house("roof")) + at(76, 38, arrow(16)) + at(122, 26, gavel),
  at(40, 14, sheet()) +
    at(44, 22, cloud, 0, 0.85) +
    at(104, 24, head("J", "journeyman")) +
    at(104, 38, `<path class="line" d="M-16 -14 16 18"/>`),
  at(12, 22, head("A", "apprentice"), 0, 0.9) +
    at(34, 40, arrow(18)) +
    at(70, 18, house("ghost")) +
    at(136, 22, head("J", "journeyman"), 0, 0.9),
  at(16, 18, house("roof"), 0, 0.9) +
    at(66, 38, arrow(16)) +
    row(3, (i) => at(98 + 12 * i, 38, coin())) +
    at(148, 24, head("M", "master"), 0, 0.8),
  at(24, 18, flag) + at(68, 18, house("roof")) + at(136, 40, points(1)),
  row(3, (i) =>
    at(20, 22 + 16 * i, `<path class="line" d="M0 0h120"/><circle class="gold edge" cx="${30 + 36 * i}" r="7"/>`),
  ),
];
