/** Where in a pack's file a value stands, and files with one value changed. Files are values: changed, they are others. */
import { isList, isObject, type Json } from "./schema";

export type Step = string | number;
export type Path = readonly Step[];

export function at(root: Json | undefined, path: Path): Json | undefined {
  let here: Json | undefined = root;
  for (const step of path) {
    if (isList(here)) here = here[Number(step)];
    else if (isObject(here)) here = here[step];
    else return undefined;
  }
  return here;
}

/** The same file with another value at that place; `undefined` takes the field away. */
export function put(root: Json, path: Path, value: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return value ?? null;
  if (isList(root)) {
    const nth = Number(step);
    if (rest.length === 0 && value === undefined) return root.filter((_, one) => one !== nth);
    if (nth === root.length) return [...root, put(emptyFor(rest), rest, value)];
    return root.map((one, other) => (other === nth ? put(one, rest, value) : one));
  }
  const held = isObject(root) ? root : {};
  if (rest.length === 0 && value === undefined) {
    return Object.fromEntries(Object.entries(held).filter(([name]) => name !== step));
  }
  return { ...held, [step]: put(held[step] ?? emptyFor(rest), rest, value) };
}

const emptyFor = (rest: Path): Json => (typeof rest[0] === "number" ? [] : rest.length > 0 ? {} : null);

export function insert(list: readonly Json[], nth: number, value: Json): readonly Json[] {
  return [...list.slice(0, nth), value, ...list.slice(nth)];
}

export function move(list: readonly Json[], from: number, to: number): readonly Json[] {
  if (to < 0 || to >= list.length || from === to) return list;
  const without = list.filter((_, nth) => nth !== from);
  return insert(without, to, list[from] ?? null);
}

/** The same map with one name changed, in the same order. */
export function rename(
  map: { readonly [key: string]: Json },
  from: string,
  to: string,
): { readonly [key: string]: Json } {
  if (to === from || to in map) return map;
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key === from ? to : key, value]));
}

export const sameStart = (path: Path, start: Path): boolean =>
  start.length <= path.length && start.every((step, nth) => String(step) === String(path[nth]));

export const asText = (path: Path): string => path.map((step) => `/${step}`).join("");
