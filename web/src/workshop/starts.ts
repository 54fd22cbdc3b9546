/** Where a table can begin for the entry that lies open. */
import type { Bench } from "./bench.svelte";
import type { Start } from "./playing";

export function startOf(bench: Bench): Start | null {
  const open = bench.entry;
  if (open === null || !bench.mayWrite) return null;
  if (open.kind === "card") return { card: bench.id };
  if (open.kind === "sheet") return { sheet: bench.id };
  if (open.kind === "set") return { supporters: bench.id };
  if (open.kind === "unique") return { supporters: setOf(open.file) };
  if (bench.outline?.game !== "tainted_grail") return null;
  if (open.kind === "encounter") return { encounter: bench.id };
  if (open.kind === "verse" || open.kind === "book") return { verse: open.entry };
  return null;
}

/** The set that a Unique Supporter belongs to: each is a file of its own. */
const setOf = (file: string): string => (file.split("/").at(-1) ?? "").replace(/\.yaml$/, "");
