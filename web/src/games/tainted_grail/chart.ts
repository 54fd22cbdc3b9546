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

const STEP: Readonly<Record<string, readonly [number, number]>> = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] };
const name = (x: number, y: number): string => `${x},${y}`;

export function chart(places: readonly Pick<TaintedGrailPlaceView, "number" | "x" | "y" | "exits">[]): Chart {
  const taken = new Map(places.map((place) => [name(place.x, place.y), place.number]));
  const fog = new Map<string, { x: number; y: number; number: number }>();
  for (const { x, y, exits } of places) {
    for (const [edge, exit] of Object.entries(exits)) {
      const [dx, dy] = STEP[edge] ?? [0, 0];
      const there = name(x + dx, y + dy);
      if (exit.to === 0 && !taken.has(there) && !fog.has(there)) fog.set(there, { x: x + dx, y: y + dy, number: exit.number });
    }
  }
  const all = [...places, ...fog.values()];
  const [west, north] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ y }) => y))];
  const at = (x: number, y: number): { column: number; row: number } => ({ column: x - west, row: north - y });
  return {
    columns: all.length === 0 ? 0 : Math.max(...all.map(({ x }) => x)) - west + 1,
    rows: all.length === 0 ? 0 : north - Math.min(...all.map(({ y }) => y)) + 1,
    cells: [
      ...places.map(({ x, y, number }) => ({ ...at(x, y), number, fog: 0 })),
      ...[...fog.values()].map(({ x, y, number }) => ({ ...at(x, y), number: 0, fog: number })),
    ],
    ways: places.flatMap((place) => waysOf(place, at(place.x, place.y))),
  };
}

/** Keys that meet are drawn once, from the card that lies to the west or north. */
function waysOf({ exits }: Pick<TaintedGrailPlaceView, "exits">, { column, row }: { column: number; row: number }): Way[] {
  const found: Way[] = [];
  for (const [edge, { number, to }] of Object.entries(exits)) {
    if (edge === "east" || edge === "south") found.push({ column, row, side: edge, number: to === 0 ? number : 0 });
    else if (to === 0) found.push(edge === "west" ? { column: column - 1, row, side: "east", number } : { column, row: row - 1, side: "south", number });
  }
  return found;
}

/** How large the cards can be so that all are seen; where they would be too small, the map is panned. */
export function cardSize(width: number, height: number, chart: Chart, small: boolean): { w: number; h: number; gap: number } {
  const [least, most, gap] = small ? [{ w: 86, h: 96 }, { w: 112, h: 128 }, 8] : [{ w: 164, h: 136 }, { w: 244, h: 212 }, 14];
  const fit = (room: number, count: number, low: number, high: number): number => Math.floor(Math.max(low, Math.min(high, (room - gap * (count + 1)) / Math.max(1, count))));
  return { w: fit(width, chart.columns, least.w, most.w), h: fit(height, chart.rows, least.h, most.h), gap };
}
