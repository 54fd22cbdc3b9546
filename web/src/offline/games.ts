/** Own games that are over, kept moment by moment, so that they can be watched again without a line. */
import { call } from "../api/http";
import type { LogLine, LogPage, Moment } from "../api/types";
import { keep, kept } from "../localStorage";
import { settings } from "../settings.svelte";

const MOST = 12; // games
const LONGEST = 700; // answers: of a longer game the last ones
const PAUSE = 80; // milliseconds between two moments: nobody must wait for this
const PLACE = "games-kept";

interface Kept {
  readonly id: string;
  readonly language: string;
  readonly ply: number;
  /** Through whose eyes, and for whose hand. */
  readonly viewer: number | null;
}

export interface Finished {
  readonly id: string;
  readonly key: string;
  readonly viewer: number | null;
  readonly ply: number;
}

function list(): Kept[] {
  try {
    return JSON.parse(kept(PLACE) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

const busy = new Set<string>();

/** Fetch all of a game that is over, once, slowly. */
export async function keepGame({ id, key, viewer: seat, ply }: Finished): Promise<void> {
  const viewer = seat ?? undefined;
  const { language } = settings;
  const known = list().some((one) => one.id === id && one.language === language && one.ply === ply);
  if (known || busy.has(id) || !navigator.serviceWorker?.controller) return;
  busy.add(id);
  try {
    await wholeLog(id, key, viewer, ply);
    await call(`/tables/${id}/sight`, { key, query: { seat: viewer }, keep: true });
    for (let at = ply; at >= Math.max(0, ply - LONGEST); at--) {
      await call(`/tables/${id}/sight`, { key, query: { ply: at, seat: viewer }, keep: true });
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    await note({ id, language, ply, viewer: seat });
  } catch {
    // the line is down, or the table is gone: another time
  } finally {
    busy.delete(id);
  }
}

/** The newest stay. */
async function note(one: Kept): Promise<void> {
  const all = [one, ...list().filter((other) => other.id !== one.id)];
  keep(PLACE, JSON.stringify(all.slice(0, MOST)));
  const books = await caches.open("books");
  for (const { id } of all.slice(MOST))
    for (const page of await books.keys()) if (page.url.includes(`/tables/${id}/`)) await books.delete(page);
}

/** The log page by page, asked for in the same way each time, so that what was kept is found. */
async function wholeLog(id: string, key: string, viewer: number | undefined, ply: number): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  for (let turns = 0; turns <= ply + 1; turns++) {
    const after = lines.at(-1)?.seq ?? 0;
    const page = await call<LogPage>(`/tables/${id}/log`, { key, query: { seat: viewer, after }, keep: true });
    lines.push(...page.lines);
    if (page.lines.length === 0 || lines.at(-1)!.seq >= page.seq) break;
  }
  return lines;
}

export interface Read {
  readonly last: Moment;
  readonly log: LogLine[];
  readonly hand: readonly number[];
}

/** A table as it was kept, or null: it still goes on, or nobody kept it. */
export async function readGame(id: string, key: string): Promise<Read | null> {
  const known = list().find((one) => one.id === id);
  if (known === undefined) return null;
  const viewer = known.viewer ?? undefined;
  try {
    const last = await call<Moment>(`/tables/${id}/sight`, { key, query: { seat: viewer }, keep: true });
    if (last.table.phase !== "over") return null;
    const log = await wholeLog(id, key, viewer, last.ply);
    return { last, log, hand: viewer === undefined ? [] : [viewer] };
  } catch {
    return null;
  }
}
