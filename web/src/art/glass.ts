/** Pieces of the Realm of Sand: squares (parts of runes) and discs (spirits) of five kinds of glass. */
import { GLYPHS } from "./glyphs";
import { n, svg } from "./svg";

export const ELEMENTS = { E: "emerald", C: "crimson", O: "obsidian", S: "sapphire", M: "moon" } as const;
export type Element = keyof typeof ELEMENTS;

/** Row, column, element. */
export type Placed = readonly [number, number, Element];

/** Gradients that pieces refer to; put once into a page, in an SVG that is not hidden. */
export const glassDefs = (): string =>
  Object.entries(ELEMENTS)
    .map(
      ([key, name]) =>
        `<linearGradient id="gl${key}" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="var(--${name}-hi)"/><stop offset=".3" stop-color="var(--${name})"/><stop offset="1" stop-color="var(--${name}-lo)"/></linearGradient>`,
    )
    .join("") +
  '<linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".62"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>';

interface Look {
  readonly disc?: boolean;
  readonly glyph?: boolean;
}

/** A square or a disc in a box of `s` at x, y. */
export function piece(
  element: Element,
  x: number,
  y: number,
  s: number,
  { disc = false, glyph = true }: Look = {},
): string {
  const size = s * (disc ? 0.46 : 0.52);
  const body = disc ? discBody(element, x, y, s) : squareBody(element, x, y, s);
  const sign = glyph
    ? `<svg x="${n(x + (s - size) / 2)}" y="${n(y + (s - size) / 2)}" width="${n(size)}" height="${n(size)}" viewBox="0 0 24 24" fill="currentColor" style="color:var(--${ELEMENTS[element]}-on)">${GLYPHS[element]}</svg>`
    : "";
  return `<g data-g="${element}">${body}${sign}</g>`;
}

const edge = (element: Element, s: number): string => {
  const name = ELEMENTS[element];
  return `fill="url(#gl${element})" stroke="var(--${name}-rim,var(--${name}-lo))" stroke-width="${n(s * 0.03)}"`;
};

function discBody(element: Element, x: number, y: number, s: number): string {
  const r = s / 2 - s * 0.04;
  const [cx, cy] = [n(x + s / 2), n(y + s / 2)];
  return `<circle cx="${cx}" cy="${cy}" r="${n(r)}" ${edge(element, s)}/><circle cx="${cx}" cy="${cy}" r="${n(r * 0.8)}" fill="none" stroke="var(--${ELEMENTS[element]}-hi)" stroke-opacity=".7" stroke-width="${n(s * 0.035)}"/>`;
}

function squareBody(element: Element, x: number, y: number, s: number): string {
  const p = s * 0.04;
  const r = s * 0.16;
  const w = s - 2 * p;
  const sheen = `M${n(x + p + r * 0.8)} ${n(y + p + s * 0.05)}h${n(w - r * 1.6)}q${n(r * 0.7)} 0 ${n(r * 0.6)} ${n(r * 0.7)}q-${n(w * 0.4)} ${n(s * 0.2)} -${n(w - r * 0.4)} ${n(s * 0.26)}v-${n(s * 0.2)}q0 -${n(r * 0.7)} ${n(r * 0.6)} -${n(r * 0.7)}z`;
  return `<rect x="${n(x + p)}" y="${n(y + p)}" width="${n(w)}" height="${n(w)}" rx="${n(r)}" ${edge(element, s)}/><path d="${sheen}" fill="url(#sheen)" opacity=".55"/>`;
}

export const pieces = (placed: readonly Placed[], s: number, look: Look = {}): string =>
  placed.map(([row, column, element]) => piece(element, column * s, row * s, s, look)).join("");

/** A pattern or a tile as a picture of its own. */
export function pattern(placed: readonly Placed[], s: number, look: Look = {}): string {
  const width = (Math.max(...placed.map(([, column]) => column)) + 1) * s;
  const height = (Math.max(...placed.map(([row]) => row)) + 1) * s;
  return svg(
    width,
    height,
    pieces(placed, s, look),
    `width="${width}" height="${height}" class="pat" aria-hidden="true"`,
  );
}
