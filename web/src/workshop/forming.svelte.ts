/** A form for the entry that lies open on the bench: what its parts may ask and do. */
import { router } from "../router.svelte";
import { settings, t } from "../settings.svelte";
import { hasWords } from "../words/words";
import type { Fault } from "./api";
import type { Bench } from "./bench.svelte";
import { lastStep, nameable, pathOfField, stepsOf, wayInside } from "./entries";
import type { FaultAt, Form, Naming } from "./form/context";
import { at, insert, move, sameStart, type Path } from "./form/path";
import { isList, type Shapes } from "./form/schema";
import { hrefOf } from "./ways";
import { boardFor } from "./boards";
import Field from "./form/Field.svelte";

const plain = (name: string): string => {
  const words = name.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
const asId = (name: string): string => name.replaceAll(/[^\w-]/g, "-");

export function formOf(bench: Bench): Form {
  const named = new Map<string, { of: unknown; at: string; list: readonly Naming[] }>();
  const faults = $derived(placed(bench));
  return {
    Field,
    get shapes(): Shapes {
      return bench.shapes!;
    },
    get open(): boolean {
      return bench.mayWrite;
    },
    write: (path, value) => bench.write(path, value),
    type: (path, value) => bench.write(path, value, false),
    insert: (path, nth, value) => {
      const list = at(bench.value, path);
      bench.write(path, insert(isList(list) ? list : [], nth, value));
    },
    remove: (path, nth) => bench.write([...path, nth], undefined),
    move: (path, from, to) => {
      const list = at(bench.value, path);
      if (isList(list)) bench.write(path, move(list, from, to));
    },
    faults: (path) => faults.filter((one) => one.path.length === path.length && sameStart(one.path, path)),
    faultsBelow: (path) => faults.filter((one) => sameStart(one.path, path)),
    faulty: (path) => faults.some((one) => sameStart(one.path, path)),
    names: (ref) => {
      const known = named.get(ref);
      const open = bench.entry;
      const at = open ? `${open.file} ${open.entry}` : "";
      if (known?.of === bench.places && known.at === at) return known.list;
      const list = nameable(bench.places, ref, open).map((one) => ({
        id: lastStep(one.entry),
        name: bench.titleOf(one),
      }));
      named.set(ref, { of: bench.places, at, list });
      return list;
    },
    follow: (ref, id) => {
      const found = nameable(bench.places, ref, bench.entry).find((one) => lastStep(one.entry) === id);
      if (found) router.go(hrefOf(bench, found));
    },
    word: (name, record = "") => {
      const told = bench.schema?.labels[`${record}.${name}`]?.label[settings.language];
      if (told) return told;
      const own = `wf-${asId(record)}-${asId(name)}`;
      if (record !== "" && hasWords(settings.language, own)) return t(own);
      const shared = `wf-${asId(name)}`;
      return hasWords(settings.language, shared) ? t(shared) : plain(name);
    },
    tip: (name, record = "") => {
      const told = bench.schema?.labels[`${record}.${name}`]?.help?.[settings.language];
      if (told) return told;
      const shared = `wf-${asId(name)}.tip`;
      return hasWords(settings.language, shared) ? t(shared) : "";
    },
    value: (value) => {
      if (typeof value === "boolean") return t(value ? "ws-yes" : "ws-no");
      if (typeof value === "number") return String(value);
      if (value === "") return "–";
      const id = `wv-${asId(value)}`;
      return hasWords(settings.language, id) ? t(id) : value;
    },
    board: (schema, path) => boardFor(bench, schema, path),
  };
}

/** The faults of the open entry, each on its way inside it. */
function placed(bench: Bench): readonly FaultAt[] {
  const open = bench.entry;
  if (open === null) return [];
  return bench.faults.flatMap((fault) => {
    if (fault.file !== open.file || !within(fault.entry, open.entry)) return [];
    const inner = stepsOf(fault.entry).slice(stepsOf(open.entry).length);
    const start = wayInside(bench.value, inner) ?? [];
    return [asFault(bench, fault, deepest(bench, [...start, ...pathOfField(fault.field)]))];
  });
}

const within = (entry: string, open: string): boolean => open === "" || entry === open || entry.startsWith(`${open}/`);

/** Where a form shows it: a field that is not there yet has its fault at what it would be in. */
function deepest(bench: Bench, path: Path): Path {
  for (let length = path.length; length > 0; length--) {
    if (
      length === path.length
        ? at(bench.value, path.slice(0, -1)) !== undefined
        : at(bench.value, path.slice(0, length)) !== undefined
    )
      return path.slice(0, length);
  }
  return [];
}

function asFault(bench: Bench, fault: Fault, path: Path): FaultAt {
  const { mend } = fault;
  return {
    path,
    text: fault.message,
    rule: fault.rule,
    warning: fault.warning,
    mend:
      mend && bench.mayWrite
        ? { text: mend.label[settings.language], apply: () => void bench.change(mend.changes) }
        : null,
  };
}

export const wordFaults = (bench: Bench, message: string): readonly FaultAt[] =>
  bench.faults
    .filter((fault) => fault.field === message && fault.file.startsWith("locale/"))
    .map((fault) => asFault(bench, fault, []));

/** A number of an entry in words: the last name on its way, with its places in lists. */
export const fieldInWords = (field: string): string => {
  const name =
    field
      .replace(/\[\d+\]/g, "")
      .split(".")
      .at(-1) ?? field;
  const shared = `wf-${asId(name)}`;
  const told = hasWords(settings.language, shared) ? t(shared) : plain(name);
  return field === name ? told : `${told} (${field})`;
};
