/** An edition being entered: every answer is shown at once, saved after the one before, and can be taken back. */

import { Refused } from "../lib/api";
import { OneByOne } from "../lib/order";
import { errorOf } from "../lib/errors";
import type { Box } from "../lib/wire";
import { after, inverse, together, type Answer } from "./answers";
import { saveEdition, type Edition } from "./api";
import { now, same, type Answers, type ComponentValue, type Printed } from "./values";

const RETRY_MS = 2000;
export class Draft {
  saved = $state.raw<Edition>()!;
  private waiting = $state.raw<Answer[]>([]); // shown, not yet stored
  private undone = $state.raw<Answer[]>([]); // what takes each change back, the last one last
  private renames = $state(0); // not yet stored
  isAway = $state(false);
  trouble = $state("");
  overwritten = $state.raw<string[]>([]); // keys that another window had changed
  private readonly steps = new OneByOne();

  constructor(edition: Edition) {
    this.saved = edition;
  }

  readonly answers: Answers = $derived(this.waiting.reduce<Answers>(after, this.saved));
  readonly wrong = $derived(new Set(this.saved.breaches.flatMap((breach) => breach.keys)));
  readonly isSaved = $derived(this.waiting.length === 0 && this.renames === 0);
  readonly canUndo = $derived(this.undone.length > 0);

  now(value: ComponentValue): Printed {
    return now(this.answers, value);
  }

  change(change: Answer): void {
    this.undone = [...this.undone, inverse(this.answers, change)];
    this.apply(change);
  }

  confirm(keys: string[]): void {
    this.change({ confirmed: Object.fromEntries(keys.map((key) => [key, true])) });
  }

  enter(value: ComponentValue, is: Printed): void {
    this.enterAll([[value, is]]);
  }

  /** What says the same as ours counts as looked at. */
  enterAll(entered: [ComponentValue, Printed][]): void {
    this.change({
      values: Object.fromEntries(entered.map(([value, is]) => [value.key, same(is, value.value) ? null : is])),
      confirmed: Object.fromEntries(entered.map(([value]) => [value.key, true])),
    });
  }

  undo(): void {
    const last = this.undone.at(-1);
    if (!last) return;
    this.undone = this.undone.slice(0, -1);
    this.apply(last);
  }

  /** Another name, another publisher or year of the box. */
  async rename({ box, ...rest }: { name?: string; box?: Partial<Box> }): Promise<void> {
    this.renames++;
    await this.steps.run(async () => {
      this.trouble = await errorOf(async () => {
        const { info } = this.saved;
        const change = box ? { ...rest, box: { ...info.box, ...box } } : rest;
        this.saved = (await saveEdition(info, change)).edition;
      });
      this.renames--;
    });
  }

  /** Its link was made, or withdrawn. */
  linked(link: string | null): void {
    this.saved = { ...this.saved, info: { ...this.saved.info, link } };
  }

  private apply(change: Answer): void {
    this.waiting = [...this.waiting, change];
    void this.steps.run(() => this.store());
  }

  /** Sends all that waits; a refused change is taken back, one that did not arrive is sent again. */
  private async store(): Promise<void> {
    const sent = this.waiting;
    if (!sent.length) return;
    try {
      const { edition, overwritten } = await saveEdition(this.saved.info, together(sent));
      this.saved = edition;
      this.overwritten = overwritten;
      this.waiting = this.waiting.slice(sent.length);
      this.isAway = false;
      this.trouble = "";
    } catch (error) {
      if (error instanceof Refused) {
        this.waiting = this.waiting.slice(sent.length);
        this.trouble = error.message;
        return;
      }
      this.isAway = true;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return this.store();
    }
  }
}
