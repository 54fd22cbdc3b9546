/** How the tables of this browser stand: which wait for their owner, which are over. */
import { call } from "../api/http";
import type { MyTableInfo } from "../api/types";
import { kept } from "../localStorage";
import { mine, type MyTable } from "../mine.svelte";

export interface Standing extends MyTable {
  /** What the server says; null where it knows nothing of the table (any more). */
  readonly owed: MyTableInfo | null;
}

const MOST = 50; // keys asked for at a time

export class Standings {
  list = $state.raw<readonly Standing[]>(mine.tables.map((one) => ({ ...one, owed: null })));
  known = $state(false);

  async refresh(): Promise<void> {
    if (kept("device")) await (await import("../person/person")).sync();
    const tables = mine.tables;
    const owed: MyTableInfo[] = [];
    for (let at = 0; at < tables.length; at += MOST) {
      const keys = tables.slice(at, at + MOST).map((one) => one.key);
      owed.push(...(await call<MyTableInfo[]>("/owed", { body: { keys } })));
    }
    const by = new Map(owed.map((one) => [one.table, one]));
    const all = tables.map((one) => ({ ...one, owed: by.get(one.id) ?? null }));
    this.list = all.toSorted((a, b) => rank(a) - rank(b) || due(a) - due(b));
    this.known = true;
  }
}

/** What is due soonest comes first, among those that wait for us. */
const due = ({ owed }: Standing): number => owed?.due ?? Number.MAX_SAFE_INTEGER;

/** Those that wait for us first, then those going on, then the rest; the newest first among equals. */
function rank({ owed }: Standing): number {
  if (owed === null) return 3;
  if (owed.owed.length > 0) return 0;
  return owed.phase === "over" ? 2 : 1;
}
