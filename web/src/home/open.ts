/** Opening tables. */
import { call } from "../api/http";
import type { GameOffer, Opened, OpenTable, SeatAsk } from "../api/types";
import { botName, levelOf } from "../bots/cast";
import { mine } from "../mine.svelte";
import { router } from "../router.svelte";
import { settings, t } from "../settings.svelte";
import { addWords, hasWords, type Language } from "../words/words";

/** The games of this table. One that is not ours is presented in its own words. */
export async function fetchGames(): Promise<readonly GameOffer[]> {
  const games = await call<GameOffer[]>("/games", { keep: true });
  for (const game of games) if (!hasWords("en", game.id)) addWords(wordsOfGuest(game));
  return games;
}

/** A guest's words as Fluent: its title, a line about it, and how its tables are called. */
function wordsOfGuest(game: GameOffer): Record<Language, string> {
  const plain = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll(/[{}]/g, "");
  const said = (language: Language): string =>
    `${game.id} = ${plain(game.title)}\n    .about = ${plain(game.about[language] ?? "") || "·"}\n    .names = ${plain(game.title)}\n`;
  return { it: said("it"), en: said("en") };
}

export const myName = (): string => settings.name || t("player", { number: 1 });

/** A name for a new table, another one than the last. */
export function newName(game: string): string {
  const names = t(`${game}.names`).split("|");
  return names[mine.tables.length % names.length] ?? "";
}

export async function openTable(ask: OpenTable, lesson = false): Promise<void> {
  const opened = await call<Opened>("/tables", { body: { name: newName(ask.game), ...ask } });
  mine.opened(opened);
  mine.teach(opened.table.id, lesson);
  router.go(`/t/${opened.table.id}`);
}

export const against = (bot: string): SeatAsk => ({ who: "bot", name: botName(bot), bot });

/** At once: alone where the game is played together, else against a bot. */
export function playNow(game: GameOffer): Promise<void> {
  const me: SeatAsk = { who: "me", name: myName() };
  const seats = game.cooperative ? [me] : [me, against(levelOf(game))];
  return openTable({ game: game.id, seats });
}

/** A first game with notes: against a bot that does what the notes need, with dice and decks that show a little of everything. */
export function playFirst(game: GameOffer): Promise<void> {
  const me: SeatAsk = { who: "me", name: myName() };
  const seats = game.cooperative ? [me] : [me, against("tutor")];
  const short = game.options.find((one) => one.key.endsWith(".tutorial")); // a short way in of the game's own
  const options = short === undefined ? {} : { [short.key]: true };
  return openTable({ game: game.id, seats, seed: "first-game", options }, true);
}
