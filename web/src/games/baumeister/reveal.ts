/** On a screen where the page scrolls: show what is asked. */

const APART = 8; // pixels below the sentence

/** Scroll to the first thing offered on the site, unless it is seen between the sentence and the crew, which both stick. */
export function reveal(table: HTMLElement): void {
  const [ask, crew] = [".ask", ".crew"].map((one) => table.querySelector<HTMLElement>(one));
  const offered = table.querySelector(".site [data-move]");
  if (!ask || !crew || !offered) return;
  const { top, bottom } = offered.getBoundingClientRect();
  const edge = crew.getBoundingClientRect().top;
  if (top >= ask.getBoundingClientRect().bottom && bottom <= edge) return;
  const around = offered.closest("article, section, .hand") ?? offered;
  const below = around.getBoundingClientRect().top + scrollY - ask.offsetHeight - APART;
  scrollTo({ top: bottom + scrollY <= edge ? 0 : below, behavior: "instant" });
}
