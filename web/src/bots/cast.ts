/** Who the bots are: a name, a face, and a level that is remembered for each game. */
import type { GameOffer } from "../api/types";
import { keep, kept } from "../localStorage";
import { settings, t } from "../settings.svelte";
import { hasWords } from "../words/words";

const USUAL = "companion"; // plays well and does not keep one waiting

/** The name under which a bot sits down. */
export function botName(bot: string): string {
  const name = `cast-${bot}`;
  return hasWords(settings.language, name) ? t(name) : t("bot");
}

/** The level that was chosen for a game last; the usual one where none was, the best there is where nobody of that name is. */
export function levelOf(game: GameOffer): string {
  const chosen = kept(`level:${game.id}`);
  if (chosen !== null && game.bots.includes(chosen)) return chosen;
  return game.bots.includes(USUAL) ? USUAL : (game.bots.at(-1) ?? "");
}

export const chooseLevel = (game: GameOffer, bot: string): void => keep(`level:${game.id}`, bot);
