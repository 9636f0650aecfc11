/** What the server sends instead of a whole view: the parts of it that are different now. */

import type { ViewChange } from "./wire";

type Head = Pick<ViewChange, "version" | "now" | "log">;

/** The view that a change makes of the one before, which stays as it is. */
export function changed<V extends Head>(view: V, { version, now, log, set }: ViewChange): V {
  const told = { ...view, version, now, log };
  const own = new Set<unknown>(); // parts that were copied here
  for (const [pointer, value] of Object.entries(set)) {
    const steps = pointer
      .slice(1)
      .split("/")
      .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
    const last = steps.pop()!;
    let at = told as Record<string, unknown>;
    for (const step of steps) {
      if (!own.has(at[step])) {
        const part = at[step] as object;
        own.add((at[step] = Array.isArray(part) ? [...(part as unknown[])] : { ...part }));
      }
      at = at[step] as Record<string, unknown>;
    }
    at[last] = value;
  }
  return told;
}
