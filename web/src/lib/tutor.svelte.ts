/**
 * A tutor at the table: what the offered moves are worth, asked once for every decision, and the question before a
 * blunder. Nobody waits for it: where there is no answer yet, nothing is asked.
 */

import type { Link } from "./link.svelte";
import type { MoveWeight, OfferedMove, WeighAnswer } from "./wire";

interface Warning {
  decision: string;
  weight: MoveWeight;
  go: () => Promise<void>;
}

export class Tutor {
  asking = $state(false);
  warning = $state.raw<Warning | null>(null);
  /** The newest answer, whatever has happened since. */
  newest = $state.raw<WeighAnswer | null>(null);
  private asked = ""; // the decision, by seat and version
  private known = $state("");

  constructor(private readonly link: Link | null) {}

  /** What is known of a decision; null while nothing is. */
  at(decision: string): WeighAnswer | null {
    return this.known === decision ? this.newest : null;
  }

  async learn(decision: string): Promise<void> {
    if (!this.link || this.asked === decision) return;
    this.asked = decision;
    this.asking = true;
    const answer: WeighAnswer = await this.link.question({ type: "weigh" });
    if (this.asked !== decision) return; // another one is asked for
    this.asking = false;
    this.newest = answer;
    this.known = answer.refusal || answer.weights.length ? decision : "";
  }

  /** For another seat at the same device, or nobody. */
  forget(): void {
    this.asked = this.known = "";
    this.asking = false;
    this.newest = this.warning = null;
  }

  /** Whether a move would surely be a blunder; then it is asked about, and `go` is what waits for the answer. */
  warns(decision: string, move: OfferedMove, go: () => Promise<void>): boolean {
    const weight = this.at(decision)?.weights.find((one) => one.move.id === move.id);
    if (weight?.verdict !== "blunder") return false;
    this.warning = { decision, weight, go };
    return true;
  }

  /** It is asked once. */
  playAnyway(): void {
    const go = this.warning?.go;
    this.warning = null;
    this.known = "";
    void go?.();
  }
}
