/** Borders of maps: a line between two named points, broken again and again; the same seed from both sides, so neighbours share it. */
import { rng } from "./rng";
import type { Point } from "./svg";

export function border(from: Point, to: Point, seed: string, rough = 0.16, depth = 4): Point[] {
  const random = rng(seed);
  let line: Point[] = [from, to];
  for (let level = 0; level < depth; level++) line = broken(line, () => (random() - 0.5) * 2 * rough);
  return line;
}

function broken(line: readonly Point[], sway: () => number): Point[] {
  return line.flatMap((q, at) => {
    const p = line[at - 1];
    if (p === undefined) return [q];
    const k = sway();
    const middle: Point = [(p[0] + q[0]) / 2 - (q[1] - p[1]) * k, (p[1] + q[1]) / 2 + (q[0] - p[0]) * k];
    return [middle, q];
  });
}
