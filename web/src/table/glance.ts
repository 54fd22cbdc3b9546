/** A table looked at from outside: how it stands for me and what happened last. Nobody sits down for it. */
import { call } from "../api/http";
import type { LogPage, Moment } from "../api/types";
import { settings } from "../settings.svelte";
import { Table } from "./table.svelte";
import { openWordbook } from "./wordbook";

const LINES = 40; // of the log: enough for the last page that was read

interface Known {
  readonly id: string;
  readonly key: string;
  readonly hand: readonly number[];
  readonly seq: number;
}

/** Null where it cannot be had. */
export async function glance({ id, key, hand, seq }: Known): Promise<Table | null> {
  const seat = hand[0];
  try {
    const [moment, page] = await Promise.all([
      call<Moment>(`/tables/${id}/sight`, { key, query: { seat } }),
      call<LogPage>(`/tables/${id}/log`, { key, query: { seat, after: Math.max(0, seq - LINES) } }),
    ]);
    const table = new Table(id, key);
    table.card = moment.table;
    table.now = moment.sight;
    table.log = page.lines;
    table.hand = hand;
    table.words = await openWordbook(moment.table.game, moment.table.pack, settings.language);
    return table;
  } catch {
    return null;
  }
}
