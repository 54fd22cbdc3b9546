/** What is kept for times without a line: the client's files by its worker, rules and words here, own games that are over. */
import { call } from "../api/http";
import type { GameOffer } from "../api/types";
import { keep, kept } from "../localStorage";
import { settings } from "../settings.svelte";

const DAY = 24 * 60 * 60 * 1000;
const PLACE = "rules-kept"; // when, and in which language

/** The worker, and what one may want to read on a train. Called when the page has nothing better to do. */
export async function keepClient(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const [at, language] = (kept(PLACE) ?? "").split(" ");
  if (language === settings.language && Date.now() - Number(at) < DAY) return;
  await keepRules();
  keep(PLACE, `${Date.now()} ${settings.language}`);
}

async function keepRules(): Promise<void> {
  const games = await call<GameOffer[]>("/games", { keep: true });
  for (const { id, packs } of games) {
    await call(`/games/${id}/rules`, { keep: true }).catch(() => undefined); // a guest may have none
    await call(`/games/${id}/words`, { query: { pack: packs[0] }, keep: true }).catch(() => undefined);
  }
}
