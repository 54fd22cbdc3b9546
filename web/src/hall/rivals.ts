/** Quick pairing and ratings. */
import { call } from "../api/http";
import type { RatingBoard, RatingInfo, SeekAsk, SeekInfo } from "../api/types";
import { botName } from "../bots/cast";
import { deviceKey } from "../person/person";
import { router } from "../router.svelte";
import { settings, t } from "../settings.svelte";
import { hold, myKey } from "./hall";

export type Searched = Omit<SeekAsk, "name">;

const NOBODY: SeekInfo = {
  state: "none",
  game: "",
  seats: 0,
  rated: false,
  since: 0,
  others: 0,
  window: null,
  bot: "",
  table: "",
};

/** Whoever was found: to the table. */
function went(told: SeekInfo): SeekInfo {
  if (told.state !== "found") return told;
  hold(told.table, [], { game: told.game });
  void call("/hall/seek", { method: "DELETE", key: deviceKey() }).catch(() => undefined);
  router.go(`/t/${told.table}`);
  return NOBODY;
}

export async function seek(wanted: Searched): Promise<SeekInfo> {
  const key = await myKey();
  const name = settings.name || t("player", { number: 1 });
  return went(await call<SeekInfo>("/hall/seek", { key, body: { ...wanted, name } }));
}

/** How it stands; who has no key yet looks for nobody. */
export async function standing(): Promise<SeekInfo> {
  return deviceKey() ? went(await call<SeekInfo>("/hall/seek", { key: deviceKey() })) : NOBODY;
}

export const cancel = async (): Promise<SeekInfo> =>
  went(await call<SeekInfo>("/hall/seek", { method: "DELETE", key: deviceKey() }));

export const playBot = async (bot: string): Promise<SeekInfo> =>
  went(await call<SeekInfo>("/hall/seek/bot", { key: deviceKey(), body: { called: botName(bot) } }));

export const myRatings = async (): Promise<readonly RatingInfo[]> =>
  deviceKey() ? call<RatingInfo[]>("/hall/ratings", { key: deviceKey() }) : [];

export const ratingsOf = (game: string): Promise<RatingBoard> =>
  call<RatingBoard>("/ratings", { query: { game }, ...(deviceKey() ? { key: deviceKey() } : {}) });
