/** Where the cards of the map lie on the screen: columns from the west, rows from the north, fog where a key leads to a card not on the table. */
import type { TaintedGrailPlaceView } from "../../api/types";

export interface Cell {
  readonly column: number;
  readonly row: number;
  /** 0 where only fog lies. */
  readonly number: number;
  /** The number on the keys that lead into the fog. */
  readonly fog: number;
}

export interface Way {
  readonly column: number;
  readonly row: number;
  readonly side: "east" | "south";
  /** What an unpaired key says; 0 where two keys meet. */
  readonly number: number;
}

export interface Chart {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly Cell[];
  readonly ways: readonly Way[];
}

const STEP: Readonly<Record<string, readonly [number, number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};
const name = (x: number, y: number): string => `${x},${y}`;

/** How many columns and rows are seen at once at a good size: fog beyond that is left to the numbers on the keys. */
export interface Room {
  readonly columns: number;
  readonly rows: number;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const spanOf = (values: readonly number[]): Span => ({ from: Math.min(...values), to: Math.max(...values) });
const lengthOf = ({ from, to }: Span): number => to - from + 1;
const within = (value: number, { from, to }: Span): boolean => value >= from && value <= to;

export function chart(
  places: readonly Pick<TaintedGrailPlaceView, "number" | "x" | "y" | "exits">[],
  room: Room,
): Chart {
  if (places.length === 0) return { columns: 0, rows: 0, cells: [], ways: [] };
  const taken = new Map(places.map((place) => [name(place.x, place.y), place.number]));
  const fog = new Map<string, { x: number; y: number; number: number }>();
  for (const { x, y, exits } of places) {
    for (const [edge, exit] of Object.entries(exits)) {
      const [dx, dy] = STEP[edge] ?? [0, 0];
      const there = name(x + dx, y + dy);
      if (exit.to === 0 && !taken.has(there) && !fog.has(there))
        fog.set(there, { x: x + dx, y: y + dy, number: exit.number });
    }
  }
  const all = [...places, ...fog.values()];
  const seen = (axis: "x" | "y", most: number): Span => {
    const [whole, cards] = [spanOf(all.map((one) => one[axis])), spanOf(places.map((one) => one[axis]))];
    return lengthOf(whole) <= most ? whole : cards;
  };
  const [xs, ys] = [seen("x", room.columns), seen("y", room.rows)];
  const at = (x: number, y: number): { column: number; row: number } => ({ column: x - xs.from, row: ys.to - y });
  return {
    columns: lengthOf(xs),
    rows: lengthOf(ys),
    cells: [
      ...places.map(({ x, y, number }) => ({ ...at(x, y), number, fog: 0 })),
      ...[...fog.values()]
        .filter(({ x, y }) => within(x, xs) && within(y, ys))
        .map(({ x, y, number }) => ({ ...at(x, y), number: 0, fog: number })),
    ],
    ways: places.flatMap((place) => waysOf(place, at(place.x, place.y))),
  };
}

/** Keys that meet are drawn once, from the card that lies to the west or north. */
function waysOf(
  { exits }: Pick<TaintedGrailPlaceView, "exits">,
  { column, row }: { column: number; row: number },
): Way[] {
  const found: Way[] = [];
  for (const [edge, { number, to }] of Object.entries(exits)) {
    if (edge === "east" || edge === "south") found.push({ column, row, side: edge, number: to === 0 ? number : 0 });
    else if (to === 0)
      found.push(
        edge === "west"
          ? { column: column - 1, row, side: "east", number }
          : { column, row: row - 1, side: "south", number },
      );
  }
  return found;
}

const SIZES = {
  large: { good: { w: 200, h: 168 }, least: { w: 130, h: 128 }, most: { w: 290, h: 250 }, gap: 14, edge: 20 },
  small: { good: { w: 84, h: 104 }, least: { w: 84, h: 92 }, most: { w: 118, h: 132 }, gap: 8, edge: 12 },
} as const;

export interface Size {
  readonly w: number;
  readonly h: number;
  readonly gap: number;
  readonly edge: number;
}

const count = (space: number, card: number, gap: number, edge: number): number =>
  Math.max(1, Math.floor((space - 2 * edge + gap) / (card + gap)));

/** `letters`: how many times larger than usual the letters are; the cards grow with them. */
export function roomFor(width: number, height: number, small: boolean, letters = 1): Room {
  const { good, gap, edge } = SIZES[small ? "small" : "large"];
  return { columns: count(width, good.w * letters, gap, edge), rows: count(height, good.h * letters, gap, edge) };
}

/** How large the cards can be so that all are seen; where they would be too small, the map is panned. */
export function cardSize(width: number, height: number, chart: Chart, small: boolean, letters = 1): Size {
  const { least, most, gap, edge } = SIZES[small ? "small" : "large"];
  const fit = (space: number, n: number, low: number, high: number): number =>
    Math.floor(Math.max(low, Math.min(high, (space - 2 * edge - gap * (n - 1)) / Math.max(1, n))));
  return {
    w: fit(width, chart.columns, least.w * letters, most.w * letters),
    h: fit(height, chart.rows, least.h * letters, most.h * letters),
    gap,
    edge,
  };
}
