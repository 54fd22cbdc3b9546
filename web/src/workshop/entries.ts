/** Paths of entries and fields as the server writes them, and the way to them in a value. */
import { isList, isObject, type Json } from "./form/schema";
import type { Path } from "./form/path";

const NAMES = ["id", "key", "number", "value", "name"] as const;

export const stepsOf = (entry: string): string[] =>
  entry === "" ? [] : entry.split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

export const joinSteps = (steps: readonly string[]): string =>
  steps.map((step) => step.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");

export const lastStep = (entry: string): string => stepsOf(entry).at(-1) ?? "";

interface Standing {
  readonly kind: string;
  readonly file: string;
  readonly entry: string;
}

/** The entries that a name may mean. Each Location has a verse `v1`: where names are doubled, those near the open entry count. */
export function nameable<T extends Standing>(places: readonly T[], kind: string, open: Standing | null): readonly T[] {
  const all = places.filter((one) => one.kind === kind);
  const each = (some: readonly T[]): readonly T[] => [
    ...new Map(some.map((one) => [lastStep(one.entry), one])).values(),
  ];
  if (open === null || each(all).length === all.length) return each(all);
  const around = open.kind === kind ? open.entry.slice(0, open.entry.lastIndexOf("/") + 1) : `${open.entry}/`;
  const beside = all.filter((one) => one.file === open.file);
  const near = beside.filter((one) => one.entry.startsWith(around));
  return each(near.length > 0 ? near : beside.length > 0 ? beside : all);
}

/** `journal.verses.v1.choices[0].goto` as steps. */
export function pathOfField(field: string): Path {
  if (field === "") return [];
  return field
    .split(".")
    .flatMap((part) =>
      [...part.matchAll(/^[^[]+|\[(\d+)\]/g)].map((found) => (found[1] === undefined ? found[0] : Number(found[1]))),
    );
}

/** The way inside a value to what these steps name: elements of a list are found by their own names. */
export function wayInside(value: Json, steps: readonly string[]): Path | null {
  const path: (string | number)[] = [];
  let here: Json | undefined = value;
  for (const step of steps) {
    if (isList(here)) {
      const nth: number = step.startsWith("#")
        ? Number(step.slice(1))
        : here.findIndex((one) => isObject(one) && NAMES.some((name) => String(one[name]) === step));
      if (here[nth] === undefined) return null;
      path.push(nth);
      here = here[nth];
    } else if (isObject(here) && step in here) {
      path.push(step);
      here = here[step];
    } else return null;
  }
  return path;
}

/** An id made of a name: what a file may hold, without signs of its language. */
export const idOf = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[^a-z]+|-+$/g, "");

export function freshName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let nth = 2;
  while (taken.has(`${wanted}-${nth}`)) nth++;
  return `${wanted}-${nth}`;
}

/** An id as it stands in the names of messages. */
export const inMessages = (id: string): string => id.toLowerCase().replaceAll(/[_.:#]/g, "-");

export const messageOf = (pattern: string, id: string): string => pattern.replaceAll(/\{\w+\}/g, inMessages(id));
