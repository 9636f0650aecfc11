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
  const cards = flights.map((flight) => (prefs.travel && flight.look === "card" ? realCard(flight.from) : null));
  await tick();
  let number = 0;
  flights.forEach((flight, i) => {
    const start = starts[i] ?? rectOf(flight.from);
    const end = rectOf(flight.to);
    if (!start || !end) return;
    if (!prefs.travel) return highlight(flight.to);
    for (let copy = 0; copy < (flight.count ?? 1) && number < AT_MOST; copy++)
      launch(cards[i] ?? made(flight), middle(cards[i]?.rect ?? start), middle(end), number++);
  });
}

interface Thing {
  look: HTMLElement;
  rect?: DOMRect; // where it lies
  shrinks: number; // to this much of its size
}

/** The card that lies there itself, as it looks; nothing where none lies open. */
function realCard(place: string): Thing | null {
  const at = document.querySelector<HTMLElement>(`[data-at~="${CSS.escape(place)}"]`);
  const card = at?.matches(".contract-card, .lot") ? at : at?.querySelector<HTMLElement>(".card");
  const rect = card?.getBoundingClientRect();
  if (!card || !rect?.width) return null;
  const look = card.cloneNode(true) as HTMLElement;
  for (const named of [look, ...look.querySelectorAll("[id], [data-at], [data-move]")])
    for (const name of ["id", "data-at", "data-move", "data-offered"]) named.removeAttribute(name);
  Object.assign(look.style, { width: `${rect.width}px`, height: `${rect.height}px`, margin: "0", zIndex: "60" });
  look.style.setProperty("--card-width", `${rect.width}px`);
  Object.assign(look.style, { position: "fixed", left: "0", top: "0", pointerEvents: "none" });
  return { look, rect, shrinks: 40 / rect.width };
}

function made(flight: Flight): Thing {
  const look = document.createElement("span");
  look.className = `flight ${flight.look}`;
  look.textContent = flight.text ?? "";
  return { look, shrinks: 1 };
}

function launch(
  { look: thing, rect, shrinks }: Thing,
  from: { x: number; y: number },
  to: { x: number; y: number },
  number: number,
): void {
  thing.setAttribute("aria-hidden", "true");
  thing.inert = true;
  (document.querySelector(".below > *") ?? document.body).append(thing);
  const at = (point: { x: number; y: number }, scale: number) =>
    `translate(${point.x}px, ${point.y}px) translate(-50%, -50%) scale(${scale})`;
  const top = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 5),
  };
  const motion = thing.animate(
    [
      { transform: at(from, rect ? 1 : 0.8), opacity: rect ? 1 : 0.4 },
      { transform: at(top, rect ? (1 + shrinks) / 2 : 1.1), opacity: 1, offset: 0.5 },
      { transform: at(to, shrinks), opacity: 1, offset: 0.92 },
      { transform: at(to, 0.9 * shrinks), opacity: 0 },
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
