/** Campaigns: tables that follow one another, found by what each says of the one before it. */
import { call, download, keepFile, Refused } from "../api/http";
import type { GameOffer, LogPage, TableInfo, TaleInfo } from "../api/types";
import { mine, type MyTable } from "../mine.svelte";
import { t } from "../settings.svelte";
import { story } from "../table/story";

export interface Campaign {
  /** Its tables, the first one first. */
  readonly tables: readonly TableInfo[];
  /** What happened last, where its game tells no story. */
  readonly tale: readonly string[];
  /** The story so far, chapter by chapter. */
  readonly story: TaleInfo | null;
}

export type Binding = "html" | "epub";

const LINES = 30; // of the log that are looked through for the story so far
const TOLD = 4; // things that are told of it

/** A game that is a campaign whatever is chosen: it has no length of its own. */
const isLong = (game: GameOffer): boolean => game.minutes === null;

/** Games that can be played table after table. */
export const withCampaigns = (games: readonly GameOffer[]): readonly GameOffer[] =>
  games.filter(
    (game) =>
      game.playable &&
      (isLong(game) ||
        game.options.some(({ key, choices }) => key.endsWith(".length") && choices?.includes("campaign"))),
  );

export function isCampaign(card: TableInfo, games: readonly GameOffer[]): boolean {
  if (card.origin?.kind === "campaign" || games.some((game) => game.id === card.game && isLong(game))) return true;
  return Object.entries(card.options).some(([key, value]) => key.endsWith(".length") && value === "campaign");
}

/** A day to learn by is no campaign. */
const isLesson = (card: TableInfo): boolean =>
  Object.entries(card.options).some(([key, value]) => key.endsWith(".tutorial") && value === true);

export async function fetchCampaigns(games: readonly GameOffer[]): Promise<readonly Campaign[]> {
  const cards = await Promise.all(
    mine.tables
      .filter((one) => one.role === "hand")
      .slice(0, 60)
      .map(fetchCard),
  );
  const chains = chained(
    cards.filter((card): card is TableInfo => card !== null && isCampaign(card, games) && !isLesson(card)),
  ).toSorted((a, b) => (b.at(-1)?.waits_since ?? 0) - (a.at(-1)?.waits_since ?? 0));
  return Promise.all(
    chains.map(async (tables) => {
      const story = await fetchStory(tables.at(-1));
      const told = story !== null && story.chapters.length > 0;
      return { tables, story, tale: told ? [] : await fetchTale(tables.at(-1)) };
    }),
  );
}

async function fetchStory(card: TableInfo | undefined): Promise<TaleInfo | null> {
  const key = card && mine.find(card.id)?.key;
  if (!card || key === undefined) return null;
  try {
    return await call<TaleInfo>(`/tables/${card.id}/tale`, { key });
  } catch {
    return null;
  }
}

/** Keeps the journal as a file, or says why not. */
export async function saveJournal(table: string, key: string, binding: Binding): Promise<string> {
  try {
    keepFile(await download(`/tables/${table}/journal`, key, { binding }), `journal-${table}.${binding}`);
    return "";
  } catch (error) {
    return error instanceof Refused ? error.card.text : t("no-server");
  }
}

async function fetchTale(card: TableInfo | undefined): Promise<readonly string[]> {
  const key = card && mine.find(card.id)?.key;
  if (!card || key === undefined) return [];
  try {
    const { lines } = await call<LogPage>(`/tables/${card.id}/log`, {
      key,
      query: { after: Math.max(0, card.seq - LINES) },
    });
    return story(lines)
      .filter((line) => !line.cut)
      .flatMap((line) => line.events.map((event) => event.text))
      .filter(Boolean)
      .slice(-TOLD);
  } catch {
    return [];
  }
}

async function fetchCard(table: MyTable): Promise<TableInfo | null> {
  try {
    return await call<TableInfo>(`/tables/${table.id}`, { key: table.key });
  } catch {
    return null; // the server knows it no more
  }
}

/** Tables in chains, each begun by one that follows none we know. */
export function chained(cards: readonly TableInfo[]): readonly (readonly TableInfo[])[] {
  const before = (card: TableInfo): string => (card.origin?.kind === "campaign" ? card.origin.table : "");
  const known = new Set(cards.map((card) => card.id));
  const firsts = cards.filter((card) => !known.has(before(card)));
  return firsts.map((first) => {
    const tables = [first];
    for (let next = follower(first); next !== undefined; next = follower(next)) tables.push(next);
    return tables;
  });

  function follower(card: TableInfo): TableInfo | undefined {
    return cards.find((other) => before(other) === card.id);
  }
}
