/** What lies open over a table: rules, menu, the result; and what stands above or below it. */
class Overlays {
  rules = $state<string | null>(null);
  menu = $state(false);
  answers = $state(false); // to be prepared
  result = $state(true); // the last scene, not the board as it was left
  lived = false; // the reader saw the game run: its end comes in slowly, once
  strip = $state(0); // how high that is, in pixels

  /** For another table. */
  clear(): void {
    this.rules = null;
    this.menu = false;
    this.answers = false;
    this.result = true;
    this.lived = false;
    this.strip = 0;
  }

  openRules(rule: string): void {
    this.rules = rule;
  }
}

export const overlays = new Overlays();
