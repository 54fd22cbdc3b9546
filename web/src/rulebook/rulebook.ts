/** Our rulebook: the clauses as the server tells them, in chapters, with titles and a summary in the reader's language. */
import { call } from "../api/http";
import type { ClauseCard } from "../api/types";
import { settings, t } from "../settings.svelte";
import { addWords, hasWords } from "../words/words";
import english from "./rulebook.en.ftl?raw";
import italian from "./rulebook.it.ftl?raw";

addWords({ it: italian, en: english });

export interface Clause {
  readonly id: string;
  readonly rule: string;
  /** Where the printed rulebook speaks of it. */
  readonly place: string;
  readonly ruling: string;
}

export interface Chapter {
  /** `SR-4`. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly clauses: readonly Clause[];
}

const OPENED = new Map<string, Promise<readonly ClauseCard[]>>();

export function fetchClauses(game: string): Promise<readonly ClauseCard[]> {
  let found = OPENED.get(game);
  if (found === undefined) {
    found = call<ClauseCard[]>(`/games/${game}/rules`);
    found.catch(() => OPENED.delete(game));
    OPENED.set(game, found);
  }
  return found;
}

export const chapterOf = (clause: string): string => clause.split(".")[0] ?? clause;

/** The clauses in chapters, in the order of the catalogue. */
export function chapters(cards: readonly ClauseCard[]): readonly Chapter[] {
  const found = new Map<string, ClauseCard[]>();
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

/** A clause of a table row is rule, place, ruling, line by line; a paragraph has its place in brackets at the start. */
export function read({ id, text }: ClauseCard): Clause {
  const bracketed = /^\[([^\]]*)\]\s*([\s\S]*)$/.exec(text);
  if (bracketed) {
    const [rule = "", ...rest] = (bracketed[2] ?? "").split(/(?=\bRuling:)/);
    return { id, place: bracketed[1] ?? "", rule: rule.trim(), ruling: rest.join("").trim() };
  }
  const [rule = "", place = "", ...rest] = text.split("\n");
  const told = rest.length > 0 || !place.startsWith("**") ? place : "";
  return { id, rule, place: told, ruling: (told === place ? rest : [place, ...rest]).join("\n") };
}

/** Marks of the catalogue as HTML: `**bold**`, `` `code` ``; everything else is text. */
export function marked(text: string): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return safe.replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>").replace(/`([^`]+)`/g, "<i>$1</i>");
}

/** The chapters with only the clauses that hold all words looked for; a chapter whose title or summary does stays whole. */
export function search(all: readonly Chapter[], wanted: string): readonly Chapter[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return all;
  const holds = (text: string): boolean => words.every((word) => fold(text).includes(word));
  return all.flatMap((chapter) => {
    if (holds(`${chapter.id} ${chapter.title} ${chapter.summary}`)) return [chapter];
    const clauses = chapter.clauses.filter((clause) => holds(`${clause.id} ${clause.rule} ${clause.ruling} ${clause.place} ${chapter.title}`));
    return clauses.length > 0 ? [{ ...chapter, clauses }] : [];
  });
}

const fold = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
