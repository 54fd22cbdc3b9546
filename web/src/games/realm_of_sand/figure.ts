/** Figures on squared paper, for drawing: tiles and patterns as rows of letters. How they turn comes from the server. */
import { type Element, ELEMENTS } from "../../art/glass";

export interface Square {
  readonly row: number;
  readonly column: number;
  readonly letter: Element;
}

const isElement = (letter: string): letter is Element => letter in ELEMENTS;

/** `["C.", "CO"]` as squares, row after row. */
export const readFigure = (rows: readonly string[]): Square[] =>
  rows.flatMap((line, row) =>
    [...line].flatMap((letter, column) => (isElement(letter) ? [{ row, column, letter }] : [])),
  );

/** A tile round its grip, the square with most neighbours: that one stays under the hand. */
export function roundGrip(rows: readonly string[]): Square[] {
  const squares = readFigure(rows);
  const near = (one: Square): number =>
    squares.filter((other) => Math.abs(other.row - one.row) + Math.abs(other.column - one.column) === 1).length;
  const grip = squares.reduce((best, one) => (near(one) > near(best) ? one : best), squares[0]!);
  return squares.map(({ row, column, letter }) => ({ row: row - grip.row, column: column - grip.column, letter }));
}

export const moved = (squares: readonly Square[], row: number, column: number): Square[] =>
  squares.map((one) => ({ ...one, row: one.row + row, column: one.column + column }));
