/** More places: shores, graves, wells, fairs, fields, quarries, lighthouses, gallows, stairs into the sea. */
import { deadTree, house } from "./land";
import { band, glints, pines, reeds, type Scene, WINDOW } from "./scene";
import { mix, n } from "./svg";

export type WildKind =
  "shore" | "graves" | "well" | "fair" | "field" | "quarry" | "light" | "gallows" | "stairs" | "hall" | "hives";
type Subject = (scene: Scene) => string;

const wave = ({ w, h, tones }: Scene, y: number, share: number): string =>
  `<path d="M0 ${n(h * y)}q${n(w * 0.06)} -4 ${n(w * 0.125)} 0t${n(w * 0.125)} 0 ${n(w * 0.125)} 0 ${n(w * 0.125)} 0 ${n(w * 0.125)} 0 ${n(w * 0.125)} 0 ${n(w * 0.125)} 0 ${n(w * 0.125)} 0V${h}H0z" fill="${mix(tones[1], "#dfe6d0", share)}"/>`;

const hull = ({ h, tones }: Scene, x: number, y: number, s: number): string =>
  `<path d="M${n(x)} ${n(y)}q${n(s * 0.1)} ${n(s * 0.26)} ${n(s * 0.34)} ${n(s * 0.26)}h${n(s * 0.3)}q${n(s * 0.3)} 0 ${n(s * 0.36)} ${n(-s * 0.34)}z" fill="${tones[4]}"/>` +
  Array.from(
    { length: 5 },
    (_, at) =>
      `<path d="M${n(x + s * (0.14 + at * 0.17))} ${n(y + s * 0.2)}v${n(-h * (0.14 + (at % 2) * 0.08))}" stroke="${tones[4]}" stroke-width="3"/>`,
  ).join("");

const cross = (x: number, y: number, s: number, lean: number, colour: string): string =>
  `<g transform="rotate(${n(lean)} ${n(x)} ${n(y)})" fill="${colour}"><rect x="${n(x - s * 0.07)}" y="${n(y - s)}" width="${n(s * 0.14)}" height="${n(s)}"/><rect x="${n(x - s * 0.28)}" y="${n(y - s * 0.78)}" width="${n(s * 0.56)}" height="${n(s * 0.13)}"/></g>`;

const tent = (x: number, y: number, s: number, colour: string, lit: string): string =>
  `<path d="M${n(x)} ${n(y)}l${n(s * 0.5)} ${n(-s * 0.8)} ${n(s * 0.5)} ${n(s * 0.8)}z" fill="${colour}"/><path d="M${n(x + s * 0.38)} ${n(y)}l${n(s * 0.12)} ${n(-s * 0.42)} ${n(s * 0.12)} ${n(s * 0.42)}z" fill="${lit}"/><path d="M${n(x + s * 0.5)} ${n(y - s * 0.8)}v${n(-s * 0.22)}l${n(s * 0.2)} ${n(s * 0.07)} ${n(-s * 0.2)} ${n(s * 0.07)}" stroke="${colour}" stroke-width="1.5" fill="${colour}"/>`;

const shaft = ({ w, h, tones }: Scene, x: number, s: number, y = 0.84): string =>
  `<path d="M${n(w * x - s * 0.5)} ${n(h * y)}v${n(-s * 0.45)}h${n(s)}v${n(s * 0.45)}z" fill="${tones[4]}"/><path d="M${n(w * x - s * 0.42)} ${n(h * y - s * 0.4)}v${n(-s * 0.75)}h${n(s * 0.84)}v${n(s * 0.75)}M${n(w * x - s * 0.62)} ${n(h * y - s * 1.1)}l${n(s * 0.62)} ${n(-s * 0.34)} ${n(s * 0.62)} ${n(s * 0.34)}" stroke="${tones[4]}" stroke-width="3" fill="none"/><path d="M${n(w * x)} ${n(h * y - s * 1.1)}v${n(s * 0.5)}" stroke="${tones[4]}" stroke-width="1.5"/><rect x="${n(w * x - s * 0.1)}" y="${n(h * y - s * 0.62)}" width="${n(s * 0.2)}" height="${n(s * 0.18)}" fill="${tones[3]}"/>`;

export const WILDS: Readonly<Record<WildKind, Subject>> = {
  shore: (s) => {
    const { random, w, h, tones } = s;
    const rock = `<path d="M${n(w * 0.7)} ${n(h * 0.74)}l${n(w * 0.08)} ${n(-h * 0.2)} ${n(w * 0.06)} ${n(h * 0.06)} ${n(w * 0.07)} ${n(-h * 0.16)} ${n(w * 0.12)} ${n(h * 0.3)}z" fill="${tones[3]}"/>`;
    return (
      band(s, 0.58, tones[2], 3) +
      rock +
      wave(s, 0.68, 0.22) +
      glints(s, 8, 0.7, 0.86, 60) +
      hull(s, w * random.range(0.16, 0.3), h * 0.74, h * 0.42) +
      wave(s, 0.86, 0.05) +
      band(s, 0.94, tones[4], 3) +
      reeds(s, h, 14)
    );
  },
  graves: (s) => {
    const { random, w, h, tones } = s;
    const row = (y: number, count: number, size: number, colour: string): string =>
      Array.from({ length: count }, (_, at) =>
        cross(
          ((at + random.range(0.2, 0.8)) * w) / count,
          h * y + random.range(-3, 3),
          h * size * random.range(0.8, 1.2),
          random.range(-14, 14),
          colour,
        ),
      ).join("");
    return (
      band(s, 0.62, tones[2], 3) +
      row(0.68, 9, 0.12, tones[2]) +
      band(s, 0.74, tones[3], 2) +
      row(0.8, 7, 0.2, tones[3]) +
      band(s, 0.84, tones[4], 3) +
      row(0.96, 5, 0.32, tones[4]) +
      reeds(s, h, 12)
    );
  },
  well: (s) => {
    const { w, h, tones } = s;
    return (
      band(s, 0.62, tones[2], 3) +
      shaft({ ...s, tones: [tones[0], tones[1], tones[2], tones[2], tones[3]] }, 0.78, h * 0.16, 0.72) +
      band(s, 0.74, tones[3], 2) +
      shaft({ ...s, tones: [tones[0], tones[1], tones[2], tones[3], tones[4]] }, 0.2, h * 0.2, 0.82) +
      shaft(s, 0.5, h * 0.32, 0.92) +
      `<path d="M0 ${h}V${n(h * 0.92)}Q${n(w * 0.5)} ${n(h * 0.86)} ${w} ${n(h * 0.92)}V${h}z" fill="${tones[4]}"/>`
    );
  },
  fair: (s) => {
    const { w, h, tones } = s;
    const tents =
      tent(w * 0.08, h * 0.78, h * 0.34, tones[3], tones[4]) +
      tent(w * 0.32, h * 0.8, h * 0.5, tones[3], WINDOW) +
      tent(w * 0.68, h * 0.8, h * 0.4, tones[3], tones[4]);
    const stakes = Array.from(
      { length: 14 },
      (_, at) =>
        `<path d="M${n((at * w) / 14 + 4)} ${n(h * 0.96)}v${n(-h * 0.14)}l3 -6 3 6v${n(h * 0.14)}z" fill="${tones[4]}"/>`,
    ).join("");
    const banners = [0.26, 0.62, 0.9]
      .map(
        (x) =>
          `<path d="M${n(w * x)} ${n(h * 0.86)}V${n(h * 0.34)}" stroke="${tones[4]}" stroke-width="2"/><path d="M${n(w * x)} ${n(h * 0.36)}h${n(h * 0.16)}l${n(-h * 0.05)} ${n(h * 0.06)} ${n(h * 0.05)} ${n(h * 0.06)}h${n(-h * 0.16)}z" fill="${mix(tones[4], "#7a2a24", 0.5)}"/>`,
      )
      .join("");
    return band(s, 0.62, tones[2], 3) + tents + banners + band(s, 0.86, tones[4], 2) + stakes;
  },
  field: (s) => {
    const { w, h, tones } = s;
    const furrows = Array.from(
      { length: 11 },
      (_, at) =>
        `<path d="M${n(w * 0.5 + (at - 5) * 7)} ${n(h * 0.62)}L${n(w * 0.5 + (at - 5) * w * 0.14)} ${h}" stroke="${tones[3]}" stroke-width="${at % 2 ? 3 : 5}" opacity=".8"/>`,
    ).join("");
    const scare = `<path d="M${n(w * 0.68)} ${n(h * 0.88)}V${n(h * 0.44)}M${n(w * 0.58)} ${n(h * 0.54)}h${n(w * 0.2)}" stroke="${tones[4]}" stroke-width="4"/><circle cx="${n(w * 0.68)}" cy="${n(h * 0.43)}" r="${n(h * 0.055)}" fill="${tones[4]}"/><path d="M${n(w * 0.6)} ${n(h * 0.54)}l${n(w * 0.03)} ${n(h * 0.2)}h${n(w * 0.1)}l${n(w * 0.03)} ${n(-h * 0.2)}z" fill="${tones[4]}"/>`;
    return (
      band(s, 0.6, tones[2], 2) +
      pines(s, tones[2], 0.62, 8, 0.16) +
      `<rect y="${n(h * 0.62)}" width="${w}" height="${n(h * 0.38)}" fill="${mix(tones[2], tones[3], 0.5)}"/>` +
      furrows +
      scare +
      reeds(s, h, 18)
    );
  },
  quarry: (s) => {
    const { random, w, h, tones } = s;
    const steps = [0.36, 0.52, 0.68]
      .map(
        (y, at) =>
          `<path d="M${n(w * (0.06 + at * 0.04))} ${n(h * (y + 0.18))}V${n(h * y)}h${n(w * random.range(0.14, 0.24))}l6 ${n(h * 0.06)}h${n(w * 0.1)}V${n(h * (y + 0.18))}zM${n(w * (0.94 - at * 0.05))} ${n(h * (y + 0.18))}V${n(h * (y - 0.04))}h${n(-w * random.range(0.12, 0.2))}l-8 ${n(h * 0.08)}h${n(-w * 0.08)}V${n(h * (y + 0.18))}z" fill="${tones[at + 2] ?? tones[4]}"/>`,
      )
      .join("");
    const face = `<path d="M${n(w * 0.44)} ${n(h * 0.84)}V${n(h * 0.46)}q${n(w * 0.07)} ${n(-h * 0.16)} ${n(w * 0.14)} 0V${n(h * 0.84)}z" fill="${tones[3]}"/><path d="M${n(w * 0.47)} ${n(h * 0.54)}h${n(w * 0.03)}m${n(w * 0.03)} 0h${n(w * 0.03)}M${n(w * 0.51)} ${n(h * 0.56)}v${n(h * 0.1)}M${n(w * 0.48)} ${n(h * 0.72)}h${n(w * 0.06)}" stroke="${tones[4]}" stroke-width="2.5"/>`;
    return band(s, 0.56, tones[1], 2) + steps + face + band(s, 0.86, tones[4], 3);
  },
  light: (s) => {
    const { w, h, tones, lit } = s;
    const tower = `<path d="M${n(w * 0.44)} ${n(h * 0.8)}l${n(w * 0.03)} ${n(-h * 0.56)}h${n(w * 0.08)}l${n(w * 0.03)} ${n(h * 0.56)}z" fill="${tones[3]}"/><path d="M${n(w * 0.46)} ${n(h * 0.24)}v${n(-h * 0.09)}l${n(w * 0.05)} ${n(-h * 0.06)} ${n(w * 0.05)} ${n(h * 0.06)}v${n(h * 0.09)}z" fill="${lit ? WINDOW : tones[4]}"/><path d="M${n(w * 0.5)} ${n(h * 0.42)}v8m0 18v8m0 18v8" stroke="${tones[4]}" stroke-width="4"/>`;
    const rock = `<path d="M${n(w * 0.28)} ${n(h * 0.86)}l${n(w * 0.1)} ${n(-h * 0.14)} ${n(w * 0.28)} ${n(h * 0.02)} ${n(w * 0.12)} ${n(h * 0.14)}z" fill="${tones[4]}"/>`;
    return (
      band(s, 0.6, tones[2], 3) + wave(s, 0.68, 0.2) + tower + rock + wave(s, 0.84, 0.06) + glints(s, 7, 0.72, 0.95, 60)
    );
  },
  gallows: (s) => {
    const { random, w, h, tones } = s;
    const beam = `<path d="M${n(w * 0.3)} ${n(h * 0.88)}V${n(h * 0.26)}h${n(w * 0.36)}M${n(w * 0.3)} ${n(h * 0.42)}l${n(w * 0.12)} ${n(-h * 0.16)}M${n(w * 0.6)} ${n(h * 0.26)}v${n(h * 0.16)}" stroke="${tones[4]}" stroke-width="5" fill="none"/><circle cx="${n(w * 0.6)}" cy="${n(h * 0.46)}" r="${n(h * 0.045)}" stroke="${tones[4]}" stroke-width="2.5" fill="none"/>`;
    const birds = Array.from(
      { length: 9 },
      () =>
        `<path d="M${n(random.range(0.1, 0.9) * w)} ${n(random.range(0.12, 0.5) * h)}q4 -5 7 0q4 -5 7 0" stroke="${tones[4]}" stroke-width="1.8" fill="none"/>`,
    ).join("");
    return (
      band(s, 0.66, tones[2], 3) +
      birds +
      band(s, 0.78, tones[3], 2) +
      beam +
      band(s, 0.88, tones[4], 2) +
      reeds(s, h, 14)
    );
  },
  stairs: (s) => {
    const { w, h, tones } = s;
    const steps = Array.from(
      { length: 6 },
      (_, at) =>
        `<path d="M${n(w * (0.2 + at * 0.035))} ${n(h * (0.88 - at * 0.085))}h${n(w * (0.6 - at * 0.07))}v${n(h * 0.09)}h${n(-w * (0.6 - at * 0.07))}z" fill="${at % 2 ? tones[3] : mix(tones[3], tones[2], 0.5)}"/>`,
    ).join("");
    const posts = [0.16, 0.84]
      .map(
        (x) => `<path d="M${n(w * x - 7)} ${n(h * 0.92)}V${n(h * 0.34)}l7 -9 7 9V${n(h * 0.92)}z" fill="${tones[4]}"/>`,
      )
      .join("");
    return (
      band(s, 0.6, tones[2], 2) + wave(s, 0.7, 0.18) + steps + posts + wave(s, 0.9, 0.04) + glints(s, 6, 0.74, 0.98, 50)
    );
  },
  hall: (s) => {
    const { w, h, tones } = s;
    const roof = `<path d="M${n(w * 0.14)} ${n(h * 0.84)}V${n(h * 0.62)}l${n(w * 0.08)} ${n(-h * 0.24)}h${n(w * 0.44)}l${n(w * 0.08)} ${n(h * 0.24)}V${n(h * 0.84)}z" fill="${tones[3]}"/>`;
    const windows = [0.24, 0.36, 0.5, 0.62]
      .map(
        (x, at) =>
          `<rect x="${n(w * x)}" y="${n(h * 0.66)}" width="7" height="9" fill="${at % 2 ? tones[4] : WINDOW}"/>`,
      )
      .join("");
    const smoke = `<path d="M${n(w * 0.56)} ${n(h * 0.38)}q-6 -10 2 -18t-2 -20" stroke="#f3ead2" stroke-opacity=".35" stroke-width="4" fill="none"/>`;
    return (
      band(s, 0.64, tones[2], 3) +
      pines(s, tones[2], 0.68, 6, 0.24) +
      smoke +
      roof +
      windows +
      house(w * 0.78, h * 0.84, h * 0.22, tones[3], tones[4]) +
      band(s, 0.84, tones[4], 2) +
      reeds(s, h, 10)
    );
  },
  hives: (s) => {
    const { w, h, tones } = s;
    const hive = (x: number, y: number, size: number, colour: string): string => {
      const rings = [0.3, 0.52, 0.74]
        .map(
          (up) =>
            `<path d="M${n(x - size * 0.44)} ${n(y - size * up)}h${n(size * 0.88)}" stroke="${tones[4]}" stroke-width="1.5" opacity=".7"/>`,
        )
        .join("");
      return `<path d="M${n(x - size * 0.5)} ${n(y)}v${n(-size * 0.4)}q0 ${n(-size * 0.7)} ${n(size * 0.5)} ${n(-size * 0.7)}t${n(size * 0.5)} ${n(size * 0.7)}v${n(size * 0.4)}z" fill="${colour}"/>${rings}<path d="M${n(x - size * 0.1)} ${n(y)}v${n(-size * 0.16)}h${n(size * 0.2)}v${n(size * 0.16)}z" fill="${tones[4]}"/>`;
    };
    return (
      band(s, 0.62, tones[2], 3) +
      deadTree(s.random, w * 0.86, h * 0.84, h * 0.6, tones[3]) +
      hive(w * 0.2, h * 0.78, h * 0.26, tones[2]) +
      hive(w * 0.62, h * 0.8, h * 0.3, tones[2]) +
      band(s, 0.82, tones[3], 2) +
      hive(w * 0.4, h * 0.92, h * 0.42, tones[3]) +
      band(s, 0.93, tones[4], 3) +
      reeds(s, h, 14)
    );
  },
};
