/**
 * What the thing under the pointer, in focus or chosen will do: the rules say it, from what the seat knows. Things name
 * the move they make by `data-move` (the id of an offered one) or `data-preview` (the notation of any: `move 1 andreas`).
 */

import type { Link } from "./link.svelte";
import type { Foretold, PreviewAnswer } from "./wire";

const NAMING = "[data-move], [data-preview]";

export class Previews {
  /** The move pointed at, by id or notation. */
  pointed = $state<string | null>(null);
  /** The move that would be made by what is selected; a game sets it, and what is pointed at goes before it. */
  chosen = $state<string | null>(null);
  private known = $state.raw<{ version: number; lines: Map<string, Foretold[]> }>({ version: -1, lines: new Map() });
  private asked = new Set<string>();
  private thing: HTMLElement | SVGElement | null = null; // that names it
  private touched = false;

  constructor(private readonly link: Link | null) {}

  get about(): string | null {
    return this.pointed ?? this.chosen;
  }

  /** What is foretold of a move at this version of the table; nothing while the answer is on its way. */
  at(version: number, about = this.about): Foretold[] {
    if (about === null || this.known.version !== version) return [];
    return this.known.lines.get(about) ?? [];
  }

  /** Asks once for every version: for all offered moves together, and for whatever else is named. */
  async learn(version: number, about = this.about): Promise<void> {
    if (about === null || !this.link) return;
    const offered = /^\d+$/.test(about);
    const question = `${version} ${offered ? "" : about}`;
    if (this.asked.has(question)) return;
    this.asked.add(question);
    const answer: PreviewAnswer = await this.link.question({ type: "preview", moves: offered ? [] : [about] });
    const before = this.known.version === answer.version ? this.known.lines : [];
    const found = answer.previews.map(({ move, says }) => [offered ? String(move.id) : about, says] as const);
    this.known = { version: answer.version, lines: new Map([...before, ...found]) };
  }

  /** For `pointerover` and `focusin` of the whole table. */
  point(event: Event): void {
    this.thing = event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>(NAMING) : null;
    if (event instanceof PointerEvent) this.touched = event.pointerType !== "mouse";
    this.read();
  }

  /** At another version of the table the thing is gone or names another move, and a finger no longer rests on it. */
  readAgain(): void {
    if (this.touched) this.thing = null;
    this.read();
  }

  private read(): void {
    const named = this.thing?.isConnected ? this.thing.dataset : undefined;
    this.pointed = named?.move ?? named?.preview ?? null;
  }
}
