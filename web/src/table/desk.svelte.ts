/** What lies open over a table: rules, menu, the result. */
class Desk {
  rules = $state<string | null>(null);
  menu = $state(false);
  result = $state(true);

  openRules(rule: string): void {
    this.rules = rule;
  }
}

export const desk = new Desk();
