import type { Attachment } from "svelte/attachments";

const PHONE = "(max-width: 1100px)"; // where what is asked lies above the table and pushes it

/** Keep an element as high as it was while the reader was asked, so that nothing below it moves as bots answer. */
export const heldHeight =
  (isAsked: () => boolean): Attachment<HTMLElement> =>
  (element) => {
    let high = 0;
    const release = () => element.style.removeProperty("min-height");
    const measured = new ResizeObserver(() => {
      if (!element.style.minHeight) high = element.offsetHeight;
    });
    measured.observe(element);
    addEventListener("resize", release);
    $effect(() => {
      if (isAsked() || !matchMedia(PHONE).matches) release();
      else element.style.minHeight = `${high}px`;
    });
    return () => {
      measured.disconnect();
      removeEventListener("resize", release);
    };
  };
