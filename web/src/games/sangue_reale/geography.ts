/** From the map of a pack to lines that can be drawn: rings of areas, the coast, borders, rivers, where numbers stand. */
import type { SangueRealeArea, SangueRealeMapPage } from "../../api/types";
import { border } from "../../art/border";
import { n, type Point } from "../../art/svg";
import { relief } from "./relief";

export interface Shape {
  /** How much taller the land is drawn than the pack has it. */
  readonly tall: number;
  /** How far the numbers of an area stand apart, against the pack. */
  readonly spread: number;
  readonly reliefs: boolean;
}

export interface Place {
  readonly id: string;
  readonly ring: string;
  readonly middle: Point;
  readonly name: Point;
  readonly slots: ReadonlyMap<string, Point>;
  readonly box: Point | null;
  readonly boxId: string | null;
  readonly relief: string;
}

export interface Chart {
  /** Left, top, width and height of the land. */
  readonly frame: readonly [number, number, number, number];
  readonly places: readonly Place[];
  readonly coast: readonly string[];
  readonly edges: ReadonlyMap<string, string>;
  readonly streams: readonly { readonly id: string; readonly kind: string; readonly line: string }[];
}

const ROUGH = 0.1;
const DEPTH = 3;

export const path = (line: readonly Point[]): string =>
  line.map(([x, y], at) => `${at ? "L" : "M"}${n(x)} ${n(y)}`).join("");

export function chart(page: SangueRealeMapPage, shape: Shape): Chart {
  const corner = (id: string): Point => {
    const [x, y] = page.corners[id] ?? [0, 0];
    return [x, y * shape.tall];
  };
  const between = (from: string, to: string): Point[] => {
    const [low, high] = from < to ? [from, to] : [to, from];
    const line = border(corner(low), corner(high), `${page.id}/${low}/${high}`, ROUGH, DEPTH);
    return from < to ? line : line.reverse();
  };
  const along = (ids: readonly string[]): Point[] =>
    ids.slice(1).flatMap((id, at) => between(ids[at] ?? id, id).slice(at ? 1 : 0));
  const ringOf = (area: SangueRealeArea): Point[] => along([...area.outline, area.outline[0] ?? ""]).slice(0, -1);
  return {
    frame: frameOf(Object.keys(page.corners).map(corner)),
    places: page.areas.map((area) => place(area, ringOf(area), shape)),
    coast: outer(page.areas).map(([from, to]) => path(between(from, to))),
    edges: new Map(page.edges.map((edge) => [edge.id, path(along(edge.along))])),
    streams: page.drawings.map(({ id, kind, line }) => ({
      id,
      kind,
      line: smooth(line.map(([x, y]) => [x, y * shape.tall])),
    })),
  };
}

function frameOf(corners: readonly Point[]): [number, number, number, number] {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** The stretches of outline that only one area has: the coast. */
function outer(areas: readonly SangueRealeArea[]): [string, string][] {
  const met = new Map<string, [string, string] | null>();
  for (const { outline } of areas) {
    outline.forEach((from, at) => {
      const to = outline[(at + 1) % outline.length] ?? from;
      const name = from < to ? `${from} ${to}` : `${to} ${from}`;
      met.set(name, met.has(name) ? null : [from, to]);
    });
  }
  return [...met.values()].filter((one) => one !== null);
}

function place(area: SangueRealeArea, ring: readonly Point[], shape: Shape): Place {
  const marks: Point[] = [...area.slots.map((slot) => slot.at), ...(area.box ? [area.box.at] : [])];
  const all = shape.reliefs ? [area.label, ...marks] : marks;
  const centre = centreOf(all);
  const at = ([x, y]: Point): Point => [
    centre[0] + (x - centre[0]) * shape.spread,
    centre[1] * shape.tall + (y - centre[1]) * shape.spread,
  ];
  const top = Math.min(...marks.map((mark) => at(mark)[1]));
  const middle: Point = [centre[0], centre[1] * shape.tall];
  return {
    id: area.id,
    ring: `${path(ring)}z`,
    middle,
    name: [centre[0], top - 36],
    slots: new Map(area.slots.map((slot) => [slot.id, at(slot.at)])),
    box: area.box ? at(area.box.at) : null,
    boxId: area.box?.id ?? null,
    relief: shape.reliefs ? relief(area.id, area.box?.tags ?? [], ring, marks.map(at)) : "",
  };
}

function centreOf(points: readonly Point[]): Point {
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))];
}

/** A line through points without corners: each point pulls the pen, the pen passes the middles. */
function smooth(line: readonly Point[]): string {
  const [first = [0, 0]] = line;
  const last = line[line.length - 1] ?? first;
  const bends = line.slice(1, -1).map(([x, y], at) => {
    const [nx, ny] = line[at + 2] ?? last;
    return `Q${n(x)} ${n(y)} ${n((x + nx) / 2)} ${n((y + ny) / 2)}`;
  });
  return `M${n(first[0])} ${n(first[1])}${bends.join("")}L${n(last[0])} ${n(last[1])}`;
}
