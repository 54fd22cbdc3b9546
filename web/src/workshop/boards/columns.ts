/** A column of a sheet in its short writing: `s s* | d=4 | s |`. */

export interface Spot {
  readonly pair: boolean;
  readonly icon: boolean;
  /** The number at the line behind it, where it is not the column's own; 0 without one. */
  readonly number: number;
  /** A line stands behind it. */
  readonly line: boolean;
}

export function readColumn(rows: string): Spot[] {
  const spots: Spot[] = [];
  for (const word of rows.trim().split(/\s+/).filter(Boolean)) {
    const last = spots.at(-1);
    if (word === "|") {
      if (last) spots[spots.length - 1] = { ...last, line: true };
      continue;
    }
    const number = /=(\d)/.exec(word)?.[1];
    spots.push({ pair: word.startsWith("d"), icon: word.includes("*"), number: Number(number ?? 0), line: false });
  }
  return spots;
}

export const writeColumn = (spots: readonly Spot[]): string =>
  spots
    .map(
      (one) =>
        `${one.pair ? "d" : "s"}${one.icon ? "*" : ""}${one.number ? `=${one.number}` : ""}${one.line ? " |" : ""}`,
    )
    .join(" ");
