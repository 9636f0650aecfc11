import type { LogEntry } from "./wire";

/** Steps that were taken back, and the step that took them back, cancel each other. */
export function standing(log: LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = [];
  for (const entry of log) {
    if (entry.undone) kept.pop();
    else kept.push(entry);
  }
  return kept;
}
