/** The map of Locations: cells, ways, and the two changes that join two of them or part them. */
import type { Change, OutlineEntry } from "../api";
import type { Language } from "../../words/words";

export type Side = "north" | "east" | "south" | "west";
export type Cell = readonly [number, number];

export interface Place {
  readonly file: string;
  readonly entry: string;
  readonly number: number;
  /** The first of its line of versions. */
  readonly first: number;
  readonly keys: Readonly<Partial<Record<Side, number>>>;
  readonly one_way: readonly string[];
  readonly menhir: boolean;
  readonly sheet: number;
  readonly cell: Cell | null;
}

const SIDES: Readonly<Record<Side, Cell>> = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] };
const BACK: Readonly<Record<Side, Side>> = { north: "south", east: "west", south: "north", west: "east" };
const NAMES = Object.keys(SIDES) as readonly Side[];
const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
const next = (cell: Cell, side: Side): Cell => [cell[0] + SIDES[side][0], cell[1] + SIDES[side][1]];

/** On which side of the first cell the second lies, if they touch. */
export const beside = (cell: Cell, other: Cell): Side | null =>
  NAMES.find((side) => same(next(cell, side), other)) ?? null;

/** A key there, and one back. */
export const joining = (from: Place, to: Place, side: Side): readonly Change[] => [
  { file: from.file, entry: from.entry, field: `keys.${side}`, value: to.number },
  { file: to.file, entry: to.entry, field: `keys.${BACK[side]}`, value: from.number },
];

/** Neither key any more; of the other place only what leads back here. */
export const parting = (from: Place, to: Place | undefined, side: Side): readonly Change[] => [
  { file: from.file, entry: from.entry, field: `keys.${side}`, remove: true },
  ...(to?.keys[BACK[side]] === from.number
    ? [{ file: to.file, entry: to.entry, field: `keys.${BACK[side]}`, remove: true }]
    : []),
];

interface Sheet {
  readonly wide: number;
  readonly high: number;
  readonly cells: readonly {
    readonly id: string;
    readonly cell: Cell;
    readonly x: number;
    readonly y: number;
    readonly place: Place | undefined;
  }[];
  readonly ways: readonly { readonly id: string; readonly from: Cell; readonly to: Cell; readonly single: boolean }[];
  readonly at: (cell: Cell) => Place | undefined;
}

/** The sheet of the map on which a place lies (the first one for a place that lies nowhere), north upwards. */
export function sheetOf(places: readonly Place[], here: Place | undefined): Sheet {
  const sheet = here?.cell ? here.sheet : 0;
  const own = here?.cell ?? null;
  const laid = places.filter((one) => one.cell !== null && one.sheet === sheet && one.number === one.first);
  const at = (cell: Cell): Place | undefined => laid.find((one) => one.cell !== null && same(one.cell, cell));
  const empty = own ? NAMES.map((side) => next(own, side)).filter((cell) => !at(cell)) : [];
  const all: readonly Cell[] = [...laid.flatMap((one) => (one.cell ? [one.cell] : [])), ...empty];
  const [left, top] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([, y]) => y))];
  const [right, low] = [Math.max(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  const drawn = ([x, y]: Cell): Cell => [x - left, top - y];
  const ways = laid.flatMap((one) =>
    NAMES.flatMap((side) => {
      const key = one.keys[side];
      if (key === undefined || one.cell === null) return [];
      const cell = next(one.cell, side);
      const back = at(cell)?.keys[BACK[side]] !== undefined;
      if (back && (side === "south" || side === "west")) return [];
      return [{ id: `${one.number}-${side}`, from: drawn(one.cell), to: drawn(cell), single: !back }];
    }),
  );
  const cells = all.map((cell) => {
    const [x, y] = drawn(cell);
    return { id: `${cell[0]},${cell[1]}`, cell, x, y, place: at(cell) };
  });
  return all.length === 0
    ? { wide: 1, high: 1, cells: [], ways: [], at }
    : { wide: right - left + 1, high: top - low + 1, cells, ways, at };
}

/** What a Location is called, where its entry has a title. */
export const nameOf = (entries: readonly OutlineEntry[], place: Place, language: Language): string =>
  entries.find((one) => one.kind === "location" && one.entry === place.entry)?.title[language] ?? "";
