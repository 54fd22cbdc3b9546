/** Our rulebook: the clauses as the server tells them, in chapters, with titles and a summary in the reader's language. */
import { call } from "../api/http";
import type { ClauseInfo } from "../api/types";
import { settings, t } from "../settings.svelte";
import { addWords, hasWords } from "../words/words";
import { type Chapter, chapterOf, read } from "./clauses";
import english from "./rulebook.en.ftl?raw";
import italian from "./rulebook.it.ftl?raw";

addWords({ it: italian, en: english });

const OPENED = new Map<string, Promise<readonly ClauseInfo[]>>();

export function fetchClauses(game: string): Promise<readonly ClauseInfo[]> {
  const book = `${game} ${settings.language}`;
  let found = OPENED.get(book);
  if (found === undefined) {
    found = call<ClauseInfo[]>(`/games/${game}/rules`, { keep: true });
    found.catch(() => OPENED.delete(book));
    OPENED.set(book, found);
  }
  return found;
}

/** The clauses in chapters, in the order of the catalogue. */
export function chapters(cards: readonly ClauseInfo[]): readonly Chapter[] {
  const found = new Map<string, ClauseInfo[]>();
  for (const card of cards) {
    const id = chapterOf(card.id);
    found.set(id, [...(found.get(id) ?? []), card]);
  }
  return [...found].map(([id, list]) => ({ id, ...named(id, list[0]?.chapter ?? id), clauses: list.map(read) }));
}

function named(id: string, heading: string): { title: string; summary: string } {
  const words = `rule-${id.toLowerCase()}`;
  if (!hasWords(settings.language, words)) return { title: bare(heading), summary: "" };
  return { title: t(words), summary: t(`${words}.short`) };
}

/** A heading without its number: `4. Planning phase`, `TG-4 The day`. */
const bare = (heading: string): string => heading.replace(/^(\d+\.|[A-Z]{2}-\d+)\s+/, "");
