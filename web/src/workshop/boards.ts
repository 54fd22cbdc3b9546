/** Which values of an entry have a drawing board instead of fields. */
import type { Bench } from "./bench.svelte";
import type { Path } from "./form/path";
import type { Schema } from "./form/schema";

export type PaperName = "pattern" | "ground";
export type BoardName = PaperName | "column" | "keys" | "table";

/** Patterns and outlines, columns of a sheet, keys of a card, the table of an enemy; all else has its form. */
export function boardFor(bench: Bench, _: Schema, path: Path): BoardName | null {
  const last = path.at(-1);
  const kind = bench.entry?.kind;
  switch (bench.outline?.game) {
    case "realm_of_sand":
      if (kind === "card" && last === "pattern") return "pattern";
      if (last !== "rows") return null;
      return path.length === 1 ? "pattern" : "ground";
    case "sangue_reale":
      return last === "rows" && path.at(-3) === "columns" ? "column" : null;
    case "tainted_grail":
      if (path.length !== 1) return null;
      if ((kind === "card" && last === "left") || last === "right") return "keys";
      return kind === "encounter" && last === "table" ? "table" : null;
    default:
      return null;
  }
}
