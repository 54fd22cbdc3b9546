/** Where the rows of a column lie: circles from the top, a line behind some of them. */
import type { SangueRealePrintedRow } from "../../api/types";

export interface Row {
  readonly y: number; // its middle
  readonly circles: readonly number[]; // x of each
  readonly line: number; // y of the line behind it, 0 without one
  readonly number: number;
  readonly unique: string;
}

export interface Measures {
  readonly pitch: number;
  readonly gap: number;
}

export const MIDDLE = 30;
const APART = 11.5;

export function rowsOf(
  column: readonly SangueRealePrintedRow[],
  { pitch, gap }: Measures,
): { rows: Row[]; height: number } {
  let y = 0;
  const rows = column.map(({ circles, number, unique }) => {
    const middle = y + pitch / 2;
    y += pitch;
    const line = number ? y + gap / 2 - 0.5 : 0;
    if (number) y += gap;
    return { y: middle, circles: circles === 2 ? [MIDDLE - APART, MIDDLE + APART] : [MIDDLE], line, number, unique };
  });
  return { rows, height: y + 4 };
}

/** How many circles of a row are black. */
export function blackIn(row: number, done: number, isHalf: boolean, circles: number): number {
  if (row < done) return circles;
  return isHalf && row === done ? 1 : 0;
}
