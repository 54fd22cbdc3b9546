/** The whole Journal of a pack, file by file. */
import type { Entry } from "../api";
import type { Bench } from "../bench.svelte";
import { isList, isObject, type Json } from "../form/schema";
import { type Section, sectionsOf } from "./graph";

const AT_ONCE = 6;

/** The sections in a file's value: its Locations' and its part of the Book. */
export function sectionsIn(file: string, value: Json): Section[] {
  if (!isObject(value)) return [];
  const found: Section[] = [];
  for (const one of isList(value["locations"]) ? value["locations"] : []) {
    if (isObject(one)) found.push(...sectionsOf(one, file, `locations/${String(one["number"])}`));
  }
  if (isObject(value["book"])) found.push({ name: "book", file, entry: "book", start: "", verses: value["book"] });
  return found;
}

/** All sections of the pack; `told` hears how far it is. */
export async function readJournal(bench: Bench, told: (done: number, of: number) => void): Promise<Section[]> {
  const files = (bench.outline?.files ?? [])
    .filter((file) => (file.entries ?? []).some((one) => one.kind === "verse" || one.kind === "location"))
    .map((file) => file.file);
  const found = new Map<string, Section[]>();
  const waiting = [...files];
  let done = 0;
  async function work(): Promise<void> {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const entry = await bench.ask<Entry>("/entry", { query: { file, entry: "" } });
      found.set(file, sectionsIn(file, entry.value));
      told(++done, files.length);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return files.flatMap((file) => found.get(file) ?? []);
}
