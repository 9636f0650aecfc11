/** The colours of the seats before a view says them, in seat order. */
const COLOURS: Record<string, string[]> = {
  pillars: ["green", "blue", "red", "orange"],
  cologne: ["red", "yellow", "green", "blue"],
};
const USUAL = ["blue", "red", "yellow", "green"];

export function colourOf(game: string, seat: number): string {
  return (COLOURS[game] ?? USUAL)[seat] ?? "blue";
}

export function letterOf(seat: number): string {
  return "ABCD"[seat] ?? "?";
}
