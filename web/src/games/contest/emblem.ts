/** The game in a few lines, in a square of 24. */
export const emblem = "M1 21V10l3-5 3 5v3h3V8l2.5-6L15 8v5h2v-3l3-5 3 5v11Z";
