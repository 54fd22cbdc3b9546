/** Clauses as people read them: the rule, where the printed rulebook speaks of it, our ruling; and how they are searched. */
import type { ClauseInfo } from "../api/types";

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

export const chapterOf = (clause: string): string => clause.split(".")[0] ?? clause;

/** A clause of a table row is rule, place, ruling, line by line; a paragraph has its place in brackets at the start. */
export function read({ id, text }: ClauseInfo): Clause {
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
    const clauses = chapter.clauses.filter((clause) =>
      holds(`${clause.id} ${clause.rule} ${clause.ruling} ${clause.place} ${chapter.title}`),
    );
    return clauses.length > 0 ? [{ ...chapter, clauses }] : [];
  });
}

const fold = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
