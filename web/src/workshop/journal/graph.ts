/** The Journal as verses and the ways between them, read from what stands in a pack. Whether that is right, the server says. */
import { isList, isObject, type Json, type JsonObject } from "../form/schema";

export type By = "choice" | "goto" | "redirect" | "effect";

export interface Verse {
  /** Its section and its name in it: `107/v1`, `book/768`. */
  readonly id: string;
  readonly section: string;
  readonly name: string;
  readonly file: string;
  readonly entry: string;
  readonly first: boolean;
  readonly sets: readonly string[];
  readonly reads: readonly string[];
  /** What the server counted and found, where it was asked. */
  readonly words?: Readonly<Record<"it" | "en", number>>;
  readonly dead?: boolean;
  readonly reached?: boolean;
}

export interface Way {
  readonly from: string;
  readonly to: string;
  readonly by: By;
}

export interface Graph {
  readonly verses: readonly Verse[];
  readonly ways: readonly Way[];
}

/** A part of the Journal as it stands in an entry. */
export interface Section {
  readonly name: string;
  readonly file: string;
  /** The way to its verses, to which a verse's name is added. */
  readonly entry: string;
  readonly start: string;
  readonly verses: JsonObject;
}

const END = new Set(["end", "back"]);
const SECTIONS = [
  ["journal", "", ["journal"]],
  ["dream", "-dream", ["dream", "verses"]],
  ["nightmare", "-nightmare", ["nightmare", "verses"]],
] as const;

/** The sections of a Location, each with the way to its verses. */
export function sectionsOf(location: Json, file: string, entry: string): Section[] {
  if (!isObject(location)) return [];
  return SECTIONS.flatMap(([, suffix, way]) => {
    let held: Json | undefined = location;
    for (const step of way) held = isObject(held) ? held[step] : undefined;
    if (!isObject(held) || !isObject(held["verses"])) return [];
    const name = `${String(location["number"])}${suffix}`;
    return [
      { name, file, entry: [entry, ...way, "verses"].join("/"), start: String(held["start"]), verses: held["verses"] },
    ];
  });
}

/** Every `goto` in the effects of a verse, however deep. */
function gotos(told: Json | undefined): string[] {
  if (isList(told)) return told.flatMap(gotos);
  if (!isObject(told)) return [];
  return Object.entries(told).flatMap(([name, one]) =>
    name === "goto" && typeof one === "string" ? [one] : gotos(one),
  );
}

/** Statuses that are set (or cleared) and asked for, parts and all: `been#7`. */
export function statuses(
  told: Json | undefined,
  found = { sets: new Set<string>(), reads: new Set<string>() },
): typeof found {
  if (isList(told)) for (const one of told) statuses(one, found);
  if (!isObject(told)) return found;
  for (const [name, one] of Object.entries(told)) {
    if (name !== "status") statuses(one, found);
    else if (typeof one === "string") found.reads.add(one);
    else if (isObject(one)) {
      for (const [key, part] of Object.entries(one)) {
        if (isList(part)) for (const each of part) found.sets.add(String(each));
        else found.reads.add(typeof part === "number" ? `${key}#${part}` : key);
      }
    }
  }
  return found;
}

export function graphOf(sections: readonly Section[]): Graph {
  const verses: Verse[] = [];
  const ways: Way[] = [];
  for (const { name: section, file, entry, start, verses: held } of sections) {
    for (const [name, told] of Object.entries(held)) {
      const verse = isObject(told) ? told : {};
      const { sets, reads } = statuses(verse);
      const id = `${section}/${name}`;
      verses.push({
        id,
        section,
        name,
        file,
        entry: `${entry}/${name}`,
        first: section === "book" ? false : name === start,
        sets: [...sets],
        reads: [...reads],
      });
      const add = (to: string, by: By): void => {
        const target = to.startsWith("book.")
          ? `book/${to.slice("book.".length)}`
          : END.has(to)
            ? to
            : `${section}/${to}`;
        if (!END.has(to)) ways.push({ from: id, to: target, by });
      };
      if (isObject(verse["then"]) && typeof verse["then"]["goto"] === "string") add(verse["then"]["goto"], "redirect");
      for (const choice of isList(verse["choices"]) ? verse["choices"].filter(isObject) : []) {
        if (typeof choice["goto"] === "string") add(choice["goto"], "choice");
        for (const to of gotos(choice["do"])) add(to, "effect");
      }
      for (const to of gotos(verse["do"])) add(to, "effect");
      if (typeof verse["goto"] === "string") add(verse["goto"], "goto");
    }
  }
  return { verses, ways: unique(ways) };
}

function unique(ways: readonly Way[]): Way[] {
  const seen = new Set<string>();
  return ways.filter(({ from, to }) => {
    const name = `${from} ${to}`;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** What is drawn: folded sections as one, verses of the others each; ways between what is drawn. */
export interface Node {
  readonly id: string;
  readonly verses: readonly Verse[];
  readonly folded: boolean;
}

export function folded(graph: Graph, open: ReadonlySet<string>): { nodes: readonly Node[]; ways: readonly Way[] } {
  const known = new Set(graph.verses.map((verse) => verse.id));
  const whereOf = new Map(
    graph.verses.map((verse) => [verse.id, open.has(verse.section) ? verse.id : `§${verse.section}`]),
  );
  const nodes = new Map<string, Verse[]>();
  for (const verse of graph.verses) {
    const at = whereOf.get(verse.id) ?? verse.id;
    nodes.set(at, [...(nodes.get(at) ?? []), verse]);
  }
  const ways = graph.ways
    .filter((way) => known.has(way.to))
    .map((way) => ({ ...way, from: whereOf.get(way.from) ?? way.from, to: whereOf.get(way.to) ?? way.to }))
    .filter((way) => way.from !== way.to || !way.from.startsWith("§"));
  return {
    nodes: [...nodes].map(([id, verses]) => ({ id, verses, folded: id.startsWith("§") })),
    ways: unique(ways).map((way) => ways.find((one) => one.from === way.from && one.to === way.to) ?? way),
  };
}

/** All that one comes to from here, or from which one comes here. */
export function along(ways: readonly Way[], from: string, back = false): ReadonlySet<string> {
  const next = new Map<string, string[]>();
  for (const way of ways) {
    const [here, there] = back ? [way.to, way.from] : [way.from, way.to];
    next.set(here, [...(next.get(here) ?? []), there]);
  }
  const found = new Set([from]);
  const waiting = [from];
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    for (const there of next.get(here) ?? []) {
      if (found.has(there)) continue;
      found.add(there);
      waiting.push(there);
    }
  }
  return found;
}

/** Statuses by their name, each with the verses that set it and those that ask for it. A part is a thread of its own and of the whole. */
export interface Thread {
  readonly status: string;
  readonly sets: readonly string[];
  readonly reads: readonly string[];
}

export function threads(verses: readonly Verse[]): readonly Thread[] {
  const found = new Map<string, { sets: Set<string>; reads: Set<string> }>();
  const of = (status: string): { sets: Set<string>; reads: Set<string> } => {
    const one = found.get(status) ?? { sets: new Set<string>(), reads: new Set<string>() };
    found.set(status, one);
    return one;
  };
  const whole = (status: string): string => status.replace(/#.*/, "");
  for (const verse of verses) {
    for (const status of verse.sets) for (const name of new Set([status, whole(status)])) of(name).sets.add(verse.id);
    for (const status of verse.reads) for (const name of new Set([status, whole(status)])) of(name).reads.add(verse.id);
  }
  return [...found]
    .map(([status, { sets, reads }]) => ({ status, sets: [...sets], reads: [...reads] }))
    .toSorted((a, b) => a.status.localeCompare(b.status, "en", { numeric: true }));
}
