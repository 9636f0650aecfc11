/** The game in a few lines, in a square of 24. */
export const emblem = "M3 21V11a9 9 0 0 1 18 0v10h-4V11.5a5 5 0 0 0-10 0V21Z";
