import { PILE, arrow, at, card, cube, flag, points, row, sheet } from "../../rules/pieces";

/** A drawing for each chapter of the rules, in their order. */
export const chapters: string[] = [
  row(5, (i) => at(18 + 26 * i, 16, card(2 * i + 2, "green"), -8 + 4 * i)),
  at(8, 12, card(4, "red")) +
    at(44, 12, card(8, "green")) +
    at(80, 12, card(6, "blue")) +
    at(122, 38, arrow()) +
    at(148, 28, `<path class="seat-green" d="M0 0h18v18H0Z"/>`),
  at(10, 28, cube("grey")) +
    at(38, 38, arrow()) +
    at(70, 14, card(4, "green")) +
    at(110, 38, arrow()) +
    at(148, 36, points(4)),
  at(20, 16, PILE) +
    at(70, 38, arrow()) +
    at(104, 14, `${sheet()}<path class="gold" d="M17 8l4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1Z"/>`) +
    at(140, 20, flag, 0, 0.8),
];
