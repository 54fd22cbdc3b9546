/** Places as layered silhouettes: sky, disc, far hills, mist, the subject, reeds in front. Lit windows are the only warm spots. */
import { deadTree, hill, house, stone } from "./land";
import { rng } from "./rng";
import { band, glints, menhir, type Palette, PALETTES, pines, reeds, type Scene, water, WINDOW } from "./scene";
import { freshId, mix, n, svg } from "./svg";
import { WILDS, type WildKind } from "./wilds";

export { type Palette, PALETTES };

type TamedKind = "fen" | "forest" | "dead" | "menhir" | "village" | "ruin" | "bridge" | "chapel" | "mill";
export type PlaceKind = TamedKind | WildKind;

interface View {
  readonly kind: PlaceKind;
  readonly palette?: Palette;
  readonly w?: number;
  readonly h?: number;
  readonly lit?: boolean;
  /** A standing stone is seen beside the place. */
  readonly stone?: boolean;
}

export function vignette(
  seed: string,
  { kind, palette = "moss", w = 240, h = 150, lit = false, stone = false }: View,
): string {
  const scene: Scene = { random: rng(seed), tones: PALETTES[palette], w, h, lit, id: freshId("v") };
  const body = sky(scene, kind) + SUBJECTS[kind](scene) + (stone && kind !== "menhir" ? menhir(scene) : "");
  return svg(w, h, body, 'preserveAspectRatio="xMidYMid slice" class="vig" aria-hidden="true"');
}

function sky({ random, tones, w, h, lit, id }: Scene, kind: PlaceKind): string {
  const [x, y] = [random.range(0.2, 0.8) * w, h * random.range(0.22, 0.36)];
  const disc =
    kind === "menhir" && lit
      ? ""
      : `<circle cx="${n(x)}" cy="${n(y)}" r="${n(h * 0.1)}" fill="#f7e9c4" opacity="${lit ? 0.85 : 0.35}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(h * 0.2)}" fill="#f7e9c4" opacity="${lit ? 0.18 : 0.08}"/>`;
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(tones[1], "#0a0e10", lit ? 0.05 : 0.35)}"/><stop offset=".62" stop-color="${mix(tones[0], "#f0dcae", lit ? 0.45 : 0.12)}"/><stop offset="1" stop-color="${tones[1]}"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#${id})"/>${disc}` +
    `<path d="${hill(random, w, h, h * 0.5, h * 0.16, 3)}" fill="${mix(tones[1], tones[0], 0.45)}"/>` +
    `<defs><linearGradient id="${id}m" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3ead2" stop-opacity="0"/><stop offset=".5" stop-color="#f3ead2" stop-opacity=".2"/><stop offset="1" stop-color="#f3ead2" stop-opacity="0"/></linearGradient></defs><rect y="${n(h * 0.38)}" width="${w}" height="${n(h * 0.28)}" fill="url(#${id}m)"/>`
  );
}

const SUBJECTS: Readonly<Record<PlaceKind, (scene: Scene) => string>> = {
  ...WILDS,
  fen: (s) => {
    const { w, h, tones } = s;
    const bank = `<path d="M0 ${h}V${n(h * 0.9)}Q${n(w * 0.3)} ${n(h * 0.84)} ${n(w * 0.55)} ${n(h * 0.95)}T${w} ${n(h * 0.88)}V${h}z" fill="${tones[4]}"/>`;
    return (
      band(s, 0.6, tones[2], 3) +
      pines(s, tones[3], 0.66, 9, 0.24) +
      water(s, 0.68, 0.18) +
      glints(s, 7, 0.7, 0.95, 60) +
      bank +
      reeds(s, h * 0.98, 26)
    );
  },
  forest: (s) =>
    pines(s, s.tones[2], 0.66, 16, 0.4) +
    pines(s, s.tones[3], 0.8, 13, 0.52) +
    band(s, 0.82, s.tones[3], 2) +
    pines(s, s.tones[4], 1.02, 8, 0.7),
  dead: (s) => {
    const { random, w, h, tones } = s;
    const trees =
      deadTree(random, w * 0.28, h * 0.86, h * 0.62, tones[4]) +
      deadTree(random, w * 0.74, h * 0.92, h * 0.74, tones[4]);
    return band(s, 0.64, tones[2], 3) + trees + band(s, 0.86, tones[4], 2) + reeds(s, h * 0.92, 12);
  },
  menhir: (s) => {
    const { w, h, tones, lit, id } = s;
    const halo = `<defs><radialGradient id="${id}h"><stop offset="0" stop-color="#fff0c0" stop-opacity=".95"/><stop offset=".35" stop-color="#ffcf6e" stop-opacity=".6"/><stop offset="1" stop-color="#ffc65c" stop-opacity="0"/></radialGradient></defs><circle cx="${n(w / 2)}" cy="${n(h * 0.5)}" r="${n(h * 0.62)}" fill="url(#${id}h)"/>`;
    const rune = `<path d="M${n(w * 0.5 - h * 0.02)} ${n(h * 0.38)}c${n(h * 0.1)} 0 ${n(h * 0.1)} ${n(h * 0.14)} 0 ${n(h * 0.14)}s${n(-h * 0.1)} ${n(h * 0.12)} ${n(h * 0.02)} ${n(h * 0.14)}" stroke="#ffe0a0" stroke-width="2" fill="none"/>`;
    return (
      band(s, 0.62, tones[2], 3) +
      band(s, 0.74, tones[3], 2) +
      (lit ? halo : "") +
      stone(w * 0.24, h * 0.84, h * 0.34, tones[4], tones[2]) +
      stone(w * 0.8, h * 0.86, h * 0.4, tones[4], tones[2]) +
      stone(w * 0.5, h * 0.9, h * 0.74, tones[4], lit ? "#e9b45a" : tones[2]) +
      (lit ? rune : "") +
      band(s, 0.92, tones[4], 3)
    );
  },
  village: (s) => {
    const { w, h, tones } = s;
    const houses =
      house(w * 0.12, h * 0.78, h * 0.22, tones[3], WINDOW) +
      house(w * 0.34, h * 0.76, h * 0.28, tones[3], WINDOW) +
      house(w * 0.66, h * 0.8, h * 0.24, tones[3], tones[4]);
    const tower = `<path d="M${n(w * 0.54)} ${n(h * 0.8)}v${n(-h * 0.42)}l${n(h * 0.07)} ${n(-h * 0.12)} ${n(h * 0.07)} ${n(h * 0.12)}v${n(h * 0.42)}z" fill="${tones[3]}"/>`;
    const fence = Array.from(
      { length: 12 },
      (_, at) =>
        `<rect x="${n((at * w) / 12 + 3)}" y="${n(h * 0.8)}" width="3" height="${n(h * 0.14)}" fill="${tones[4]}"/>`,
    );
    return (
      band(s, 0.64, tones[2], 3) +
      houses +
      tower +
      band(s, 0.84, tones[4], 2) +
      `<path d="M0 ${n(h * 0.93)}H${w}" stroke="${tones[4]}" stroke-width="3"/>` +
      fence.join("")
    );
  },
  ruin: (s) => {
    const { w, h, tones } = s;
    return (
      band(s, 0.66, tones[2], 3) +
      `<path d="M${n(w * 0.34)} ${n(h * 0.86)}V${n(h * 0.26)}l6-4 5 6 7-9 6 5 8-3 5 12 7 3V${n(h * 0.86)}z" fill="${tones[3]}"/><path d="M${n(w * 0.44)} ${n(h * 0.86)}v${n(-h * 0.18)}a9 9 0 0 1 18 0v${n(h * 0.18)}z" fill="${tones[4]}"/><rect x="${n(w * 0.4)}" y="${n(h * 0.42)}" width="6" height="12" fill="${mix(tones[0], "#f0dcae", 0.3)}"/><path d="M${n(w * 0.62)} ${n(h * 0.86)}V${n(h * 0.58)}l8 6 6-8 10 10 8 16v${n(h * 0.06)}z" fill="${tones[3]}"/>` +
      band(s, 0.86, tones[4], 2)
    );
  },
  bridge: (s) => {
    const { w, h, tones } = s;
    const arches = `<path d="M0 ${n(h * 0.6)}Q${n(w * 0.5)} ${n(h * 0.36)} ${w} ${n(h * 0.6)}V${n(h * 0.72)}Q${n(w * 0.86)} ${n(h * 0.72)} ${n(w * 0.82)} ${n(h * 0.84)}H${n(w * 0.76)}C${n(w * 0.72)} ${n(h * 0.56)} ${n(w * 0.56)} ${n(h * 0.56)} ${n(w * 0.53)} ${n(h * 0.84)}H${n(w * 0.47)}C${n(w * 0.44)} ${n(h * 0.56)} ${n(w * 0.28)} ${n(h * 0.56)} ${n(w * 0.24)} ${n(h * 0.84)}H${n(w * 0.18)}Q${n(w * 0.14)} ${n(h * 0.72)} 0 ${n(h * 0.72)}z" fill="${tones[3]}"/>`;
    const banks = `<path d="M0 ${h}V${n(h * 0.86)}Q${n(w * 0.12)} ${n(h * 0.84)} ${n(w * 0.2)} ${h}zM${w} ${h}V${n(h * 0.84)}Q${n(w * 0.86)} ${n(h * 0.86)} ${n(w * 0.8)} ${h}z" fill="${tones[4]}"/>`;
    return band(s, 0.6, tones[2], 3) + water(s, 0.74, 0.15) + arches + glints(s, 6, 0.8, 0.96, 50) + banks;
  },
  chapel: (s) => {
    const { w, h, tones } = s;
    const nave = `<path d="M${n(w * 0.36)} ${n(h * 0.9)}V${n(h * 0.56)}l${n(w * 0.1)} ${n(-h * 0.14)} ${n(w * 0.1)} ${n(h * 0.14)}V${n(h * 0.9)}z" fill="${tones[3]}"/><path d="M${n(w * 0.54)} ${n(h * 0.9)}V${n(h * 0.34)}l${n(w * 0.045)} ${n(-h * 0.2)} ${n(w * 0.045)} ${n(h * 0.2)}V${n(h * 0.9)}z" fill="${tones[4]}"/>`;
    const lights = `<path d="M${n(w * 0.585)} ${n(h * 0.13)}v${n(-h * 0.08)}m-4 4h8" stroke="${tones[4]}" stroke-width="2"/><path d="M${n(w * 0.44)} ${n(h * 0.78)}v-10a5 5 0 0 1 10 0v10z" fill="${WINDOW}"/>`;
    const flood = `<rect y="${n(h * 0.84)}" width="${w}" height="${n(h * 0.16)}" fill="${mix(tones[2], "#dfe6d0", 0.1)}" opacity=".92"/>`;
    return band(s, 0.64, tones[2], 3) + pines(s, tones[3], 0.7, 7, 0.22) + nave + lights + flood + reeds(s, h, 16);
  },
  mill: (s) => {
    const { w, h, tones } = s;
    const [cx, cy, r] = [w * 0.36, h * 0.72, h * 0.22];
    const spokes = [0, 30, 60, 90, 120, 150].map((degrees) => {
      const [dx, dy] = [Math.cos((degrees * Math.PI) / 180) * r, Math.sin((degrees * Math.PI) / 180) * r];
      return `<path d="M${n(cx - dx)} ${n(cy - dy)}L${n(cx + dx)} ${n(cy + dy)}" stroke-width="2"/>`;
    });
    const body = `<path d="M${n(w * 0.4)} ${n(h * 0.86)}V${n(h * 0.44)}l${n(w * 0.12)} ${n(-h * 0.16)} ${n(w * 0.12)} ${n(h * 0.16)}V${n(h * 0.86)}z" fill="${tones[3]}"/><rect x="${n(w * 0.5)}" y="${n(h * 0.5)}" width="9" height="10" fill="${WINDOW}"/>`;
    const wheel = `<g stroke="${tones[4]}" fill="none" stroke-width="3"><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(h * 0.19)}"/>${spokes.join("")}</g>`;
    const bank = `<path d="M${n(w * 0.6)} ${h}Q${n(w * 0.7)} ${n(h * 0.82)} ${w} ${n(h * 0.84)}V${h}z" fill="${tones[4]}"/>`;
    return band(s, 0.62, tones[2], 3) + body + wheel + water(s, 0.84, 0.12) + bank + reeds(s, h, 14);
  },
};

export const PLACES = Object.keys(SUBJECTS) as readonly PlaceKind[];
