/** Whether a page fits its screen: nothing cut off, no control under another one, nothing too small to read. */

import type { Page } from "@playwright/test";
import { drawn } from "./people";

/** From a small phone to a large desk. */
export const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1366, 680],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
export type Size = (typeof SIZES)[number];

/** The screen in this size, looked at from the top of the page: whatever was scrolled to before. */
export async function resize(page: Page, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await drawn(page);
}

const SMALLEST = 12; // pixels of type, as it is seen: after all scaling

/**
 * Print on drawings that may be smaller, because what it says is to be read elsewhere in full size: letters inside seat
 * signs (the name stands beside them), the four prices on a master builder's card (choosing it says them above the
 * table), what stands on the map of cologne (it is zoomed; pointing at a field names it), numbers on coins and marks.
 */
const PRINT = ".seat-mark, .several, .map, .minimap, .coin, .picture, .illustration, [aria-hidden=true]";

/** What does not fit, in words; nothing where all is well. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, print]) => {
      const TOUCHING = 3; // pixels two controls may share: rings and rounded corners
      const found: string[] = [];
      const root = document.documentElement;
      if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth - innerWidth} too wide`);
      const table = document.querySelector("main.table");
      if (innerWidth > 1100 && table && table.scrollHeight > table.clientHeight + 1)
        found.push(`the table scrolls by ${table.scrollHeight - table.clientHeight}`);

      const nameOf = (one: Element) =>
        `${one.tagName.toLowerCase()}.${one.getAttribute("class")?.replace(/ ?svelte-\S+/g, "")} "${one.textContent?.trim().slice(0, 30)}"`;
      const isSeen = (one: Element) =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".visually-hidden");
      const speaks = (one: Element) =>
        [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim());

      for (const one of document.querySelectorAll<HTMLElement>("#app *:not(svg, svg *)")) {
        if (!isSeen(one) || one.clientWidth < 3) continue;
        const style = getComputedStyle(one);
        const shortened = style.textOverflow === "ellipsis"; // a long name, shortened on purpose
        const wide = one.scrollWidth - one.clientWidth;
        const high = one.scrollHeight - one.clientHeight;
        if (/hidden|clip/.test(style.overflowX) && wide > 1 && !shortened)
          found.push(`cut off by ${wide}: ${nameOf(one)}`);
        if (/hidden|clip/.test(style.overflowY) && high > 1 && !shortened)
          found.push(`cut off below by ${high}: ${nameOf(one)}`);
        const size = Number.parseFloat(style.fontSize) * one.currentCSSZoom;
        if (speaks(one) && size < least - 0.01 && !one.closest(print))
          found.push(`${size.toFixed(1)} px: ${nameOf(one)}`);
      }
      for (const one of document.querySelectorAll<SVGTextElement>("#app svg text")) {
        const drawn = one.getScreenCTM();
        if (!drawn || !isSeen(one) || one.closest(print)) continue;
        const size =
          Number.parseFloat(getComputedStyle(one).fontSize) *
          Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c));
        if (size < least - 0.1) found.push(`${size.toFixed(1)} px in a drawing: ${nameOf(one)}`);
      }

      // What lies under a sheet or is scrolled out of its box is in nobody's way.
      const isInFront = (one: Element) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      };
      /** As much of it as the boxes around it show. */
      function shownOf(one: Element): { left: number; right: number; top: number; bottom: number } {
        let { left, right, top, bottom } = one.getBoundingClientRect();
        for (let around = one.parentElement; around; around = around.parentElement) {
          if (getComputedStyle(around).overflow === "visible") continue;
          const box = around.getBoundingClientRect();
          [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
          [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        }
        return { left, right, top, bottom };
      }
      const scrollsAcross = (one: Element): boolean =>
        one.parentElement !== null &&
        (/auto|scroll/.test(getComputedStyle(one.parentElement).overflowX) || scrollsAcross(one.parentElement));
      for (const one of document.querySelectorAll("#app :is(button, a, input, select, textarea)")) {
        const { left, right, width } = one.getBoundingClientRect();
        if (width && isSeen(one) && (left < -4 || right > innerWidth + 4) && !scrollsAcross(one))
          found.push(`beyond the edge: ${nameOf(one)}`);
      }
      const under = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
      for (const one of document.querySelectorAll(".bar ~ .ask :is(h1, button)"))
        if (!scrollY && isSeen(one) && one.getBoundingClientRect().top < under - 1)
          found.push(`under the bar: ${nameOf(one)}`);
      for (const one of document.querySelectorAll(".conversion")) {
        const panel = one.closest(".converting")!.getBoundingClientRect();
        if (one.getBoundingClientRect().right > panel.right) found.push(`out of its panel: ${nameOf(one)}`);
      }
      for (const panel of document.querySelectorAll(".contest .stage"))
        if (panel.scrollHeight > panel.clientHeight + 1)
          found.push(`runs over by ${panel.scrollHeight - panel.clientHeight}: ${nameOf(panel)}`);
      // Cards lie over each other only where there is no room beside them.
      const BROAD = 117;
      for (const hand of document.querySelectorAll(".pillars .hand")) {
        const cards = [...hand.querySelectorAll(".pick")].map((one) => one.getBoundingClientRect());
        if (innerWidth <= 900 && cards.length * BROAD > innerWidth && cards.at(-1)!.right < innerWidth * 0.85)
          found.push(`a fifth of its place is empty: ${nameOf(hand)}`);
      }
      // What is drawn is as large as its place allows.
      for (const stage of document.querySelectorAll(".stage:has(> .net)")) {
        const [all, net] = [stage, stage.firstElementChild!].map((one) => one.getBoundingClientRect());
        const share = (net!.width * net!.height) / (all!.width * all!.height);
        if (share < 0.3) found.push(`fills ${(100 * share).toFixed()} % of its place: ${nameOf(stage)}`);
      }
      for (const sheet of document.querySelectorAll("dialog.sheet[open]")) {
        const { width, height } = sheet.getBoundingClientRect();
        if (width < innerWidth / 4 && height < innerHeight / 2) found.push(`small on this screen: ${nameOf(sheet)}`);
      }
      // A seat's plate lies over no card of the trick, however much was put on it.
      for (const plate of document.querySelectorAll(".plate"))
        for (const card of document.querySelectorAll(".trick figure > :not(figcaption)")) {
          const [a, b] = [plate.getBoundingClientRect(), card.getBoundingClientRect()];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > TOUCHING && down > TOUCHING) found.push(`${nameOf(plate)} lies over ${nameOf(card)}`);
        }
      const boxOf = (one: Element) => one.getBoundingClientRect();
      const lieOver = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOUCHING &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOUCHING;
      // Words of one thing stand beside each other, and inside its edge.
      const textOf = (one: Element) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        return text.getBoundingClientRect();
      };
      for (const [thing, words] of [
        [".card", ".value, .kind"],
        [".loan", "strong, b, span, small"],
        [".street", ".when, .caption > *"],
      ] as const)
        for (const whole of document.querySelectorAll(`#app ${thing}`)) {
          const parts = [...whole.querySelectorAll(words)].filter((one) => isSeen(one) && one.textContent!.trim());
          for (const [i, one] of parts.entries())
            for (const other of parts.slice(i + 1))
              if (!one.contains(other) && lieOver(textOf(one), textOf(other)))
                found.push(`${nameOf(one)} lies over ${nameOf(other)}`);
        }
      for (const list of document.querySelectorAll(".card .several"))
        if (isSeen(list) && textOf(list).right > boxOf(list.closest(".card")!).right)
          found.push(`out of its card: ${nameOf(list)}`);
      if (innerWidth > 1100)
        for (const traits of document.querySelectorAll(".worker:not(.narrow) .traits")) {
          const [first, last] = [traits.firstElementChild, traits.lastElementChild];
          if (last && boxOf(last).bottom - boxOf(first!).top > boxOf(traits).height + 1)
            found.push(`higher than its place: ${nameOf(traits)}`);
        }
      // What lies over the map of cologne covers no gate and no field one may go to, and is as large as the map.
      if (innerWidth > 900)
        for (const panel of document.querySelectorAll(
          ".cologne :is(.corner > *, .question > .moves, .hand > .cards > *, aside > .rival, .log, .zoom)",
        ))
          for (const place of document.querySelectorAll(
            ".map :is([href='#gatehouse'], .tray, .gate-name, .gate-field, .reach circle:not(.hit))",
          ))
            if (lieOver(boxOf(panel), boxOf(place))) found.push(`${nameOf(panel)} lies over ${nameOf(place)}`);
      for (const panel of document.querySelectorAll(".cologne .question"))
        if (innerWidth >= 2200 && boxOf(panel).width < innerWidth / 5)
          found.push(`small on this screen: ${nameOf(panel)}`);
      // What to bid stands above the crew, which lies at the lower edge of a phone.
      for (const ladder of document.querySelectorAll(".bid-panel .ladder"))
        if (innerWidth <= 480 && innerHeight >= 740 && !scrollY) {
          const edge = boxOf(document.querySelector(".crew")!).top;
          if (boxOf(ladder).bottom > edge)
            found.push(`${boxOf(ladder).bottom - edge} below the fold: ${nameOf(ladder)}`);
        }
      // A sentence is not squeezed to a word a line.
      for (const sentence of document.querySelectorAll(".ask h1"))
        if (isSeen(sentence) && boxOf(sentence).width < Math.min(200, innerWidth * 0.5))
          found.push(`only ${Math.round(boxOf(sentence).width)} px wide: ${nameOf(sentence)}`);
      // What lies behind something that sticks to the lower edge is scrolled out from under it.
      const scrollsOn = document.documentElement.scrollHeight - scrollY > innerHeight + 1;
      const sticksBelow = (one: Element | null): boolean => {
        if (!one) return false;
        const { position, bottom } = getComputedStyle(one);
        return (position === "sticky" && bottom === "0px") || sticksBelow(one.parentElement);
      };
      const controls = [...document.querySelectorAll("#app :is(button, a, input, select, textarea)")]
        .filter((one) => isSeen(one) && isInFront(one))
        .map((one) => ({
          one,
          box: shownOf(one),
          kind: one.matches(".hand .pick") ? "card" : one.className,
          sticks: scrollsOn && sticksBelow(one),
        }));
      for (const [i, { one, box, kind, sticks }] of controls.entries())
        for (const other of controls.slice(i + 1)) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          const isFan = kind === other.kind; // cards of one hand
          if (across > TOUCHING && down > TOUCHING && !isFan && !one.contains(other.one) && sticks === other.sticks)
            found.push(`${nameOf(one)} and ${nameOf(other.one)} overlap`);
        }
      return found;
    },
    [SMALLEST, PRINT] as const,
  );
}
