/** The open hall: tables that look for people. Who sits down there is a person, so that nobody is two. */
import "../words/pages";
import { call } from "../api/http";
import type { GameOffer, HallAsk, HallOpened, HallPage, HallSeat, KeyReply, TableOption } from "../api/types";
import { FIRST, optionId, valueId } from "../home/optionwords";
import { mine } from "../mine.svelte";
import { begin, deviceKey } from "../person/person";
import { router } from "../router.svelte";
import { settings, t } from "../settings.svelte";
import { hasWords } from "../words/words";

export const LEVELS = [0, 1, 2, 3, 4, 5] as const;
export const TONGUES = ["", "it", "en"] as const;
export type Tongue = (typeof TONGUES)[number];

/** This browser's person, made now where there is none yet. */
export async function myKey(): Promise<string> {
  if (deviceKey() === "") await begin("");
  return deviceKey();
}

export interface Wish {
  readonly game: string;
  readonly tongue: string;
  readonly level: number;
}

export function lookRound({ game, tongue, level }: Wish): Promise<HallPage> {
  const key = deviceKey();
  return call<HallPage>("/hall", { query: { game, tongue, level }, ...(key ? { key } : {}) });
}

/** One of one's tables, held by one's person. */
export function hold(id: string, hand: readonly number[], more: { game?: string; name?: string } = {}): void {
  mine.add({ id, key: deviceKey(), hand, at: Date.now(), ...more });
}

export async function openInHall(ask: HallAsk): Promise<void> {
  const key = await myKey();
  const opened = await call<HallOpened>("/hall/tables", { key, body: ask });
  hold(opened.table, opened.hand, { game: ask.table.game, name: ask.table.name ?? "" });
  mine.add({ id: opened.table, key, invites: opened.invites });
  router.go(`/t/${opened.table}`);
}

export async function sitDown(table: string, game: string): Promise<void> {
  const key = await myKey();
  const name = settings.name || t("player", { number: 2 });
  const { hand } = await call<HallSeat>(`/hall/tables/${table}/seats`, { key, body: { name } });
  hold(table, hand, { game });
  router.go(`/t/${table}`);
}

export async function watchTable(table: string, game: string): Promise<void> {
  const { key } = await call<KeyReply>(`/hall/tables/${table}/watch`, { body: {} });
  if (!mine.find(table)) mine.add({ id: table, key, game, role: "watch", at: Date.now() });
  router.go(`/t/${table}`);
}

export const takeOff = async (table: string): Promise<HallPage> =>
  call(`/hall/tables/${table}`, { method: "DELETE", key: deviceKey() });

/** What a table was opened with, in words: what decides the evening, and what is not as usual. */
export function optionsInWords(game: GameOffer | undefined, options: Readonly<Record<string, unknown>>): string[] {
  const told = (game?.options ?? []).filter(
    (one) => one.key in options && (options[one.key] !== one.default || (FIRST.has(one.key) && one.choices)),
  );
  return told.map((one) => inWords(one, options[one.key] as TableOption["default"]));
}

function inWords(option: TableOption, value: TableOption["default"]): string {
  const known = (id: string): boolean => hasWords(settings.language, id);
  const [id, said] = [optionId(option.key), valueId(option.key, value)];
  const label = known(id) ? t(id) : option.key;
  if (value === true) return label;
  return `${label}: ${known(said) ? t(said) : String(value ?? t("opt-usual"))}`;
}
