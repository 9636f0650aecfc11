/** Something that is sent as a whole and comes back with a view: until then the next change builds on what was sent last. */

export class Sent<T> {
  private last = $state.raw<{ value: T; answeredAt: unknown } | null>(null);

  /** `source` holds the newest view, and `shown` reads from it what is known there. */
  constructor(
    private readonly source: { view: unknown },
    private readonly shown: () => T,
  ) {}

  get value(): T {
    const { last } = this;
    return last && (last.answeredAt === null || last.answeredAt === this.source.view) ? last.value : this.shown();
  }

  /** `send` answers with why not; then it is as it was. The view follows the answer. */
  async change(value: T, send: () => Promise<string>): Promise<string> {
    this.last = { value, answeredAt: null };
    const refusal = await send();
    if (this.last?.value === value) this.last = refusal ? null : { value, answeredAt: this.source.view };
    return refusal;
  }
}
