/** A table with the pack as it is now; the way back to the bench is kept with it. */
import { Refused } from "../api/http";
import type { Opened } from "../api/types";
import { against, fetchGames, myName } from "../home/open";
import { levelOf } from "../bots/cast";
import { mine } from "../mine.svelte";
import { router } from "../router.svelte";
import { t } from "../settings.svelte";
import type { Bench } from "./bench.svelte";

/** Where on the table one would begin: a card in the display, a verse, an Encounter. */
export type Start = Readonly<Record<string, unknown>>;

export interface Seating {
  /** Nobody else, where the game can be played so. */
  readonly alone?: boolean;
  readonly seed?: string;
}

export async function playFrom(bench: Bench, start: Start | null, how: Seating = {}): Promise<void> {
  if (bench.laying) return;
  bench.laying = true;
  bench.failed = "";
  await bench.settle();
  const here = location.pathname;
  try {
    const game = (await fetchGames()).find((one) => one.id === bench.outline?.game);
    const me = { who: "me", name: myName() };
    const bot = against(game ? levelOf(game) : "");
    const opened = await bench.ask<Opened>("/play", {
      body: {
        version: null,
        seats: game?.cooperative || how.alone ? [me] : [me, bot],
        options: {},
        seed: how.seed ?? "",
        name: "",
        ...(start === null ? {} : { start }),
      },
      once: true,
    });
    mine.opened(opened);
    mine.fromBench(opened.table.id, here);
    router.go(`/t/${opened.table.id}`);
  } catch (error) {
    bench.failed = error instanceof Refused ? error.card.text : t("no-server");
  } finally {
    bench.laying = false;
  }
}
