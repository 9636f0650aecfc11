/** On a screen where the page scrolls: what is asked comes into view when the question changes. */

const SCROLLS = 900; // px of width up to which the page scrolls

const isSeen = (one: Element): boolean => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

/** Scroll to the first thing offered unless one is seen; whoever writes meanwhile is left alone. */
export function followQuestion(): void {
  if (innerWidth > SCROLLS || document.activeElement?.matches("input, textarea")) return;
  const offered = [...document.querySelectorAll("main [data-move], main [data-moves]:not([data-moves=''])")].filter(
    (one) => one.getClientRects().length > 0,
  );
  if (!offered.length || offered.some(isSeen)) return;
  scrollTo({ top: 0, behavior: "instant" });
  if (!offered.some(isSeen)) offered[0]!.scrollIntoView({ block: "center", behavior: "instant" });
}
