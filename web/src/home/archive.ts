/** What is known of one's tables. Of a game that is over it is kept: it changes no more. */
import { call } from "../api/http";
import type { TableInfo } from "../api/types";
import { keep, kept } from "../localStorage";
import type { MyTable } from "../mine.svelte";
import { type Played, played } from "./played";

const MOST = 200; // finished games that are kept
const AT_ONCE = 4; // tables asked for at a time
const PLACE = "played";

export function readKept(): Map<string, Played> {
  try {
    return new Map((JSON.parse(kept(PLACE) ?? "[]") as Played[]).map((one) => [one.id, one]));
  } catch {
    return new Map();
  }
}

/** Tells of each table as soon as it is known: what is kept at once, the others a few at a time. */
export async function lookUp(
  tables: readonly (Pick<MyTable, "id" | "key" | "hand" | "lesson"> & { readonly ply?: number | undefined })[],
  tell: (one: Played) => void,
): Promise<void> {
  const known = readKept();
  const missing = tables.filter((table) => {
    const found = known.get(table.id);
    if (found === undefined || (table.ply !== undefined && found.ply !== table.ply)) return true;
    tell(found);
    return false;
  });
  const next = missing.values();
  const fetchSome = async (): Promise<void> => {
    for (const table of next) {
      try {
        const found = played(await call<TableInfo>(`/tables/${table.id}`, { key: table.key }), table);
        tell(found);
        if (found.over) known.set(found.id, found);
      } catch {
        // it cannot be opened here or is no more: it stays as it is
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
  keep(PLACE, JSON.stringify([...known.values()].toSorted((a, b) => b.last - a.last).slice(0, MOST)));
}
