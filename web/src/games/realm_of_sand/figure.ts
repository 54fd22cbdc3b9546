/** Figures on squared paper: tiles and patterns as they lie, turned or mirrored. Pure drawing; what is allowed comes from the server. */
import { type Element, ELEMENTS } from "../../art/glass";

export interface Square {
  readonly row: number;
  readonly column: number;
  readonly letter: Element;
}

/** How a figure lies: mirrored left to right first, then turned clockwise by quarters. */
export interface Way {
  readonly turns: number;
  readonly mirrored: boolean;
}

export const UPRIGHT: Way = { turns: 0, mirrored: false };

const isElement = (letter: string): letter is Element => letter in ELEMENTS;

/** `["C.", "CO"]` as squares. */
export const readFigure = (rows: readonly string[]): Square[] =>
  rows.flatMap((line, row) =>
    [...line].flatMap((letter, column) => (isElement(letter) ? [{ row, column, letter }] : [])),
  );

/** A tile round its grip, the square with most neighbours: that one stays put when the tile turns. */
export function roundGrip(rows: readonly string[]): Square[] {
  const squares = readFigure(rows);
  const near = (one: Square): number =>
    squares.filter((other) => Math.abs(other.row - one.row) + Math.abs(other.column - one.column) === 1).length;
  const grip = squares.reduce((best, one) => (near(one) > near(best) ? one : best), squares[0]!);
  return squares.map(({ row, column, letter }) => ({ row: row - grip.row, column: column - grip.column, letter }));
}

export function turned(squares: readonly Square[], { turns, mirrored }: Way): Square[] {
  let cells = squares.map((one) => ({ ...one, column: mirrored ? -one.column : one.column }));
  for (let nth = 0; nth < turns; nth++)
    cells = cells.map(({ row, column, letter }) => ({ row: column, column: 0 - row, letter }));
  return cells;
}

/** Turned once more, as it is seen. */
export const turn = (way: Way, clockwise = true): Way => ({ ...way, turns: (way.turns + (clockwise ? 1 : 3)) % 4 });

/** Mirrored left to right, as it is seen. */
export const flip = (way: Way): Way => ({ turns: (4 - way.turns) % 4, mirrored: !way.mirrored });

/** `r90`, `m180` and so on, as placements are addressed. */
export const readWay = (text: string): Way => ({ turns: (Number(text.slice(1)) / 90) % 4, mirrored: text[0] === "m" });

export const cellName = (row: number, column: number): string => String.fromCharCode(97 + column) + String(row + 1);

export const readCell = (name: string): readonly [number, number] => [
  Number(name.slice(1)) - 1,
  name.charCodeAt(0) - 97,
];

export const moved = (squares: readonly Square[], row: number, column: number): Square[] =>
  squares.map((one) => ({ ...one, row: one.row + row, column: one.column + column }));

const byReading = (a: Square, b: Square): number => a.row - b.row || a.column - b.column;

/** What lies where, whatever way it came to lie there. */
export const signature = (squares: readonly Square[]): string =>
  squares
    .toSorted(byReading)
    .map(({ row, column, letter }) => cellName(row, column) + letter)
    .join(" ");

/** One placement: `place:t07:r90:b4` names the tile, how it lies, and the cell of its first square in reading order. */
export interface Laid {
  readonly key: string;
  readonly tile: string;
  readonly way: Way;
  /** The cell under the grip. */
  readonly grip: readonly [number, number];
  readonly squares: readonly Square[];
}

export function readPlacement(key: string, tiles: Readonly<Record<string, readonly string[]>>): Laid | null {
  const [word, tile = "", way = "", anchor = ""] = key.split(":");
  const rows = tiles[tile];
  if (word !== "place" || rows === undefined) return null;
  const squares = turned(roundGrip(rows), readWay(way));
  const first = squares.toSorted(byReading)[0]!;
  const [row, column] = readCell(anchor);
  const grip = [row - first.row, column - first.column] as const;
  return { key, tile, way: readWay(way), grip, squares: moved(squares, ...grip) };
}

const WAYS: readonly Way[] = [0, 1, 2, 3].flatMap((turns) => [
  { turns, mirrored: false },
  { turns, mirrored: true },
]);

/** Where a figure can be seen among the pieces of a board (letters by cell), over one of the cells that just changed. */
export function seen(
  pattern: readonly string[],
  land: ReadonlyMap<string, string>,
  changed: ReadonlySet<string>,
): string[] {
  for (const way of WAYS) {
    const squares = turned(readFigure(pattern), way);
    const first = squares[0]!;
    for (const [cell, letter] of land) {
      if (letter !== first.letter) continue;
      const [row, column] = readCell(cell);
      const here = moved(squares, row - first.row, column - first.column);
      const cells = here.map((one) => cellName(one.row, one.column));
      if (here.every((one, nth) => land.get(cells[nth]!) === one.letter) && cells.some((one) => changed.has(one)))
        return cells;
    }
  }
  return [];
}
