/** The outline of a group of cells with rounded corners, as an SVG path. Cells are squares of side `s`. */
type Corner = readonly [number, number];

/** Edges of the group, clockwise: from each corner to the next. Corners that touch are told apart by where one comes from. */
function edges(cells: readonly (readonly [number, number])[]): Map<string, Corner[]> {
  const there = new Set(cells.map(([row, column]) => `${row},${column}`));
  const found = new Map<string, Corner[]>();
  const add = ([x, y]: Corner, to: Corner): void =>
    void found.set(`${x},${y}`, [...(found.get(`${x},${y}`) ?? []), to]);
  for (const [r, c] of cells) {
    if (!there.has(`${r - 1},${c}`)) add([c, r], [c + 1, r]);
    if (!there.has(`${r},${c + 1}`)) add([c + 1, r], [c + 1, r + 1]);
    if (!there.has(`${r + 1},${c}`)) add([c + 1, r + 1], [c, r + 1]);
    if (!there.has(`${r},${c - 1}`)) add([c, r + 1], [c, r]);
  }
  return found;
}

function loops(open: Map<string, Corner[]>): Corner[][] {
  const found: Corner[][] = [];
  for (const start of open.keys()) {
    while ((open.get(start)?.length ?? 0) > 0) {
      const loop: Corner[] = [];
      let at = start;
      for (let next = open.get(at)?.shift(); next !== undefined; next = open.get(at)?.shift()) {
        loop.push(next);
        at = next.join(",");
      }
      found.push(loop);
    }
  }
  return found;
}

const straight = (a: Corner, b: Corner, c: Corner): boolean =>
  (a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1]);

function rounded(loop: readonly Corner[], s: number, radius: number): string {
  const turns = loop.filter((here, nth) => !straight(loop.at(nth - 1)!, here, loop[(nth + 1) % loop.length]!));
  const toward = (from: Corner, to: Corner): string =>
    `${from[0] * s + Math.sign(to[0] - from[0]) * radius} ${from[1] * s + Math.sign(to[1] - from[1]) * radius}`;
  const steps = turns.map((here, nth) => {
    const before = turns.at(nth - 1)!;
    const after = turns[(nth + 1) % turns.length]!;
    return `${nth === 0 ? "M" : "L"}${toward(here, before)}Q${here[0] * s} ${here[1] * s} ${toward(here, after)}`;
  });
  return `${steps.join("")}z`;
}

export const outline = (cells: readonly (readonly [number, number])[], s: number, radius = 10): string =>
  loops(edges(cells))
    .map((loop) => rounded(loop, s, radius))
    .join("");
