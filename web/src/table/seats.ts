/** What people do with seats: invite, let a bot play, come back, get up, give up. */
import { call, download, keepFile, Refused } from "../api/http";
import type { Ack, Invite, KeyReply, Left, Opened, Seated } from "../api/types";
import { mine } from "../mine.svelte";
import { router } from "../router.svelte";
import { t } from "../settings.svelte";
import type { Table } from "./table.svelte";

/** Does it, or says why not. */
export async function trying(act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return "";
  } catch (error) {
    return error instanceof Refused ? error.card.text : t("no-server");
  }
}

const at = (table: Table, rest: string): string => `/tables/${table.id}/${rest}`;

export const letBotPlay = (table: Table, seat: number): Promise<Ack> =>
  call<Ack>(at(table, `seats/${seat}/bot`), { method: "PUT", key: table.key, body: { bot: "" } });

export const takeSeatBack = (table: Table, seat: number): Promise<Ack> =>
  call<Ack>(at(table, `seats/${seat}/bot`), { method: "DELETE", key: table.key });

export const resign = (table: Table, seat: number): Promise<Ack> =>
  call<Ack>(at(table, `seats/${seat}/resign`), { key: table.key, body: {} });

/** A new invitation for a seat; the old one, and whoever sat there, are out. */
export async function inviteAgain(table: Table, seat: number): Promise<void> {
  const told = await call<Invite[]>(at(table, `seats/${seat}/invite`), { key: table.key, body: {} });
  const known = mine.find(table.id)?.invites ?? [];
  const seats = new Set(told.map((one) => one.seat));
  mine.add({ id: table.id, key: table.key, invites: [...known.filter((one) => !seats.has(one.seat)), ...told] });
}

export async function watchKey(table: Table): Promise<string> {
  const { key } = await call<KeyReply>(at(table, "watch"), { key: table.key, body: {} });
  mine.add({ id: table.id, key: table.key, watch: key });
  return key;
}

/** Get up for good; the seat is open to somebody else. */
export async function getUp(table: Table, seat: number): Promise<void> {
  const left = await call<Left>(at(table, `seats/${seat}/leave`), { key: table.key, body: {}, once: true });
  if (left.key === null) mine.forget(table.id);
  else
    mine.add({
      id: table.id,
      key: left.key,
      hand: table.hand.filter((one) => one !== seat),
      invites: [...(mine.find(table.id)?.invites ?? []), left.invite],
    });
  router.go("/");
}

/** The same people once more, or the next table of a campaign, with a seat more for somebody who joins. */
export async function goOn(table: Table, how: "rematch" | "continue", more = 0): Promise<void> {
  const opened = await call<Opened>(at(table, how), { key: table.key, body: { more } });
  mine.opened(opened);
  router.go(`/t/${opened.table.id}`);
}

/** Somebody else has opened the next table: one's old key gives one's seat there. */
export async function follow(table: Table, next: string): Promise<void> {
  if (!mine.find(next)) {
    const seated = await call<Seated>(`/tables/${next}/seats`, { key: table.key, body: {}, once: true });
    mine.add({ id: next, key: seated.key, game: table.card.game, name: table.card.name, hand: seated.hand });
  }
  router.go(`/t/${next}`);
}

export async function saveFile(table: Table): Promise<void> {
  keepFile(await download(at(table, "export"), table.key), `tavola-${table.id}.json`);
}
