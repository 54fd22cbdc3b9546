/** Shapes that landscapes are made of: hills, pines, dead trees, standing stones, reeds. */
import type { Rng } from "./rng";
import { n } from "./svg";

/** A line of hills as a closed path down to the bottom edge. */
export function hill(random: Rng, w: number, h: number, y: number, amp: number, count: number): string {
  const dx = w / count;
  let path = `M0 ${n(y)}`;
  for (let at = 0; at < count; at++) {
    const x = at * dx;
    path += `Q${n(x + dx / 2)} ${n(y - amp * random.range(0.4, 1.3))} ${n(x + dx)} ${n(y + amp * random.range(-0.2, 0.2))}`;
  }
  return `${path}V${h}H0z`;
}

export const pine = (x: number, y: number, s: number): string =>
  `M${n(x)} ${n(y - s)}l${n(s * 0.16)} ${n(s * 0.34)}h${n(-s * 0.06)}l${n(s * 0.16)} ${n(s * 0.3)}h${n(-s * 0.08)}l${n(s * 0.18)} ${n(s * 0.36)}h${n(-s * 0.72)}l${n(s * 0.18)} ${n(-s * 0.36)}h${n(-s * 0.08)}l${n(s * 0.16)} ${n(-s * 0.3)}h${n(-s * 0.06)}z`;

export function deadTree(random: Rng, x: number, y: number, s: number, colour: string): string {
  let drawn = "";
  const branch = (x1: number, y1: number, angle: number, long: number, wide: number, depth: number): void => {
    const x2 = x1 + Math.cos(angle) * long;
    const y2 = y1 + Math.sin(angle) * long;
    drawn += `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${colour}" stroke-width="${n(wide)}" stroke-linecap="round"/>`;
    if (depth === 0) return;
    for (let at = 0; at < 2; at++)
      branch(x2, y2, angle + random.range(-0.8, 0.8), long * random.range(0.55, 0.8), wide * 0.62, depth - 1);
  };
  branch(x, y, -Math.PI / 2 + random.range(-0.15, 0.15), s * 0.38, s * 0.07, 4);
  return drawn;
}

export const stone = (x: number, y: number, s: number, colour: string, lit: string): string =>
  `<path d="M${n(x - s * 0.2)} ${n(y)}l${n(-s * 0.05)} ${n(-s * 0.55)} ${n(s * 0.1)} ${n(-s * 0.35)} ${n(s * 0.14)} ${n(-s * 0.1)} ${n(s * 0.16)} ${n(s * 0.2)} ${n(s * 0.06)} ${n(s * 0.8)}z" fill="${colour}"/><path d="M${n(x - s * 0.01)} ${n(y - s)}l${n(s * 0.16)} ${n(s * 0.2)} ${n(s * 0.06)} ${n(s * 0.8)}h${n(-s * 0.16)}l${n(-s * 0.02)} ${n(-s * 0.72)}z" fill="${lit}" opacity=".55"/>`;

export const house = (x: number, y: number, s: number, colour: string, lit: string): string =>
  `<path d="M${n(x)} ${n(y)}v${n(-s * 0.5)}l${n(s * 0.5)} ${n(-s * 0.45)} ${n(s * 0.5)} ${n(s * 0.45)}v${n(s * 0.5)}z" fill="${colour}"/><rect x="${n(x + s * 0.4)}" y="${n(y - s * 0.42)}" width="${n(s * 0.2)}" height="${n(s * 0.22)}" fill="${lit}"/>`;
