/** The game in a few lines, in a square of 24. */
export const emblem = "M12 2 1 12h3v9h6v-6h4v6h6v-9h3Z";
