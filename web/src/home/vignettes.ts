/** The drawings of the games, for the home page; a game nobody has drawn has none. */

const VIGNETTES = import.meta.glob<string>("../games/*/vignette.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function vignetteOf(game: string): string {
  return VIGNETTES[`../games/${game}/vignette.svg`] ?? "";
}
