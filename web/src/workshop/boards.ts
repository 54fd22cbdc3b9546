/** Which values of an entry have a drawing board instead of fields. */
import type { Bench } from "./bench.svelte";
import type { Path } from "./form/path";
import type { Schema } from "./form/schema";

export type BoardName = "pattern" | "ground";

/** Patterns and outlines are drawn on squared paper; all else has its form. */
export function boardFor(bench: Bench, _: Schema, path: Path): BoardName | null {
  if (bench.outline?.game !== "realm_of_sand") return null;
  const last = path.at(-1);
  if (bench.entry?.kind === "card" && last === "pattern") return "pattern";
  if (last !== "rows") return null;
  return path.length === 1 ? "pattern" : "ground";
}
