/** Rows of signs on squared paper: painted cell by cell, kept without empty margins. */

export type Cells = readonly string[];

/** What is left when empty rows and columns at the edges are cut off. */
export function trim(cells: Cells, empty: string): string[] {
  const full = (row: string): boolean => [...row].some((sign) => sign !== empty);
  const top = cells.findIndex(full);
  if (top < 0) return [];
  const bottom = cells.findLastIndex(full);
  const rows = cells.slice(top, bottom + 1);
  const used = rows.flatMap((row) => [...row].flatMap((sign, at) => (sign === empty ? [] : [at])));
  const [left, right] = [Math.min(...used), Math.max(...used)];
  return rows.map((row) => row.padEnd(right + 1, empty).slice(left, right + 1));
}

/** The cells on paper of that size: where they were, if they still fit there, else in the middle. */
export function laidOut(
  cells: Cells,
  high: number,
  wide: number,
  empty: string,
  at?: readonly [number, number],
): string[] {
  const [h, w] = [cells.length, Math.max(0, ...cells.map((row) => row.length))];
  const [paperHigh, paperWide] = [Math.max(high, h), Math.max(wide, w)];
  const fits = at !== undefined && at[0] + h <= paperHigh && at[1] + w <= paperWide;
  const top = fits ? at[0] : Math.floor((paperHigh - h) / 2);
  const left = fits ? at[1] : Math.floor((paperWide - w) / 2);
  return Array.from({ length: paperHigh }, (_, row) =>
    (empty.repeat(left) + (cells[row - top] ?? "")).padEnd(paperWide, empty).slice(0, paperWide),
  );
}

export const paint = (cells: Cells, row: number, column: number, sign: string): string[] =>
  cells.map((line, nth) => (nth === row ? line.slice(0, column) + sign + line.slice(column + 1) : line));

/** Turned to the right by a quarter. */
export function turned(cells: Cells, empty: string): string[] {
  const wide = Math.max(0, ...cells.map((row) => row.length));
  return Array.from({ length: wide }, (_, column) =>
    cells
      .map((row) => row[column] ?? empty)
      .toReversed()
      .join(""),
  );
}

export const mirrored = (cells: Cells): string[] => cells.map((row) => [...row].toReversed().join(""));
export const same = (one: Cells, other: Cells): boolean =>
  one.length === other.length && one.every((row, nth) => row === other[nth]);
