/** The stretches of a combat table: each begins where the one before ends, whatever is moved. */
import { isList, isObject, type Json } from "../form/schema";

export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly do: Json;
}

export const stretches = (value: Json): readonly Stretch[] =>
  (isList(value) ? value.filter(isObject) : []).map((one) => {
    const pool = isList(one["pool"]) ? one["pool"] : [];
    return { from: Number(pool[0] ?? 0), to: Number(pool[1] ?? 0), do: one["do"] ?? [] };
  });

const told = (rows: readonly Stretch[]): readonly Json[] =>
  rows.map((row) => ({ pool: [row.from, row.to], do: row.do }));

/** Whether the end of a stretch can be moved by a step: it and the one behind it keep a number each. */
export function canMove(rows: readonly Stretch[], nth: number, step: number): boolean {
  const [row, next] = [rows[nth], rows[nth + 1]];
  if (!row) return false;
  return row.to + step >= row.from && (next === undefined || next.from + step <= next.to);
}

/** The border between one stretch and the next, moved by a step; only the last one makes the table longer. */
export function moved(rows: readonly Stretch[], nth: number, step: number): readonly Json[] {
  if (!canMove(rows, nth, step)) return told(rows);
  return told(
    rows.map((row, other) => {
      if (other === nth) return { ...row, to: row.to + step };
      return other === nth + 1 ? { ...row, from: row.from + step } : row;
    }),
  );
}

/** Two stretches of one, with the same effects. */
export function split(rows: readonly Stretch[], nth: number): readonly Json[] {
  return told(
    rows.flatMap((row, other) => {
      if (other !== nth || row.to <= row.from) return [row];
      const half = Math.floor((row.from + row.to) / 2);
      return [
        { ...row, to: half },
        { ...row, from: half + 1 },
      ];
    }),
  );
}

/** One stretch less: the one before takes its room, or the next where it was the first. */
export function without(rows: readonly Stretch[], nth: number): readonly Json[] {
  const gone = rows[nth];
  if (!gone) return told(rows);
  return told(
    rows.flatMap((row, other) => {
      if (other === nth) return [];
      if (other === nth - 1) return [{ ...row, to: gone.to }];
      if (nth === 0 && other === 1) return [{ ...row, from: gone.from }];
      return [row];
    }),
  );
}
