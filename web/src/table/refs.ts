/** Addresses of things on a table, `kind:id` (`cell:b4`, `card:quay-crane`): the one place that takes one apart. */

export const kindOf = (ref: string): string => ref.split(":", 1)[0] ?? "";

export const idOf = (ref: string): string => ref.slice(kindOf(ref).length + 1);

/** The ids of those of a kind, in order. */
export const idsOf = (refs: Iterable<string>, kind: string): string[] =>
  [...refs].filter((ref) => kindOf(ref) === kind).map(idOf);
