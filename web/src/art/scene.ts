/** What every picture of a place shares: tones, and the strokes it is put together from. */
import { hill, pine, stone } from "./land";
import { type Rng } from "./rng";
import { mix, n } from "./svg";

/** Five tones, from the sky down to what stands in front. */
export type Tones = readonly [string, string, string, string, string];

export const PALETTES = {
  moss: ["#7d8f78", "#5d7160", "#40544a", "#2a3a36", "#16211f"],
  dusk: ["#8f8a86", "#6a6d70", "#495154", "#2f383b", "#161d1f"],
  fen: ["#8a9a8c", "#64796f", "#455c56", "#2a3e3b", "#142221"],
  ember: ["#a2856a", "#776458", "#534b47", "#352f2f", "#1a1718"],
  sea: ["#8b9ba0", "#667b83", "#465c65", "#2c3f47", "#141f25"],
  pale: ["#a6aca2", "#7f8a83", "#5a6864", "#3a4745", "#1c2626"],
} as const satisfies Record<string, Tones>;
export type Palette = keyof typeof PALETTES;

export interface Scene {
  readonly random: Rng;
  readonly tones: Tones;
  readonly w: number;
  readonly h: number;
  readonly lit: boolean;
  readonly id: string;
}

export const WINDOW = "#f2bd5d";

export const band = ({ random, w, h }: Scene, y: number, colour: string, count: number): string =>
  `<path d="${hill(random, w, h, h * y, h * 0.1, count)}" fill="${colour}"/>`;

export const reeds = ({ random, w, h, tones }: Scene, y: number, count: number): string =>
  Array.from({ length: count }, () => {
    const x = random() * w;
    const long = random.range(0.08, 0.2) * h;
    return `<path d="M${n(x)} ${n(y)}q${n(random.range(-3, 3))} ${n(-long * 0.6)} ${n(random.range(-6, 6))} ${n(-long)}" stroke="${tones[4]}" stroke-width="1.5" fill="none"/>`;
  }).join("");

export const pines = ({ random, w, h }: Scene, colour: string, y: number, count: number, s: number): string => {
  const all = Array.from({ length: count }, () =>
    pine(random() * w, h * y + random.range(-2, 5), h * s * random.range(0.7, 1.2)),
  );
  return `<path d="${all.join("")}" fill="${colour}"/>`;
};

export const water = ({ w, h, tones }: Scene, y: number, share: number): string =>
  `<rect y="${n(h * y)}" width="${w}" height="${n(h * (1 - y))}" fill="${mix(tones[1], "#dfe6d0", share)}"/>`;

export const glints = ({ random, w, h }: Scene, count: number, from: number, to: number, longest: number): string =>
  Array.from(
    { length: count },
    () =>
      `<rect x="${n(random() * w)}" y="${n(h * random.range(from, to))}" width="${n(random.range(20, longest))}" height="1.5" fill="#f5ecd0" opacity=".28"/>`,
  ).join("");

/** A standing stone beside what is there, with its light where it is lit. */
export function menhir({ w, h, tones, lit, id }: Scene, x = 0.76): string {
  const halo = `<defs><radialGradient id="${id}s"><stop offset="0" stop-color="#fff0c0" stop-opacity=".9"/><stop offset=".35" stop-color="#ffcf6e" stop-opacity=".55"/><stop offset="1" stop-color="#ffc65c" stop-opacity="0"/></radialGradient></defs><circle cx="${n(w * x)}" cy="${n(h * 0.5)}" r="${n(h * 0.55)}" fill="url(#${id}s)"/>`;
  const rune = `<path d="M${n(w * x - h * 0.01)} ${n(h * 0.42)}c${n(h * 0.08)} 0 ${n(h * 0.08)} ${n(h * 0.11)} 0 ${n(h * 0.11)}s${n(-h * 0.08)} ${n(h * 0.1)} ${n(h * 0.02)} ${n(h * 0.12)}" stroke="#ffe0a0" stroke-width="2" fill="none"/>`;
  return (lit ? halo : "") + stone(w * x, h * 0.92, h * 0.68, tones[4], lit ? "#e9b45a" : tones[2]) + (lit ? rune : "");
}
