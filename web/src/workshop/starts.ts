/** Where a table can begin for the entry that lies open. */
import type { Bench } from "./bench.svelte";
import type { Start } from "./playing";

export function startOf(bench: Bench): Start | null {
  const open = bench.entry;
  if (open === null || !bench.mayWrite) return null;
  if (open.kind === "card") return { card: bench.id };
  if (bench.outline?.game !== "tainted_grail") return null;
  if (open.kind === "encounter") return { encounter: bench.id };
  if (open.kind === "verse" || open.kind === "book") return { verse: open.entry };
  return null;
}
