/** The measures and tones with which one face is drawn. */
import { rng, type Rng } from "../rng";
import { mix, n } from "../svg";
import type { Likeness } from "./likeness";

/** Measures of one head, on a field of 100. */
export interface Bones {
  readonly x: number;
  readonly top: number;
  readonly chin: number;
  readonly half: number;
  readonly jaw: number;
  readonly eye: number;
  readonly mouth: number;
  readonly apart: number;
}

function bones({ age, build }: Likeness): Bones {
  const half = 18.5 + build * 2 - (age === 0 ? 1 : 0);
  const chin = age === 0 ? 69 : 71 + (build === 0 ? 2 : 0);
  return {
    x: 50,
    top: age === 0 ? 24 : 20,
    chin,
    half,
    jaw: half * (build === 2 ? 0.74 : build === 1 ? 0.6 : 0.5),
    eye: age === 0 ? 49.5 : 46,
    mouth: age === 0 ? 61 : 61.5,
    apart: half * 0.47,
  };
}

export interface Brush {
  readonly look: Likeness;
  readonly b: Bones;
  readonly random: Rng;
  readonly lit: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
  readonly ink: string;
}

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

const INK = "#1d1410";

export function brush(seed: string, look: Likeness): Brush {
  return {
    look,
    b: bones(look),
    random: rng(`strokes:${seed}`),
    base: look.skin,
    lit: mix(look.skin, "#fff4e0", 0.35),
    shade: mix(look.skin, "#5a2e22", 0.3),
    deep: mix(look.skin, "#3a1a18", 0.5),
    ink: INK,
  };
}
