/**
 * Things travel: what the news tell is seen flying from where it was to where it is. Places on the table are named by
 * `data-at`; each game says in `flights.ts` which news move what from where to where.
 */

import "./flights.css";
import { tick } from "svelte";
import { prefs } from "../lib/prefs.svelte";
import type { News } from "../lib/table.svelte";
import type { Words } from "../lib/words";

export interface Flight {
  from: string;
  to: string;
  look: string; // classes of the thing: "coin", "card", "stone white", "die", "head rank-M"
  text?: string;
  count?: number;
}
export type FlightsOf = (news: News, words: Words) => Flight[];

const GAMES = import.meta.glob<{ flightsOf: FlightsOf }>("../games/*/flights.ts");
const AT_MOST = 8; // things in the air for one step
const GAP = 0.22; // of a flight, between two things of one step

export async function flightsFor(game: string): Promise<FlightsOf> {
  const found = GAMES[`../games/${game}/flights.ts`];
  return found ? (await found()).flightsOf : () => [];
}

function rectOf(place: string): DOMRect | null {
  for (const one of document.querySelectorAll(`[data-at~="${CSS.escape(place)}"]`)) {
    const rect = one.getBoundingClientRect();
    if (rect.width > 0) return rect;
  }
  return null;
}

const middle = (rect: DOMRect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

/** Called while the page still shows what was before; the ends are looked up when it shows what is. */
export async function fly(flights: Flight[]): Promise<void> {
  const starts = flights.map((flight) => rectOf(flight.from));
  await tick();
  let number = 0;
  flights.forEach((flight, i) => {
    const start = starts[i] ?? rectOf(flight.from);
    const end = rectOf(flight.to);
    if (!start || !end) return;
    if (!prefs.travel) return highlight(flight.to);
    for (let copy = 0; copy < (flight.count ?? 1) && number < AT_MOST; copy++)
      launch(flight, middle(start), middle(end), number++);
  });
}

function launch(flight: Flight, from: { x: number; y: number }, to: { x: number; y: number }, number: number): void {
  const thing = document.createElement("span");
  thing.className = `flight ${flight.look}`;
  thing.textContent = flight.text ?? "";
  thing.setAttribute("aria-hidden", "true");
  document.body.append(thing);
  const at = (point: { x: number; y: number }, scale: number) =>
    `translate(${point.x}px, ${point.y}px) translate(-50%, -50%) scale(${scale})`;
  const top = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 5),
  };
  const motion = thing.animate(
    [
      { transform: at(from, 0.8), opacity: 0.4 },
      { transform: at(top, 1.1), opacity: 1, offset: 0.5 },
      { transform: at(to, 1), opacity: 1, offset: 0.92 },
      { transform: at(to, 0.9), opacity: 0 },
    ],
    {
      duration: prefs.travel * 2,
      delay: number * GAP * prefs.travel,
      easing: "cubic-bezier(.3,.1,.2,1)",
      fill: "both",
    },
  );
  motion.onfinish = () => thing.remove();
  motion.oncancel = () => thing.remove();
}

/** Whoever wants no motion is shown where something arrived. */
function highlight(place: string): void {
  if (prefs.kept.speed === "off") return;
  const one = document.querySelector(`[data-at~="${CSS.escape(place)}"]`);
  one?.classList.add("arrived");
  setTimeout(() => one?.classList.remove("arrived"), 900);
}
