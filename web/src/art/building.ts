/** Buildings from isometric blocks, each with three faces: lit, local, shaded. Stone comes from the seed, colours from the card's pattern. */
import type { Element } from "./glass";
import { rng, type Rng } from "./rng";
import { mix, n, type Point, points } from "./svg";

export const BUILDINGS = ["tower", "dome", "ziggurat", "gate", "garden", "obelisk", "mill", "bridge"] as const;
export type BuildingKind = (typeof BUILDINGS)[number];

const HUES: Readonly<Record<Element, string>> = {
  E: "#3f8f63",
  C: "#c4503f",
  O: "#5b5266",
  S: "#4079bd",
  M: "#d9a83e",
};
const STONES = ["#dcb27a", "#d19f66", "#e3c08c", "#c98f5c"] as const;

const iso = (x: number, y: number, z: number): Point => [(x - y) * 0.866, (x + y) * 0.5 - z];

const face = (colour: string, ...corners: readonly Point[]): string =>
  `<polygon points="${points(corners)}" fill="${colour}" stroke="${colour}" stroke-width=".4"/>`;

export function block(x: number, y: number, z: number, w: number, d: number, h: number, colour: string): string {
  const lit = mix(colour, "#ffffff", 0.32);
  const shade = mix(colour, "#2a1208", 0.36);
  return (
    face(colour, iso(x, y + d, z), iso(x + w, y + d, z), iso(x + w, y + d, z + h), iso(x, y + d, z + h)) +
    face(shade, iso(x + w, y, z), iso(x + w, y + d, z), iso(x + w, y + d, z + h), iso(x + w, y, z + h)) +
    face(lit, iso(x, y, z + h), iso(x + w, y, z + h), iso(x + w, y + d, z + h), iso(x, y + d, z + h))
  );
}

function door(x: number, y: number, w: number, h: number): string {
  const [a, b, c, d, top] = [
    iso(x, y, 0),
    iso(x + w, y, 0),
    iso(x + w, y, h),
    iso(x, y, h),
    iso(x + w / 2, y, h + w * 0.7),
  ];
  return `<path d="M${points([a])}L${points([b])}L${points([c])}Q${points([top])} ${points([d])}z" fill="#3a1d10" opacity=".8"/>`;
}

const pane = (x: number, y: number, z: number, w: number, h: number, colour: string): string =>
  `<polygon points="${points([iso(x, y, z), iso(x, y - w, z), iso(x, y - w, z + h), iso(x, y, z + h)])}" fill="${colour}"/>`;

function dome(x: number, y: number, z: number, r: number, colour: string): string {
  const [cx, cy] = iso(x, y, z);
  return (
    `<path d="M${n(cx - r)} ${n(cy)}c0 ${n(-r * 1.5)} ${n(r * 0.8)} ${n(-r * 1.3)} ${n(r)} ${n(-r * 2)}c${n(r * 0.2)} ${n(r * 0.7)} ${n(r)} ${n(r * 0.5)} ${n(r)} ${n(r * 2)}a${n(r)} ${n(r * 0.5)} 0 0 1 ${n(-2 * r)} 0z" fill="${colour}"/>` +
    `<path d="M${n(cx)} ${n(cy - r * 2)}c${n(r * 0.2)} ${n(r * 0.7)} ${n(r)} ${n(r * 0.5)} ${n(r)} ${n(r * 2)}a${n(r)} ${n(r * 0.5)} 0 0 1 ${n(-r * 0.9)} ${n(r * 0.5)}c${n(r * 0.4)} ${n(-r)} ${n(r * 0.2)} ${n(-r * 1.8)} ${n(-r * 0.1)} ${n(-r * 2.5)}z" fill="#2a1208" opacity=".28"/>` +
    `<path d="M${n(cx)} ${n(cy - r * 2.7)}v${n(r * 0.8)}" stroke="#e6b84c" stroke-width="1.2"/><circle cx="${n(cx)}" cy="${n(cy - r * 2.8)}" r="1.3" fill="#e6b84c"/>`
  );
}

interface Stuff {
  readonly random: Rng;
  readonly stone: string;
  /** The accents: colours of the pattern's first two elements. */
  readonly a: string;
  readonly b: string;
}

const base = (w: number, stone: string): string => block(-w / 2, -w / 2, -3, w, w, 3, mix(stone, "#8a5a30", 0.35));

const DRAWN: Readonly<Record<BuildingKind, (stuff: Stuff) => string>> = {
  tower: ({ random, stone, a }) =>
    base(30, stone) +
    block(-9, -9, 0, 18, 18, random.int(26, 34), stone) +
    door(-3, 9, 6, 8) +
    pane(9, 3, 16, 6, 8, a) +
    block(-11, -11, 32, 22, 22, 4, mix(stone, a, 0.35)) +
    block(-6, -6, 36, 12, 12, 10, stone) +
    dome(0, 0, 46, 7.5, a),
  dome: ({ stone, a, b }) =>
    base(40, stone) +
    block(-15, -15, 0, 30, 30, 14, stone) +
    door(-4, 15, 8, 7) +
    pane(15, 8, 4, 6, 6, b) +
    pane(15, -2, 4, 6, 6, b) +
    block(-12, -12, 14, 24, 24, 3, mix(stone, b, 0.4)) +
    dome(0, 0, 19, 12, a) +
    block(11, -19, 0, 5, 5, 24, stone) +
    dome(13.5, -16.5, 24, 3.5, b),
  ziggurat: ({ random, stone, a, b }) => {
    const steps = random.int(3, 4);
    const tiers = Array.from({ length: steps }, (_, at) => {
      const w = 40 - at * 10;
      return block(-w / 2, -w / 2, at * 9, w, w, 9, at % 2 ? mix(stone, a, 0.45) : stone);
    });
    return tiers.join("") + door(-3, 20, 6, 6) + block(-3, -3, steps * 9, 6, 6, 8, b);
  },
  gate: ({ stone, a, b }) =>
    base(44, stone) +
    block(-20, -5, 0, 9, 10, 28, stone) +
    block(-11, -4, 18, 22, 8, 8, mix(stone, a, 0.4)) +
    block(11, -5, 0, 9, 10, 28, stone) +
    dome(-15.5, 0, 28, 5, a) +
    dome(15.5, 0, 28, 5, b),
  garden: ({ random, stone, a, b }) => {
    const spots: readonly Point[] = [
      [0, 2],
      [11, 6],
      [4, 13],
      [14, -4],
    ];
    const trees = spots.map(([x, y]) => {
      const [cx, cy] = iso(x, y, 8);
      return `<path d="M${n(cx)} ${n(cy + 8)}v-9" stroke="#6b4424" stroke-width="1.6"/><circle cx="${n(cx)}" cy="${n(cy - 4)}" r="${n(random.range(4.5, 6.5))}" fill="${a}"/><circle cx="${n(cx - 1.5)}" cy="${n(cy - 6)}" r="2.5" fill="#fff" opacity=".22"/>`;
    });
    const walls = block(-20, -20, 0, 40, 10, 12, stone) + block(-20, -10, 0, 10, 28, 8, stone);
    return base(44, stone) + walls + trees.join("") + block(-17, -17, 12, 8, 8, 12, stone) + dome(-13, -13, 24, 5.5, b);
  },
  obelisk: ({ stone, a }) => {
    const [p0, p1, p2, p3, p4, p5, tip] = [
      iso(-4, 4, 6),
      iso(4, 4, 6),
      iso(4, -4, 6),
      iso(2.5, 2.5, 46),
      iso(-2.5, 2.5, 46),
      iso(2.5, -2.5, 46),
      iso(0, 0, 54),
    ];
    return (
      base(26, stone) +
      block(-9, -9, 0, 18, 18, 6, stone) +
      face(a, p0, p1, p3, p4) +
      face(mix(a, "#1a0a08", 0.45), p1, p2, p5, p3) +
      face(mix(a, "#ffffff", 0.4), p4, p3, tip) +
      face(a, p3, p5, tip)
    );
  },
  mill: ({ stone, a, b }) => {
    const [cx, cy] = iso(6, 10, 28);
    const sails = [0, 1, 2, 3].map(
      (at) =>
        `<g transform="translate(${n(cx)} ${n(cy)}) rotate(${22 + at * 90})"><path d="M0 0V-20" stroke="#5a3820" stroke-width="1.4"/><path d="M.6-5h6.5V-20H.6z" fill="${b}" opacity=".9"/></g>`,
    );
    return (
      base(32, stone) +
      block(-10, -10, 0, 20, 20, 26, stone) +
      door(-3, 10, 6, 8) +
      dome(0, 0, 26, 10, a) +
      sails.join("")
    );
  },
  bridge: ({ stone, a, b }) => {
    const arch = `<path d="M${points([iso(-16, 5, 4)])}Q${points([iso(0, 5, 24)])} ${points([iso(16, 5, 4)])}" fill="none" stroke="#5a3820" stroke-opacity=".55" stroke-width="3"/>`;
    return (
      block(-24, -6, 0, 7, 12, 16, stone) +
      block(17, -6, 0, 7, 12, 16, stone) +
      block(-24, -5, 16, 48, 10, 4, mix(stone, a, 0.35)) +
      arch +
      block(-22, -4, 20, 5, 8, 12, stone) +
      dome(-19.5, 0, 32, 4.5, b) +
      block(17, -4, 20, 5, 8, 12, stone) +
      dome(19.5, 0, 32, 4.5, b)
    );
  },
};

/** A building round the point 0, 0 (about 50 wide, 70 high), to be put into a picture. */
export function building(seed: string, kind: BuildingKind, elements: readonly Element[]): string {
  const random = rng(seed);
  const stone = random.pick(STONES);
  const [first = "C", second = first] = elements;
  return DRAWN[kind]({ random, stone, a: HUES[first], b: HUES[second] });
}
