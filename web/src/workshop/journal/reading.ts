/** The whole Journal of a pack as the server counts it. */
import type { Bench } from "../bench.svelte";
import type { Words2 } from "../api";
import type { By, Graph, Verse, Way } from "./graph";

interface Node {
  readonly file: string;
  readonly entry: string;
  readonly section: string;
  readonly verse: string;
  readonly first: boolean;
  readonly words: Readonly<Record<keyof Words2, number>>;
  readonly sets: readonly string[];
  readonly reads: readonly string[];
  readonly goes: readonly { readonly to: string; readonly by: string }[];
  readonly dead: boolean;
  readonly reached: boolean;
}

const BY: Readonly<Record<string, By>> = { choice: "choice", redirect: "redirect", effect: "effect", go_on: "goto" };

/** Verses by their place in the pack; a target may lie in another file. */
export function graphFrom(nodes: readonly Node[]): Graph {
  const named = (one: Node): string => `${one.section}/${one.verse}`;
  const ids = new Map(nodes.map((one) => [one.entry, named(one)]));
  const verses = nodes.map((one): Verse => ({
    id: named(one),
    section: one.section,
    name: one.verse,
    file: one.file,
    entry: one.entry,
    first: one.first,
    sets: one.sets,
    reads: one.reads,
    words: one.words,
    dead: one.dead,
    reached: one.reached,
  }));
  const ways = nodes.flatMap((one) =>
    one.goes.flatMap(({ to, by }): Way[] => {
      const target = ids.get(to);
      return target === undefined ? [] : [{ from: named(one), to: target, by: BY[by] ?? "goto" }];
    }),
  );
  return { verses, ways };
}

export const readJournal = async (bench: Bench): Promise<Graph> =>
  graphFrom((await bench.ask<{ nodes: readonly Node[] }>("/graph")).nodes);
