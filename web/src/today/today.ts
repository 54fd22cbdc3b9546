/** The day's challenge as the server tells it, and how a game of it is begun or watched. */
import { call } from "../api/http";
import type { Board, BoardLine, DayInfo, DeviceKey, KeyReply, TryInfo, TryOpened } from "../api/types";
import { worldOf } from "../games";
import { keep, kept } from "../localStorage";
import { mine } from "../mine.svelte";
import { router } from "../router.svelte";
import { t } from "../settings.svelte";

const DEVICE = "device"; // where the key of this device is kept

export const hasDevice = (): boolean => Boolean(kept(DEVICE));

const key = (): string | undefined => kept(DEVICE) || undefined;

export const look = (day: string): Promise<DayInfo> =>
  call<DayInfo>("/today", { key: key(), query: { day: day || undefined } });

export const board = (day: string, game: string): Promise<Board> =>
  call<Board>(`/today/${day}/${game}`, { key: key() });

/** The try that counts, from the beginning or where it was left; or one more for practice. */
export async function play(game: string, name: string, practice: boolean, password: string): Promise<void> {
  if (!hasDevice()) keep(DEVICE, (await call<DeviceKey>("/person", { body: { name: "" } })).key);
  const { table } = await call<TryOpened>(`/today/${game}/tries`, { key: key(), body: { name, practice, password } });
  toTable(table, game);
}

export function toTable(id: string, game: string): void {
  if (!mine.find(id)) mine.add({ id, key: key() ?? "", game, hand: [0] });
  router.go(`/t/${id}`);
}

/** Somebody's game, with a key to watch it. */
export async function watch(id: string, game: string): Promise<void> {
  if (!mine.find(id)) {
    const told = await call<KeyReply>(`/today/replays/${id}`, { key: key(), body: {} });
    mine.add({ id, key: told.key, game, role: "watch" });
  }
  router.go(`/t/${id}`);
}

export const about = (game: string): string => t(`day-${worldOf(game)}`);

/** A result in the words of its game. */
export function result(game: string, one: BoardLine | TryInfo): string {
  if (one.gave_up) return t("day-gave-up");
  const won = one.place === 1 ? (game === "sangue_reale" && one.margin === 0 ? "even" : "yes") : "no";
  return t(`day-score-${worldOf(game)}`, { score: one.score, margin: Math.abs(one.margin), won });
}
