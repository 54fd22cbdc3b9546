/** What a game's drawings ask of a table, for a thing that lies on no table yet. */
import type { Table } from "../../table/table.svelte";
import type { Language } from "../../words/words";
import type { Bench } from "../bench.svelte";
import { isList, type Json } from "../form/schema";

const STILL = { touch: 0, move: 0, flip: 0, roll: 0, glow: 0 };

/** Drawings say names by `word` and move by `motion`; they ask nothing else of a table that they are shown on. */
export function standIn(bench: Bench, language: Language): Table {
  const word = (id: string): string => bench.word(id, language) || bench.titleFor(id, language) || id;
  return { word, motion: STILL } as unknown as Table;
}

export const asNumber = (value: Json | undefined, otherwise = 0): number =>
  typeof value === "number" ? value : otherwise;
export const asTexts = (value: Json | undefined): readonly string[] => (isList(value) ? value.map(String) : []);
