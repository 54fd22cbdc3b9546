/** Dunes: layered crests, each layer one smooth path with one shaded slope for every crest. */
import { rng, type Rng } from "./rng";
import { n } from "./svg";

interface Lie {
  readonly y0?: number;
  readonly amp?: number;
}

type Crest = readonly [number, number, number, number];

/** One layer for each colour, the farthest first. */
export function dunes(
  seed: string,
  w: number,
  h: number,
  colours: readonly string[],
  { y0 = 0.35, amp = 0.11 }: Lie = {},
): string {
  const random = rng(seed);
  return colours.map((colour, at) => layer(random, w, h, colour, at / (colours.length - 1 || 1), y0, amp)).join("");
}

function layer(random: Rng, w: number, h: number, colour: string, t: number, y0: number, amp: number): string {
  const y = h * (y0 + (1 - y0) * t * 0.8);
  const count = random.int(2, 3);
  const dx = w / count;
  const crests: Crest[] = [];
  let path = `M0 ${n(y)}`;
  for (let at = 0; at < count; at++) {
    const x = at * dx;
    const px = x + dx * random.range(0.4, 0.62);
    const py = y - h * amp * random.range(0.5, 1.1) * (0.6 + t);
    const ey = y + h * amp * random.range(-0.1, 0.35);
    path += `C${n(x + dx * 0.2)} ${n(y)} ${n(px - dx * 0.15)} ${n(py)} ${n(px)} ${n(py)}S${n(x + dx * 0.82)} ${n(ey)} ${n(x + dx)} ${n(ey)}`;
    crests.push([px, py, x + dx, ey]);
  }
  return `<path d="${path}L${w} ${h}L0 ${h}z" fill="${colour}"/>${crests.map((crest) => slope(crest, h, t)).join("")}`;
}

function slope([px, py, ex, ey]: Crest, h: number, t: number): string {
  const d = ex - px;
  return `<path d="M${n(px)} ${n(py)}C${n(px + d * 0.35)} ${n(py)} ${n(px + d * 0.6)} ${n(ey)} ${n(ex)} ${n(ey)}C${n(px + d * 0.5)} ${n(ey + h * 0.03)} ${n(px + d * 0.1)} ${n(py + h * 0.16)} ${n(px - d * 0.05)} ${n(py + h * 0.3)}C${n(px + d * 0.06)} ${n(py + h * 0.14)} ${n(px + d * 0.03)} ${n(py + h * 0.05)} ${n(px)} ${n(py)}z" fill="#5a2208" opacity="${n(0.1 + 0.1 * t)}"/>`;
}
