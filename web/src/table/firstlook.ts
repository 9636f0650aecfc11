/**
 * The first look at a table: what is asked is painted first, and the rest follows piece by piece, each in a task and a
 * frame of its own, so that a phone answers in between. Afterwards nothing is late.
 */
class FirstLook {
  over = false;
  private waiting: (() => void)[] = [];

  /** Another table is looked at. */
  begin(): void {
    this.over = false;
  }

  /** Draws a piece when those before it have been painted; what is returned takes it back. */
  follow(draw: () => void): () => void {
    this.waiting.push(draw);
    if (this.waiting.length === 1) this.afterPaint();
    return () => {
      const place = this.waiting.indexOf(draw);
      if (place >= 0) this.waiting[place] = () => {};
    };
  }

  private afterPaint(): void {
    requestAnimationFrame(() => setTimeout(() => this.next()));
  }

  /** A piece stays in the row until it is painted: those within it come after all that wait already. */
  private next(): void {
    this.waiting[0]!();
    requestAnimationFrame(() => {
      this.waiting.shift();
      if (this.waiting.length) this.afterPaint();
      else this.over = true;
    });
  }
}

export const firstLook = new FirstLook();
