/** Answers arrive in any order. What is kept and shown must not depend on it. */

/** Questions of which only the newest counts: an answer, or a failure, that comes after a newer question is dropped. */
export class Newest {
  private asked = 0;

  async take<T>(question: Promise<T>, use: (answer: T) => void): Promise<void> {
    const own = ++this.asked;
    try {
      const answer = await question;
      if (own === this.asked) use(answer);
    } catch (error) {
      if (own === this.asked) throw error;
    }
  }
}

/** Work that is begun when the one before has ended: it builds on what that led to, and what was wanted last stays. */
export class OneByOne {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Whoever only looks now and then need not look now. */
  get isBusy(): boolean {
    return this.waiting > 0;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    const own = this.last.then(work);
    this.last = own.catch(() => {});
    try {
      return await own;
    } finally {
      this.waiting--;
    }
  }
}
