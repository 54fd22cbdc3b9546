/**
 * Keys are addresses: which things on the table each answer names, in the order in which one points at them.
 * `mine:` a tile before me, `ring:` one of the circle, `front:` a disc before me, `stock:` one of the reserve.
 */
const isLetter = (part: string): boolean => /^[A-Z]$/.test(part);
const own = (part: string): string => (isLetter(part) ? `front:${part}` : `cell:${part}`);

const PATHS: Readonly<Record<string, (parts: string[]) => string[]>> = {
  complete: ([card]) => [`card:${card}`],
  keep: (cards) => cards.map((card) => `card:${card}`),
  take: ([tile]) => [`ring:${tile}`],
  aside: ([tile]) => [`mine:${tile}`],
  swap: ([mine, theirs]) => [`mine:${mine}`, `ring:${theirs}`],
  disc: ([letter, cell]) => [`front:${letter}`, `cell:${cell}`],
  move: ([start, end]) => [`cell:${start}`, `cell:${end}`],
  carry: ([start, end]) => [`cell:${start}`, `cell:${end}`],
  exchange: ([place = "", letter]) => [own(place), `stock:${letter}`],
  extra: ([letter]) => [`stock:${letter}`],
  open: ([cell]) => [`cell:${cell}`],
  deck: ([level]) => [`deck:${level}`],
  board: ([board]) => [`board:${board}`],
  power: () => ["crystal"],
  summon: (parts) => (parts.length > 0 ? ["crystal"] : ["spirits"]),
};

/** What one points at, step by step, to give this answer; nothing for placements and for plain words. */
export function pathOf(key: string): string[] {
  const [word = "", ...parts] = key.split(":");
  return PATHS[word]?.(parts) ?? [];
}

/** Answers that name several cells at once: `on:b4+c4`, `short:b4`. */
export function cellsOf(key: string): string[] {
  const [word, cells = ""] = key.split(":");
  return word === "on" || word === "short" ? cells.split("+") : [];
}

export interface Group {
  readonly key: string;
  readonly cells: readonly string[];
}

/** The answer with this cell in it that comes after the one lifted now, round and round. */
export function nextWith(groups: readonly Group[], cell: string, chosen: string | null): string | null {
  const there = groups.filter(({ cells }) => cells.includes(cell));
  return there[(there.findIndex(({ key }) => key === chosen) + 1) % there.length]?.key ?? null;
}

export interface Path {
  readonly key: string;
  readonly path: readonly string[];
}

export const startsWith = (path: readonly string[], start: readonly string[]): boolean =>
  start.length <= path.length && start.every((step, nth) => path[nth] === step);

/** How far one has pointed after pointing at one thing more: the longest way that leads on, or none. */
export function pointed(paths: readonly Path[], sofar: readonly string[], ref: string): readonly string[] | null {
  for (let keep = sofar.length; keep >= 0; keep--) {
    const next = [...sofar.slice(0, keep), ref];
    if (paths.some(({ path }) => startsWith(path, next))) return next;
  }
  return null;
}

/** Things named in what an answer would bring: the longest names first, so that one within another is not taken for it. */
export function named<T extends string>(lines: readonly string[], names: readonly (readonly [T, string])[]): T[] {
  let rest = lines.join("\n");
  const found: T[] = [];
  for (const [id, name] of names.toSorted((a, b) => b[1].length - a[1].length)) {
    if (name === "" || !rest.includes(name)) continue;
    found.push(id);
    rest = rest.replaceAll(name, "");
  }
  return found;
}
