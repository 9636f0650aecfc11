/** A lesson at a real table: the server deals and answers as ever, but only the move the lesson asks for is offered. */

import { standing } from "./undoneSteps";
import { Link } from "./link.svelte";
import { askedOn } from "./steps";
import type { LessonPlan, LessonStep, OfferedMove, TableView } from "./wire";

export class LessonLink extends Link {
  /** The page of the lesson that lies open. */
  at = $state(0);
  private whole: TableView | null = null;

  constructor(
    table: string,
    readonly plan: LessonPlan,
  ) {
    super(table);
  }

  get step(): LessonStep {
    return this.plan.steps[this.at]!;
  }
  /** Moves made by everybody since the beginning. */
  get made(): number {
    return standing(this.log).filter((entry) => entry.seat !== null).length;
  }
  get isLast(): boolean {
    return this.at === this.plan.steps.length - 1;
  }
  /** The move that this page asks for now; pages before others at the same place only tell something. */
  get asked(): OfferedMove | null {
    return askedOn(this.plan, this.at, this.made);
  }
  override get explains(): boolean {
    return this.asked === null;
  }
  override get plans(): boolean {
    return false;
  }
  override get ring(): string[] {
    return this.step.ring;
  }
  /** The next page can be opened: what it speaks of has happened. */
  get canGoOn(): boolean {
    const next = this.plan.steps[this.at + 1];
    return next !== undefined && next.after <= this.made;
  }

  go(at: number): void {
    this.at = at;
    if (this.whole) this.view = this.shaped(this.whole);
  }

  /** When the moves of this page are made, the next one opens; after a reload the page of this place does. */
  follow(): void {
    const asks = this.plan.moves.some(({ after }) => askedOn(this.plan, this.at, after) !== null);
    if (asks && this.canGoOn) this.go(this.at + 1);
  }
  resume(): void {
    const { steps } = this.plan;
    const last = steps.findLast((step) => step.after <= this.made)!;
    this.go(steps.findIndex((step) => step.after === last.after));
  }

  protected override shaped(view: TableView): TableView {
    this.whole = view;
    if (!view.play) return view;
    const moves = view.play.moves.filter((move) => move.id === this.asked?.id);
    return { ...view, play: { ...view.play, moves, undo: false, can_plan: false } };
  }
}
