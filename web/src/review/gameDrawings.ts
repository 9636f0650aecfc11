/** What a game draws itself for the coach; null: what is said in words has to do. */

import type { Component } from "svelte";
import type { GameTable } from "../lib/table.svelte";
import type { LineStep, StillOut } from "../lib/wire";

type OwnLine = Component<{ table: GameTable; line: LineStep[] }>;
type OwnOut = Component<{ table: GameTable; out: StillOut }>;
const LINES = import.meta.glob<{ default: OwnLine }>("../games/*/Line.svelte");
const OUTS = import.meta.glob<{ default: OwnOut }>("../games/*/Out.svelte");

export async function lineOf(game: string): Promise<OwnLine | null> {
  return (await LINES[`../games/${game}/Line.svelte`]?.())?.default ?? null;
}
export async function outOf(game: string): Promise<OwnOut | null> {
  return (await OUTS[`../games/${game}/Out.svelte`]?.())?.default ?? null;
}

/** The things a move names, as the drawings of a game know them. */
export function piecesOf(
  domains: Record<string, string>,
  args: Record<string, unknown>,
): { domain: string; key: string }[] {
  return Object.entries(domains).flatMap(([name, domain]) => {
    const key = args[name];
    return typeof key === "string" ? [{ domain, key }] : [];
  });
}

/** The things a reason names. */
export function factPieces(
  facts: Record<string, { domain: string; value: unknown }>,
): { domain: string; key: string }[] {
  return Object.values(facts).flatMap(({ domain, value }) =>
    typeof value === "string" && domain !== "seat" ? [{ domain, key: value }] : [],
  );
}
