/** The small tools of every picture: numbers, points, colours, ids. Pictures are SVG text. */
export type Point = readonly [number, number];

/** A number with one decimal: what the eye can tell. */
export const n = (value: number): number => Math.round(value * 10) / 10;

export const points = (list: readonly Point[]): string => list.map(([x, y]) => `${n(x)},${n(y)}`).join(" ");

export const svg = (width: number, height: number, body: string, attributes = ""): string =>
  `<svg viewBox="0 0 ${width} ${height}" ${attributes}>${body}</svg>`;

/** What stands inside a picture, to be put into another one. */
export const inner = (picture: string): string => picture.replace(/^<svg[^>]*>|<\/svg>$/g, "");

const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** A colour on the way from one to another (`#rrggbb` both). */
export function mix(from: string, to: string, share: number): string {
  const goal = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((goal[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

let made = 0;

/** An id for a gradient. Each picture has its own: a gradient inside a hidden picture does not paint. */
export const freshId = (prefix: string): string => prefix + (made++).toString(36);
