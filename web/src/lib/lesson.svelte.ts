/** A lesson at a real table: the server deals and answers as ever, but only the move the lesson asks for is offered. */

import { standing } from "./undoneSteps";
import { Link } from "./link.svelte";
import { asksAt } from "./steps";
import type { LessonPlan, LessonStep, TableView } from "./wire";

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
  /** This page asks for a move; pages before it at the same place only tell something. */
  get asks(): boolean {
    return asksAt(this.plan.steps, this.at);
  }
  override get explains(): boolean {
    return !this.asks || this.made !== this.step.after;
  }
  override get plans(): boolean {
    return false;
  }
  /** The next page can be opened: what it speaks of has happened. */
  get canGoOn(): boolean {
    const next = this.plan.steps[this.at + 1];
    return next !== undefined && next.after <= this.made && !(this.asks && this.made === this.step.after);
  }

  go(at: number): void {
    this.at = at;
    if (this.whole) this.view = this.shaped(this.whole);
  }

  /** The lesson follows what happens at the table; whoever comes back is taken to where they were. */
  follow(): void {
    if (this.asks && this.made > this.step.after && this.canGoOn) this.go(this.at + 1);
  }
  resume(): void {
    const here = this.plan.steps.findIndex((step) => step.after >= this.made);
    this.go(here < 0 ? this.plan.steps.length - 1 : here);
  }

  protected override shaped(view: TableView): TableView {
    this.whole = view;
    if (!view.play) return view;
    const wanted = this.explains ? undefined : this.step.move?.id;
    const moves = view.play.moves.filter((move) => move.id === wanted);
    return { ...view, play: { ...view.play, moves, undo: false, can_plan: false } };
  }
}
