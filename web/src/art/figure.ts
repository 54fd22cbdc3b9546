/** What one meets: mist, a silhouette in three tones, lit eyes, reeds in front. */
import { FOE_KINDS, type FoeKind, FOES, type Tones } from "./foes";
import { pine } from "./land";
import { rng, type Rng } from "./rng";
import { freshId, n, svg } from "./svg";

const FIRST = ["antlered", "beast", "veiled"] as const;
type First = (typeof FIRST)[number];
export type FigureKind = First | FoeKind;
export const FIGURES: readonly FigureKind[] = [...FIRST, ...FOE_KINDS];

interface Body {
  readonly random: Rng;
  readonly w: number;
  readonly h: number;
  readonly tones: Tones;
  readonly eye: string;
}

interface Look {
  readonly kind?: FigureKind;
  readonly w?: number;
  readonly h?: number;
  readonly tones?: Tones;
  readonly eye?: string;
}

const MIST: Tones = ["#6d7f78", "#43534f", "#24302f", "#0d1415"];

export function figure(
  seed: string,
  { kind = "antlered", w = 240, h = 220, tones = MIST, eye = "#ffcf6b" }: Look = {},
): string {
  const body: Body = { random: rng(seed), w, h, tones, eye };
  const id = freshId("f");
  const drawn =
    ground(body, id) + (isFirst(kind) ? BODIES[kind](body) : scaled(kind, body)) + front(body) + haze(body, id);
  return svg(w, h, drawn, 'preserveAspectRatio="xMidYMid slice" class="fig" aria-hidden="true"');
}

const isFirst = (kind: FigureKind): kind is First => (FIRST as readonly string[]).includes(kind);

/** Bodies drawn on a field of 240 by 220, brought to the size asked for. */
function scaled(kind: FoeKind, { random, w, h, tones, eye }: Body): string {
  const size = h / 220;
  return `<g transform="translate(${n(w / 2 - 120 * size)} 0) scale(${n(size * 100) / 100})">${FOES[kind]({ random, tones, eye })}</g>`;
}

function ground({ random, w, h, tones }: Body, id: string): string {
  const wood = Array.from(
    { length: 9 },
    () => `<path d="${pine(random() * w, h * 0.78, h * random.range(0.25, 0.5))}" fill="${tones[1]}" opacity=".75"/>`,
  );
  return (
    `<defs><radialGradient id="${id}" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#b9bda0"/><stop offset=".45" stop-color="${tones[0]}"/><stop offset="1" stop-color="${tones[2]}"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#${id})"/>` +
    `<circle cx="${w / 2}" cy="${n(h * 0.4)}" r="${n(h * 0.27)}" fill="#f4e6b8" opacity=".28"/>${wood.join("")}`
  );
}

function front({ random, w, h, tones }: Body): string {
  return Array.from({ length: 34 }, () => {
    const x = random() * w;
    const long = h * random.range(0.12, 0.32);
    const blade = `<path d="M${n(x)} ${h + 2}q${n(random.range(-4, 4))} ${n(-long * 0.6)} ${n(random.range(-10, 10))} ${n(-long)}" stroke="${random() < 0.5 ? tones[3] : "#2d3a30"}" stroke-width="${n(random.range(1.5, 2.8))}" fill="none"/>`;
    return random() < 0.3
      ? `${blade}<ellipse cx="${n(x)}" cy="${n(h - long * 0.9)}" rx="2.4" ry="7" fill="${tones[3]}"/>`
      : blade;
  }).join("");
}

const haze = ({ w, h }: Body, id: string): string =>
  `<defs><linearGradient id="${id}m" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e8ecd0" stop-opacity="0"/><stop offset=".5" stop-color="#e8ecd0" stop-opacity=".2"/><stop offset="1" stop-color="#e8ecd0" stop-opacity="0"/></linearGradient></defs><rect y="${n(h * 0.58)}" width="${w}" height="${n(h * 0.34)}" fill="url(#${id}m)"/>`;

/** One antler, branch upon branch. `side` is 1 or -1. */
function antler({ random, w, h, tones }: Body, side: number): string {
  let drawn = "";
  const branch = (x: number, y: number, angle: number, long: number, wide: number, depth: number): void => {
    const x2 = x + Math.cos(angle) * long * side;
    const y2 = y + Math.sin(angle) * long;
    drawn += `<path d="M${n(x)} ${n(y)}Q${n(x + (x2 - x) * 0.3)} ${n(y + (y2 - y) * 0.8)} ${n(x2)} ${n(y2)}" stroke="${tones[3]}" stroke-width="${n(wide)}" fill="none" stroke-linecap="round"/>`;
    if (depth <= 0) return;
    branch(x2, y2, angle - 0.5 - random() * 0.25, long * 0.72, wide * 0.72, depth - 1);
    branch(x2, y2, angle + 0.35 + random() * 0.2, long * 0.5, wide * 0.6, depth - 2);
  };
  branch(w / 2 + 8 * side, h * 0.36, -0.75, h * 0.16, 6.5, 4);
  return drawn;
}

const BODIES: Readonly<Record<First, (body: Body) => string>> = {
  antlered: (body) => {
    const { random, w, h, tones, eye } = body;
    const cx = w / 2;
    const cloak = `<path d="M${cx - 74} ${h}C${cx - 70} ${n(h * 0.72)} ${cx - 50} ${n(h * 0.6)} ${cx - 26} ${n(h * 0.54)}L${cx - 20} ${n(h * 0.4)}Q${cx} ${n(h * 0.26)} ${cx + 20} ${n(h * 0.4)}L${cx + 26} ${n(h * 0.54)}C${cx + 50} ${n(h * 0.6)} ${cx + 70} ${n(h * 0.72)} ${cx + 74} ${h}z" fill="${tones[2]}"/><path d="M${cx} ${n(h * 0.335)}Q${cx + 13} ${n(h * 0.345)} ${cx + 20} ${n(h * 0.4)}L${cx + 26} ${n(h * 0.54)}C${cx + 50} ${n(h * 0.6)} ${cx + 70} ${n(h * 0.72)} ${cx + 74} ${h}H${cx + 16}C${cx + 26} ${n(h * 0.8)} ${cx + 4} ${n(h * 0.6)} ${cx} ${n(h * 0.52)}z" fill="${tones[3]}"/>`;
    const skull = `<path d="M${cx - 15} ${n(h * 0.4)}Q${cx} ${n(h * 0.33)} ${cx + 15} ${n(h * 0.4)}L${cx + 8} ${n(h * 0.52)}L${cx} ${n(h * 0.6)}L${cx - 8} ${n(h * 0.52)}z" fill="#cfc6a6"/><path d="M${cx} ${n(h * 0.365)}Q${cx + 9} ${n(h * 0.37)} ${cx + 15} ${n(h * 0.4)}L${cx + 8} ${n(h * 0.52)}L${cx} ${n(h * 0.6)}z" fill="#8f8a70"/><path d="M${cx - 11} ${n(h * 0.42)}l9 4-2 4-6-2zM${cx + 11} ${n(h * 0.42)}l-9 4 2 4 6-2z" fill="#12191a"/>`;
    const eyes = [-6.5, 6.5].map(
      (dx) =>
        `<circle cx="${cx + dx}" cy="${n(h * 0.437)}" r="2" fill="${eye}"/><circle cx="${cx + dx}" cy="${n(h * 0.437)}" r="6" fill="${eye}" opacity=".25"/>`,
    );
    const straw = Array.from({ length: 26 }, () => {
      const [x, y] = [cx + random.range(-66, 66), h * random.range(0.62, 0.98)];
      return `<path d="M${n(x)} ${n(y)}q${n(random.range(-3, 3))} ${n(-h * 0.05)} ${n(random.range(-7, 7))} ${n(-h * random.range(0.06, 0.12))}" stroke="#7d8a62" stroke-opacity=".55" stroke-width="1.6" fill="none"/>`;
    });
    const spear = `<path d="M${cx + 52} ${h}L${cx + 46} ${n(h * 0.3)}" stroke="#0d1415" stroke-width="5"/><path d="M${cx + 40} ${n(h * 0.34)}q6-22 6-34q6 14 10 33z" fill="#0d1415"/>`;
    return antler(body, 1) + antler(body, -1) + cloak + skull + eyes.join("") + straw.join("") + spear;
  },
  beast: ({ random, w, h, tones, eye }) => {
    const cx = w / 2;
    const y = h * 0.86;
    const at = (up: number): number => n(y - h * up);
    const trunk = `<path d="M${cx - 92} ${n(y)}C${cx - 96} ${at(0.2)} ${cx - 84} ${at(0.34)} ${cx - 58} ${at(0.4)}C${cx - 40} ${at(0.5)} ${cx - 6} ${at(0.44)} ${cx + 16} ${at(0.42)}L${cx + 34} ${at(0.58)}L${cx + 42} ${at(0.5)}L${cx + 56} ${at(0.58)}L${cx + 60} ${at(0.46)}C${cx + 78} ${at(0.4)} ${cx + 94} ${at(0.32)} ${cx + 100} ${at(0.26)}L${cx + 88} ${at(0.2)}L${cx + 64} ${at(0.2)}C${cx + 56} ${at(0.12)} ${cx + 58} ${at(0.04)} ${cx + 60} ${n(y + 6)}H${cx + 42}L${cx + 34} ${at(0.14)}C${cx + 10} ${at(0.1)} ${cx - 20} ${at(0.12)} ${cx - 40} ${at(0.16)}L${cx - 52} ${n(y + 6)}H${cx - 70}L${cx - 64} ${at(0.14)}C${cx - 76} ${at(0.1)} ${cx - 84} ${at(0.04)} ${cx - 92} ${n(y)}z" fill="${tones[3]}"/>`;
    const back = `<path d="M${cx - 58} ${at(0.4)}C${cx - 40} ${at(0.5)} ${cx - 6} ${at(0.44)} ${cx + 16} ${at(0.42)}L${cx + 34} ${at(0.58)}L${cx + 38} ${at(0.5)}C${cx + 10} ${at(0.36)} ${cx - 30} ${at(0.38)} ${cx - 58} ${at(0.4)}z" fill="${tones[1]}"/>`;
    const bristles = Array.from(
      { length: 14 },
      (_, nth) =>
        `<path d="M${n(cx - 60 + nth * 7.5)} ${at(0.42)}l${n(random.range(-7, 1))} ${n(-h * random.range(0.03, 0.08))} 6 ${n(h * 0.05)}z" fill="${tones[3]}"/>`,
    );
    const head = `<circle cx="${cx + 62}" cy="${at(0.37)}" r="3" fill="${eye}"/><circle cx="${cx + 62}" cy="${at(0.37)}" r="9" fill="${eye}" opacity=".25"/><path d="M${cx + 76} ${at(0.225)}l4 7 4-7 4 6 3-6z" fill="#d8cfae"/>`;
    return trunk + back + bristles.join("") + head;
  },
  veiled: ({ w, h, tones, eye }) => {
    const cx = w / 2;
    const veil = `<path d="M${cx - 56} ${h}C${cx - 54} ${n(h * 0.74)} ${cx - 40} ${n(h * 0.56)} ${cx - 26} ${n(h * 0.5)}C${cx - 28} ${n(h * 0.34)} ${cx - 16} ${n(h * 0.24)} ${cx} ${n(h * 0.24)}S${cx + 28} ${n(h * 0.34)} ${cx + 26} ${n(h * 0.5)}C${cx + 40} ${n(h * 0.56)} ${cx + 54} ${n(h * 0.74)} ${cx + 56} ${h}z" fill="${tones[2]}"/><path d="M${cx} ${n(h * 0.24)}C${cx + 16} ${n(h * 0.24)} ${cx + 28} ${n(h * 0.34)} ${cx + 26} ${n(h * 0.5)}C${cx + 40} ${n(h * 0.56)} ${cx + 54} ${n(h * 0.74)} ${cx + 56} ${h}H${cx + 10}C${cx + 18} ${n(h * 0.8)} ${cx + 6} ${n(h * 0.6)} ${cx + 2} ${n(h * 0.54)}z" fill="${tones[3]}"/>`;
    const face = `<path d="M${cx - 15} ${n(h * 0.4)}C${cx - 15} ${n(h * 0.3)} ${cx + 15} ${n(h * 0.3)} ${cx + 15} ${n(h * 0.4)}C${cx + 15} ${n(h * 0.5)} ${cx + 7} ${n(h * 0.55)} ${cx} ${n(h * 0.55)}S${cx - 15} ${n(h * 0.5)} ${cx - 15} ${n(h * 0.4)}z" fill="#12191a"/><path d="M${cx - 9} ${n(h * 0.41)}q4-3 7 0M${cx + 3} ${n(h * 0.41)}q4-3 7 0" stroke="${eye}" stroke-width="2" fill="none" stroke-linecap="round"/>`;
    const lantern = `<path d="M${cx - 44} ${n(h * 0.66)}V${n(h * 0.72)}" stroke="#c79a4e" stroke-width="2.5"/><circle cx="${cx - 44}" cy="${n(h * 0.78)}" r="34" fill="${eye}" opacity=".22"/><rect x="${cx - 52}" y="${n(h * 0.72)}" width="16" height="22" rx="3" fill="#3a2a12" stroke="#c79a4e" stroke-width="2"/><rect x="${cx - 48}" y="${n(h * 0.745)}" width="8" height="12" fill="${eye}"/>`;
    return veil + face + lantern;
  },
};
