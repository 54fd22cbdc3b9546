/** The picture of a card: an emblem in a field of rays, its tint from the attribute of the card's right key. */
import { type Charge, CHARGES } from "./charges";
import { type Emblem, EMBLEMS } from "./emblems";
import { hill } from "./land";
import { rng } from "./rng";
import { freshId, mix, n, svg } from "./svg";

export function plate(seed: string, charge: Charge | Emblem, tint: string, w = 120, h = 84): string {
  const random = rng(seed);
  const id = freshId("p");
  const first = random() * 30;
  const [cx, cy] = [w / 2, h * 0.55];
  const rays = Array.from({ length: 18 }, (_, at) => {
    const angle = ((first + at * 20) * Math.PI) / 180;
    const tip = (turn: number): string => `${n(cx + Math.cos(angle + turn) * w)} ${n(cy + Math.sin(angle + turn) * w)}`;
    return `<path d="M${cx} ${n(cy)}L${tip(-0.06)}L${tip(0.06)}z" fill="#fff" opacity=".07"/>`;
  });
  const shape = { ...CHARGES, ...EMBLEMS }[charge];
  const body =
    `<defs><radialGradient id="${id}" cx=".5" cy=".5" r=".8"><stop offset="0" stop-color="${mix(tint, "#f3e2b4", 0.55)}"/><stop offset="1" stop-color="${mix(tint, "#0b1012", 0.55)}"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#${id})"/>${rays.join("")}` +
    `<path d="${hill(random, w, h, h * 0.86, h * 0.12, 3)}" fill="${mix(tint, "#0b1012", 0.7)}"/>` +
    `<g transform="translate(${n(cx - h * 0.36)} ${n(h * 0.12)}) scale(${(h * 0.72) / 100})"><path d="${shape}" transform="translate(3 4)" fill="#0b1012" opacity=".45" fill-rule="evenodd"/><path d="${shape}" fill="#f4e7c6" fill-rule="evenodd" stroke="#1b120a" stroke-opacity=".4" stroke-width="2"/></g>`;
  return svg(w, h, body, 'preserveAspectRatio="xMidYMid slice" class="plate" aria-hidden="true"');
}
