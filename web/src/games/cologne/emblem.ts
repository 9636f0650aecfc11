/** The game in a few lines, in a square of 24. */
export const emblem = "M3 21V8l3-6 3 6v4l3-3 3 3V8l3-6 3 6v13h-6v-4a3 3 0 0 0-6 0v4Z";
