/** Figures of a measure, before and after, drawn on one line each. */

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
