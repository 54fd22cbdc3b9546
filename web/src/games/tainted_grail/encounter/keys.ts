/** Keys on the edges of cards: which halves meet, which are connected. Drawing only. */
import type { TaintedGrailHalfView, TaintedGrailJoinView } from "../../../api/types";
import { idOf, kindOf } from "../../../table/refs";

/** on: connected · will: would be · off: met and not connected · open: nothing there yet · none: no half at all */
export type KeyState = "on" | "will" | "off" | "open" | "none";

/** The rows that would connect with these Magic Keys paid for. */
export function rowsJoined(
  joins: readonly TaintedGrailJoinView[],
  magic: readonly number[],
): readonly TaintedGrailJoinView[] {
  return joins.filter((join) => join.key !== "magic" || magic.includes(join.row));
}

interface Meeting {
  /** The half on the other side, for each row; null while nothing lies there. */
  readonly other: readonly TaintedGrailHalfView[] | null;
  readonly joined: readonly number[];
  /** What lies there is only being looked at. */
  readonly maybe?: boolean;
}

/** How each half of an edge is drawn, rows from the bottom. */
export function states(
  edge: readonly TaintedGrailHalfView[],
  { other, joined, maybe = false }: Meeting,
): readonly KeyState[] {
  return edge.map((half, row) => {
    if (half.key === "none") return "none";
    if (joined.includes(row)) return maybe ? "will" : "on";
    if (other === null || (maybe && other[row] === undefined)) return "open";
    return "off";
  });
}

export interface Icon {
  readonly name: string;
  readonly n: number;
}

/** `cubes:2`, `continue`. */
export function readIcon(icon: string): Icon {
  const n = idOf(icon);
  return { name: kindOf(icon), n: n === "" ? 1 : Number(n) };
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What several keys give together: numbers of one icon are added up, in the order of reading. */
export function sum(joins: readonly TaintedGrailJoinView[]): readonly Icon[] {
  const found = new Map<string, number>();
  for (const { name, n } of joins.flatMap((join) => join.gives.map(readIcon)))
    found.set(name, (found.get(name) ?? 0) + n);
  return [...found].map(([name, n]) => ({ name, n }));
}
