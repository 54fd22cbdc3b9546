/** Figures of a measure, before and after, drawn on one line each. */
import { isList, isObject, type Json } from "./form/schema";

export interface Estimate {
  readonly figure: number;
  readonly low: number;
  readonly high: number;
  readonly sample: number;
}

type Span = readonly [number, number];
/** A bound that is not there is null. */
type Bounds = readonly [number | null, number | null];

export interface Figure {
  readonly name: string;
  readonly label: string;
  readonly family: string;
  readonly then: Estimate | null;
  readonly now: Estimate | null;
  readonly target: Bounds | null;
  readonly alarm: Bounds | null;
  readonly verdict: string;
  readonly alarmed: boolean;
  readonly changed: boolean;
}

export interface Measure {
  readonly id: string;
  readonly state: "playing" | "done" | "stopped" | "failed";
  readonly done: number;
  readonly of: number;
  readonly now: string;
  readonly then: string;
  readonly problem: string;
  readonly series: readonly {
    readonly id: string;
    readonly title: string;
    readonly games: { readonly then: number; readonly now: number };
    readonly figures: readonly Figure[];
  }[];
  readonly search: Search | null;
}

/** A value looked for by trying. */
export interface Search {
  readonly entry: string;
  readonly field: string;
  readonly figure: string;
  readonly target: Bounds;
  readonly tried: readonly { readonly value: number; readonly games: number; readonly figure: Estimate | null }[];
  readonly best: number | null;
  readonly games: number;
}

/** The figures that are about one entry, each with the mean of the others of its kind, by how often they were counted. */
export function ofEntry(
  figures: readonly Figure[],
  id: string,
): readonly { readonly figure: Figure; readonly others: number | null }[] {
  const about = (one: Figure): boolean => ` ${one.name} `.includes(` ${id} `);
  return figures.filter(about).map((figure) => {
    const kin = figures.filter((one) => figure.family !== "" && one.family === figure.family && !about(one));
    const others = kin.flatMap((one) => (one.now ? [one.now] : []));
    const sample = others.reduce((sum, one) => sum + one.sample, 0);
    const mean = sample === 0 ? null : others.reduce((sum, one) => sum + one.figure * one.sample, 0) / sample;
    return { figure, others: mean };
  });
}

/** The whole numbers in a value, by their fields as the server writes them. */
export function numbersIn(value: Json, field = ""): readonly { readonly field: string; readonly value: number }[] {
  if (typeof value === "number") return Number.isInteger(value) ? [{ field, value }] : [];
  if (isList(value)) return value.flatMap((one, nth) => numbersIn(one, `${field}[${nth}]`));
  if (isObject(value))
    return Object.entries(value).flatMap(([name, one]) => numbersIn(one, field === "" ? name : `${field}.${name}`));
  return [];
}

/** Alarms first, then what changed, then the rest as the lab has them. */
export const changedFirst = (figures: readonly Figure[]): readonly Figure[] =>
  figures.toSorted((a, b) => Number(b.alarmed) - Number(a.alarmed) || Number(b.changed) - Number(a.changed));

/** Intervals and target on a line from 0 to 100. */
export function span(figure: Figure): { then: Span | null; now: Span | null; target: Span | null } {
  const ends = [figure.then, figure.now].flatMap((one) => (one ? [one.low, one.high] : []));
  for (const end of figure.target ?? []) if (end !== null) ends.push(end);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const wide = most - least || 1;
  const place = (value: number): number => Math.round(2 + ((value - least) / wide) * 96);
  const line = (one: Estimate | null): Span | null =>
    one ? [place(one.low), Math.max(place(one.high), place(one.low) + 1)] : null;
  const [from, to] = figure.target ?? [null, null];
  const bounds: Span | null =
    figure.target === null ? null : [from === null ? 0 : place(from), to === null ? 100 : place(to)];
  return {
    then: line(figure.then),
    now: line(figure.now),
    target: bounds,
  };
}
