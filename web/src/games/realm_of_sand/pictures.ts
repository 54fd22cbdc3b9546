/** Pictures of this game alone: cards, the Queen, seals of the workshops, the crystal's watch, the desert behind it all. */
import { BUILDINGS, type BuildingKind, building } from "../../art/building";
import { dunes } from "../../art/dunes";
import { GLYPHS } from "../../art/glyphs";
import { rng } from "../../art/rng";
import { freshId, n, svg } from "../../art/svg";
import type { RealmOfSandCardView } from "../../api/types";
import { readFigure } from "./figure";

const SKIES: readonly (readonly [string, string])[] = [
  ["#fde9bd", "#f2bf78"],
  ["#f7c58a", "#d9764f"],
  ["#5a4a86", "#8d5a86"],
];
const SANDS: readonly (readonly string[])[] = [
  ["#eec68a", "#dca766"],
  ["#e0a069", "#c07a4c"],
  ["#b9785f", "#8f5553"],
];
const HEIGHTS: Partial<Record<BuildingKind, readonly [number, number]>> = { tower: [63, 0.82], obelisk: [63, 0.92] };

const kindOf = (picture: string): BuildingKind => BUILDINGS.find((kind) => kind === picture) ?? "tower";

function heaven(card: RealmOfSandCardView): string {
  if (card.level < 3) return `<circle cx="${rng(card.id).int(16, 104)}" cy="20" r="9" fill="#fff6da" opacity=".75"/>`;
  return Array.from({ length: 9 }, (_, nth) => {
    const random = rng(card.id + nth);
    return `<circle cx="${random.int(4, 116)}" cy="${random.int(3, 34)}" r="${random.pick([0.6, 0.8, 1.1])}" fill="#fff3cf"/>`;
  }).join("");
}

const DRAWN = new Map<string, string>();

/** The building in its light: morning, dusk or night by level. */
export function cardArt(card: RealmOfSandCardView): string {
  let inside = DRAWN.get(card.id);
  if (inside === undefined) {
    const kind = kindOf(card.picture);
    const [down, scale] = HEIGHTS[kind] ?? [60, 0.98];
    const elements = [...new Set(readFigure(card.pattern).map(({ letter }) => letter))];
    inside =
      heaven(card) +
      dunes(card.id, 120, 72, SANDS[card.level - 1] ?? SANDS[0]!, { y0: 0.62, amp: 0.12 }) +
      `<g transform="translate(60 ${down}) scale(${scale})">${building(card.id, kind, elements)}</g>`;
    DRAWN.set(card.id, inside);
  }
  const id = freshId("sky");
  const [top, bottom] = SKIES[card.level - 1] ?? SKIES[0]!;
  const sky = `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="120" height="72" fill="url(#${id})"/>`;
  return svg(120, 72, sky + inside, 'preserveAspectRatio="xMidYMax slice" class="art" aria-hidden="true"');
}

export interface Raised {
  readonly name: string;
  readonly cards: readonly RealmOfSandCardView[];
}

const HIGH = 150; // of the last picture, which is as wide as the page

/** One city about this place, its greatest building in the middle; in a stretch of this width, and this large. */
function heap({ cards }: Raised, middle: number, room: number, large: number): string {
  const order = cards.toSorted((a, b) => b.level - a.level || b.stars - a.stars);
  const step = Math.min(58 * large, (room - 70 * large) / Math.max(1, order.length));
  return order
    .map((card, nth) => {
      const off = (nth % 2 ? 1 : -1) * Math.ceil(nth / 2) * step;
      const elements = [...new Set(readFigure(card.pattern).map(({ letter }) => letter))];
      const [down, scale] = [108 + (nth % 3) * 8, large * (0.85 + card.level * 0.17)];
      const drawn = `<g class="raised" transform="translate(${n(middle + off)} ${down}) scale(${n(scale)})">${building(card.id, kindOf(card.picture), elements)}</g>`;
      return { down, drawn };
    })
    .toSorted((a, b) => a.down - b.down)
    .map(({ drawn }) => drawn)
    .join("");
}

/** Cities side by side in the light of the last evening, the first the largest and under the sun; so many times wider than high. */
export function cities(raised: readonly Raised[], ratio: number): string {
  const wide = Math.round(HIGH * ratio);
  const id = freshId("dusk");
  const sun = raised.length > 1 ? wide / raised.length / 2 : wide * 0.78;
  const sky = `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4b3a72"/><stop offset=".55" stop-color="#c4675a"/><stop offset="1" stop-color="#f6c27c"/></linearGradient></defs><rect width="${wide}" height="${HIGH}" fill="url(#${id})"/><circle cx="${n(sun)}" cy="50" r="${raised.length > 1 ? 30 : 17}" fill="#fff1c9"/>`;
  const land = dunes("last evening", wide, HIGH, ["#c98a5e", "#8a5566"], { y0: 0.66, amp: 0.1 });
  const room = wide / Math.max(1, raised.length);
  const built = raised.map((one, nth) => heap(one, room * (nth + 0.5), room, nth === 0 ? 1.12 : 0.9));
  return svg(wide, HIGH, sky + land + built.join(""), 'preserveAspectRatio="xMidYMax slice" aria-hidden="true"');
}

/** Put once into the page; the Queen and the pieces refer to it. */
export const queenDefs =
  '<linearGradient id="qn" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f8dfa0"/><stop offset=".5" stop-color="#d39a35"/><stop offset="1" stop-color="#8a5a12"/></linearGradient>';

export const queen = svg(
  60,
  72,
  '<ellipse cx="30" cy="66" rx="20" ry="5" fill="#5a2c08" opacity=".35"/><path d="M12 64c2-16 8-22 10-34h16c2 12 8 18 10 34a30 9 0 0 1-36 0z" fill="url(#qn)" stroke="#6b4208" stroke-width="1.5"/><path d="M30 31c3 10 6 20 7 35" stroke="#8a5a12" stroke-opacity=".6" fill="none" stroke-width="1.5"/><circle cx="30" cy="21" r="9.5" fill="url(#qn)" stroke="#6b4208" stroke-width="1.5"/><path d="M16 14l6 4 8-14 8 14 6-4-4 11H20z" fill="#6a2d66" stroke="#3c1539" stroke-width="1.2"/><circle cx="30" cy="13" r="2" fill="#fbe196"/>',
  'class="queen" aria-hidden="true"',
);

const DYES: Readonly<Record<string, string>> = {
  red: "#a8392f",
  purple: "#6a2d66",
  yellow: "#8f6710",
  green: "#3f7d4d",
  orange: "#a9541a",
  blue: "#2f6f9f",
};
export const dye = (colour: string): string => DYES[colour] ?? "#6d4827";

/** The signs of the six workshops. */
const EMBLEMS: Readonly<Record<string, string>> = {
  lens: GLYPHS.lens,
  note: '<path d="M9 3l11-2v14.500a3.700 3.700 0 1 1-2.600-3.500V6L11.600 7.200v11.300A3.700 3.700 0 1 1 9 15z"/>',
  coin: '<path d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.600a7.400 7.400 0 1 0 0 14.800 7.400 7.400 0 0 0 0-14.800z" fill-rule="evenodd"/><path d="M12 6.500l2.400 5.500-2.400 5.500L9.600 12z"/>',
  leaf: GLYPHS.E,
  bellows: '<path d="M2 5h4v14H2zM8 4l3 3 3-3 3 3v10l-3 3-3-3-3 3zM18.500 10.500L23 9v6l-4.500-1.500z"/>',
  wave: GLYPHS.C,
};

export function seal(colour: string, emblem: string): string {
  const edge = "M20 1l5 4 6-1 2 6 6 3-2 6 2 6-6 3-2 6-6-1-5 4-5-4-6 1-2-6-6-3 2-6-2-6 6-3 2-6 6 1z";
  const sign = EMBLEMS[emblem] ?? GLYPHS.queen;
  return svg(
    40,
    40,
    `<path d="${edge}" fill="${dye(colour)}"/><svg x="10" y="10" width="20" height="20" viewBox="0 0 24 24" fill="#fff4dc" color="#fff4dc">${sign}</svg>`,
    'class="seal" aria-hidden="true"',
  );
}

/** The crystal lies in a watch: clear, taking colour, or ready. */
export function watch(colour: string, charged: boolean): string {
  const ink = dye(colour);
  const ticks = Array.from(
    { length: 12 },
    (_, nth) => `<path d="M45 28v5" stroke="#7d541a" stroke-width="2" transform="rotate(${nth * 30} 45 58)"/>`,
  ).join("");
  const stone = charged
    ? `<path d="M45 36L62 52 45 82 28 52z" fill="${ink}" stroke="#3b1509" stroke-width="2"/><path d="M45 36L52 52 45 82 38 52z" fill="#fff" opacity=".4"/><path d="M45 36L38 52H28z" fill="#fff" opacity=".3"/>`
    : `<path d="M45 36L62 52 45 82 28 52z" fill="#fff" stroke="${ink}" stroke-width="2.5"/><path d="M45 36L52 52 45 82 38 52z" fill="${ink}" opacity=".18"/>`;
  return svg(
    90,
    104,
    `<path d="M40 6h10v10H40z" fill="#b88432"/><circle cx="45" cy="6" r="5" fill="none" stroke="#b88432" stroke-width="3"/><circle cx="45" cy="58" r="40" fill="#c9953f" stroke="#7d541a" stroke-width="2"/><circle cx="45" cy="58" r="33" fill="#fdf3dc" stroke="#8a5f22" stroke-width="2"/>${ticks}${stone}<path d="M28 52H62" stroke="${charged ? "#3b1509" : ink}" stroke-width="1.5"/>`,
    'class="watch" aria-hidden="true"',
  );
}

/** The desert: its colours are the page's, so that it goes dark with it. */
export function desert(): string {
  const body = `<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--sky1)"/><stop offset="1" stop-color="var(--sky2)"/></linearGradient><radialGradient id="sun"><stop offset="0" stop-color="#fff7dc"/><stop offset=".25" stop-color="#fff0c4" stop-opacity=".75"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></radialGradient></defs><rect width="1366" height="768" fill="url(#dusk)"/><circle cx="1130" cy="60" r="320" fill="url(#sun)" class="sunny"/>${dunes("ragusa", 1366, 768, ["var(--dn1)", "var(--dn2)", "var(--dn3)", "var(--dn4)"], { y0: 0.18, amp: 0.1 })}`;
  return svg(1366, 768, body, 'preserveAspectRatio="xMidYMid slice" class="desert" aria-hidden="true"');
}

/** Round the groove of the circle: the point at a share of the way, clockwise from the Queen at the top. */
export function onGroove(
  share: number,
  width: number,
  height: number,
  inset: number,
  radius: number,
): readonly [number, number] {
  const [a, b, arc] = [width - 2 * inset - 2 * radius, height - 2 * inset - 2 * radius, (Math.PI * radius) / 2];
  const [left, right, top, bottom] = [inset, width - inset, inset, height - inset];
  let way = (((share % 1) + 1) % 1) * (2 * (a + b) + 4 * arc);
  const bend = (cx: number, cy: number, from: number): readonly [number, number] => {
    const angle = ((from + (way / arc) * 90) * Math.PI) / 180;
    return [n(cx + Math.cos(angle) * radius), n(cy + Math.sin(angle) * radius)];
  };
  const stretches: readonly (readonly [number, () => readonly [number, number]])[] = [
    [a / 2, () => [n(width / 2 + way), top]],
    [arc, () => bend(right - radius, top + radius, -90)],
    [b, () => [right, n(top + radius + way)]],
    [arc, () => bend(right - radius, bottom - radius, 0)],
    [a, () => [n(right - radius - way), bottom]],
    [arc, () => bend(left + radius, bottom - radius, 90)],
    [b, () => [left, n(bottom - radius - way)]],
    [arc, () => bend(left + radius, top + radius, 180)],
    [a / 2, () => [n(left + radius + way), top]],
  ];
  for (const [length, point] of stretches) {
    if (way <= length) return point();
    way -= length;
  }
  return [width / 2, top];
}
