/** Rings the places of the table that a page of a lesson speaks of, as often as they are drawn anew, and brings the first one into view. */

const MARK = "data-ringed";
const GAP = 12; // px between the coach and what it speaks of
const SETTLES_MS = 1000; // in which the table is drawn anew; later the reader scrolls

function placesOf(name: string): Element[] {
  const quoted = CSS.escape(name);
  return [...document.querySelectorAll(`[data-at="${quoted}"], [data-card="${quoted}"]`)];
}

/** `coach` answers where the coach stands, which covers what is below it on a phone. Returns how to end it. */
export function ringed(names: string[], coach: () => DOMRect | undefined): () => void {
  let settled = 0; // when the table is drawn
  const mark = (): void => {
    const places = names.flatMap(placesOf);
    for (const one of document.querySelectorAll(`[${MARK}]`)) if (!places.includes(one)) one.removeAttribute(MARK);
    for (const one of places) if (!one.hasAttribute(MARK)) one.setAttribute(MARK, "");
    if (places.length) settled ||= performance.now() + SETTLES_MS;
    if (places[0] && performance.now() < settled) reveal(places[0], coach());
  };
  const frame = { asked: 0 };
  const watch = new MutationObserver(() => {
    cancelAnimationFrame(frame.asked);
    frame.asked = requestAnimationFrame(mark);
  });
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-at", "data-card"] });
  frame.asked = requestAnimationFrame(mark);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame.asked);
    for (const one of document.querySelectorAll(`[${MARK}]`)) one.removeAttribute(MARK);
  };
}

/** Scrolls the page so that the place is seen, below a coach at the top. */
function reveal(place: Element, coach: DOMRect | undefined): void {
  const { x, y, width, height } = place.getBoundingClientRect();
  const seen = document.elementFromPoint(x + width / 2, y + height / 2);
  const from = coach && coach.width > innerWidth / 2 ? coach.bottom : 0;
  if (seen && y >= from && place.contains(seen)) return;
  place.scrollIntoView({ block: "center" });
  const covered = from - place.getBoundingClientRect().top;
  if (covered > 0) scrollBy({ top: -covered - GAP });
}
