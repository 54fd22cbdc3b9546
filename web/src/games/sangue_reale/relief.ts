/** Mountains, woods, fields and water in ink, where an area has room beside its numbers. */
import { type Rng, rng } from "../../art/rng";
import { n, type Point } from "../../art/svg";

const MOST = 5;
const TRIES = 90;
const FROM_MARKS = 52;
const FROM_EDGE = 20;
const APART = 34;

const mountain = (x: number, y: number, s: number): string =>
  `<path d="M${n(x - s)} ${n(y)}L${n(x - s * 0.1)} ${n(y - s * 1.25)}L${n(x + s)} ${n(y)}M${n(x - s * 0.1)} ${n(y - s * 1.25)}l${n(s * 0.25)} ${n(s * 0.5)} ${n(-s * 0.2)} ${n(s * 0.3)} ${n(s * 0.3)} ${n(s * 0.4)}" class="ink"/><path d="M${n(x + s * 0.1)} ${n(y - s)}l${n(s * 0.6)} ${n(s)}M${n(x + s * 0.3)} ${n(y - s * 0.9)}l${n(s * 0.35)} ${n(s * 0.65)}" class="ink thin"/>`;

const tree = (x: number, y: number, s: number): string =>
  `<path d="M${n(x)} ${n(y)}v${n(-s * 0.45)}c${n(-s * 0.6)} 0 ${n(-s * 0.7)}${n(-s * 0.8)} ${n(-s * 0.1)}${n(-s * 0.9)} ${n(s * 0.1)}${n(-s * 0.55)} ${n(s * 0.9)}${n(-s * 0.45)} ${n(s * 0.9)} 0 ${n(s * 0.45)} ${n(s * 0.25)} ${n(s * 0.2)} ${n(s * 0.9)} ${n(-s * 0.35)} ${n(s * 0.9)}v${n(s * 0.45)}" class="ink"/>`;

const furrow = (x: number, y: number, s: number): string =>
  `<path d="M${n(x - s)} ${n(y)}q${n(s)}${n(-s * 0.35)} ${n(s * 2)} 0M${n(x - s * 0.8)} ${n(y - s * 0.4)}q${n(s * 0.8)}${n(-s * 0.3)} ${n(s * 1.6)} 0M${n(x - s * 0.5)} ${n(y - s * 0.78)}q${n(s * 0.5)}${n(-s * 0.25)} ${n(s)} 0" class="ink thin"/>`;

const wave = (x: number, y: number, s: number): string =>
  `<path d="M${n(x - s)} ${n(y)}q${n(s * 0.5)}${n(-s * 0.5)} ${n(s)} 0t${n(s)} 0M${n(x - s * 0.6)} ${n(y + s * 0.5)}q${n(s * 0.4)}${n(-s * 0.4)} ${n(s * 0.8)} 0t${n(s * 0.8)} 0" class="ink thin"/>`;

type Pen = (x: number, y: number, s: number) => string;
const PENS: Readonly<Record<string, Pen>> = { monte: mountain, selva: tree, campo: furrow, acqua: wave };
const ANY: readonly Pen[] = [mountain, tree, furrow, wave];

export function relief(id: string, tags: readonly string[], ring: readonly Point[], marks: readonly Point[]): string {
  const random = rng(`relief/${id}`);
  const pens = tags.map((tag) => PENS[tag]).filter((pen) => pen !== undefined);
  const pen = pens[0] ?? ANY[random.int(0, ANY.length - 1)] ?? wave;
  return spots(random, ring, marks)
    .map(([x, y]) => pen(x, y, random.range(15, 20)))
    .join("");
}

function spots(random: Rng, ring: readonly Point[], marks: readonly Point[]): Point[] {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const found: Point[] = [];
  for (let tried = 0; tried < TRIES && found.length < MOST; tried++) {
    const spot: Point = [
      random.range(Math.min(...xs), Math.max(...xs)),
      random.range(Math.min(...ys), Math.max(...ys)),
    ];
    const free =
      isInside(spot, ring) &&
      marks.every((mark) => clear(spot, mark, FROM_MARKS)) &&
      ring.every((mark) => clear(spot, mark, FROM_EDGE));
    if (free && !nearName(spot, marks) && found.every((one) => clear(spot, one, APART))) found.push(spot);
  }
  return found.sort((one, two) => one[1] - two[1]);
}

/** Names stand above the numbers. */
function nearName([x, y]: Point, marks: readonly Point[]): boolean {
  const top = Math.min(...marks.map((mark) => mark[1]));
  const middle = marks.reduce((sum, mark) => sum + mark[0], 0) / Math.max(marks.length, 1);
  return Math.abs(x - middle) < 120 && y < top && y > top - 70;
}

const clear = (one: Point, two: Point, far: number): boolean => Math.hypot(one[0] - two[0], one[1] - two[1]) > far;

export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}
