import {
  arrow,
  at,
  cart,
  church,
  coin,
  cube,
  die,
  dot,
  flag,
  gate,
  hammer,
  hidden,
  points,
  row,
  sheet,
  text,
} from "../../rules/pieces";

/** A drawing for each chapter of the rules, in their order. */
export const chapters: string[] = [
  at(16, 20, church, 0, 1.1) +
    at(66, 38, arrow(18)) +
    at(112, 36, points(5)) +
    at(134, 36, `<path class="seat-red" d="M12 0 24 22H0Z"/>`, 0, 0.9),
  at(16, 34, cart("red")) + at(76, 22, gate) + at(116, 34, cube("white")) + at(142, 50, dot),
  at(40, 18, flag) + at(104, 38, points(35), 0, 1.3),
  at(8, 34, cube("white")) +
    at(34, 34, cube("grey")) +
    at(60, 34, cube("black")) +
    text(17, 30, 1) +
    text(43, 30, 2) +
    text(69, 30, 3) +
    at(86, 44, arrow(18)) +
    at(120, 20, church) +
    at(158, 12, hammer, 0, 0.7),
  at(26, 26, die(0)) + at(62, 26, die(3, true)) + at(98, 38, arrow(18)) + at(128, 30, cube("grey")),
  at(8, 34, cart("red", "grey")) + row(4, (i) => at(70 + 26 * i, 50, dot)) + at(130, 4, church, 0, 0.8),
  at(40, 18, hidden, -12) +
    at(68, 14, sheet()) +
    at(85, 30, coin(), 0, 0.9) +
    at(102, 14, sheet(), 10) +
    at(114, 34, `<path class="seat-blue" d="M0 0 10 4v10c0 8-6 12-10 14-4-2-10-6-10-14V4Z"/>`, 10),
];
