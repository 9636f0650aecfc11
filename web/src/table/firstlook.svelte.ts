/**
 * The first look at a table: what is asked is painted first, then what one answers with, and the rest follows piece by
 * piece, each in a task and a frame of its own, so that a phone answers in between. Afterwards nothing is late.
 */
class FirstLook {
  over = $state(false);
  private soon: Piece[] = [];
  private late: Piece[] = [];
  private busy = false;

  /** Another table is looked at. */
  begin(): void {
    this.over = false;
  }

  /** Draws a piece when those before it have been painted; what is returned takes it back. */
  follow(draw: () => void, soon: boolean): () => void {
    const piece = { draw };
    (soon ? this.soon : this.late).push(piece);
    if (!this.busy) this.afterPaint();
    return () => (piece.draw = () => {});
  }

  private afterPaint(): void {
    this.busy = true;
    requestAnimationFrame(() => setTimeout(() => this.next()));
  }

  /** Pieces within this one come after all that wait already. */
  private next(): void {
    (this.soon.shift() ?? this.late.shift())!.draw();
    requestAnimationFrame(() => {
      this.busy = false;
      if (this.soon.length + this.late.length) this.afterPaint();
      else this.over = true;
    });
  }
}

interface Piece {
  draw: () => void;
}

export const firstLook = new FirstLook();
