/** This browser as one of a person's devices: its key, and the tables that hang on the person. */
import { call, Refused } from "../api/http";
import type { DeviceKey, HungTables, MyTableInfo, PersonInfo } from "../api/types";
import { keep, kept } from "../localStorage";
import { mine, type MyTable } from "../mine.svelte";

const DEVICE = "device"; // where the key of this device is kept
const BRING = "device-brings"; // whether it brings its tables along when it is let in
const AT_ONCE = 50; // keys hung in one request
const SHUT_OUT = "device-out"; // this browser was shut out, and its owner may not know it yet
const UNKNOWN = 401;

export const deviceKey = (): string => kept(DEVICE) ?? "";

/** Tables of this browser whose seats are held by keys of their own. */
export const own = (): readonly MyTable[] =>
  mine.tables.filter((one) => one.role === "hand" && one.key !== deviceKey());

/** Nobody knows this device any more: what hung on its person is gone from here too. */
export function leave(): void {
  const key = deviceKey();
  for (const one of mine.tables.filter((table) => table.key === key)) mine.forget(one.id);
  keep(DEVICE, "");
}

/** A request of this device; who was shut out is told so, and forgets. */
async function asked<T>(path: string, request: Parameters<typeof call>[1] = {}): Promise<T> {
  try {
    return await call<T>(path, { ...request, key: deviceKey() });
  } catch (error) {
    if (error instanceof Refused && error.status === UNKNOWN) {
      leave();
      keep(SHUT_OUT, "yes");
    }
    throw error;
  }
}

/** Hang these seats on the person. What could not be hung keeps its own key. */
export async function hang(tables: readonly MyTable[]): Promise<void> {
  for (let at = 0; at < tables.length; at += AT_ONCE) {
    const keys = tables.slice(at, at + AT_ONCE).map((one) => one.key);
    const { tables: hung } = await asked<HungTables>("/person/tables", { body: { keys } });
    for (const id of hung) mine.add({ id, key: deviceKey() });
  }
}

/** Before a table is opened: its seat hangs on the person, so that the other devices have it too. */
export async function hangFirst(table: MyTable): Promise<void> {
  try {
    await hang([table]);
  } catch {
    // the list is full, or the server is away: the table opens by its own key
  }
}

/** This browser has what the list has, and no more. */
export async function sync(): Promise<void> {
  const key = deviceKey();
  if (key === "") return;
  let listed: readonly MyTableInfo[];
  try {
    listed = await asked<MyTableInfo[]>("/person/tables");
  } catch (error) {
    if (error instanceof Refused) return; // shut out, or not in yet: the page of one's devices says so
    throw error;
  }
  if (kept(BRING) === "yes") {
    keep(BRING, "");
    await hang(own());
    return sync();
  }
  const ids = new Set(listed.map((one) => one.table));
  for (const { table: id, game, name, hand, since } of listed.toReversed()) {
    if (mine.find(id)?.key !== key) mine.add({ id, key, game, name, hand, role: "hand", at: since * 1000 });
  }
  for (const one of mine.tables.filter((table) => table.key === key && !ids.has(table.id))) {
    if (mine.find(one.id)) mine.forget(one.id);
  }
}

/** Off the list, on every device, and with it the seats there. */
export async function takeOff(id: string): Promise<void> {
  if (mine.find(id)?.key === deviceKey()) await asked(`/person/tables/${id}`, { method: "DELETE" });
}

export async function begin(name: string): Promise<void> {
  const made = await call<DeviceKey>("/person", { body: { name } });
  keep(DEVICE, made.key);
  keep(SHUT_OUT, "");
  await hang(own());
}

/** With a link: this device waits from now on. */
export async function join(link: string, name: string, bring: boolean): Promise<void> {
  const made = await call<DeviceKey>("/person/devices", { key: link, body: { name } });
  keep(DEVICE, made.key);
  keep(BRING, bring ? "yes" : "");
  keep(SHUT_OUT, "");
}

export const look = (): Promise<PersonInfo> => asked<PersonInfo>("/person");

export const letIn = (id: string): Promise<PersonInfo> => asked(`/person/devices/${id}/let-in`, { body: {} });

export const shutOut = (id: string): Promise<PersonInfo> => asked(`/person/devices/${id}`, { method: "DELETE" });

export const newLink = (): Promise<{ readonly key: string; readonly until: number }> =>
  asked("/person/links", { body: {} });
