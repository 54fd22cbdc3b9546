/** Bone dice with pips in the standard turn. */
type Pip = readonly [number, number];

const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 2],
    [1, 0],
    [1, 2],
    [2, 0],
    [2, 2],
  ],
};

/** A die showing a value; `turned` tilts it as it fell. Its name is for who draws it to give (`label`). */
export function die(value: number, size: number, { cls = "", turned = 0, label = "" } = {}): string {
  const pips = (PIPS[value] ?? []).map(
    ([row, column]) => `<circle cx="${9.5 + column * 10.5}" cy="${8.5 + row * 10.5}" r="3.7" fill="#2a1714"/>`,
  );
  const named = label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"';
  return `<svg data-part="die" class="die ${cls}" viewBox="-4 -4 48 48" width="${size}" height="${size}" ${named}><g transform="rotate(${turned} 20 20)"><rect x="1" y="3" width="38" height="38" rx="8" fill="#8a6f43"/><rect x="1" y="0" width="38" height="38" rx="8" fill="#f7ecd2" stroke="#5d4526" stroke-width="1.2"/><path d="M8 1.5h24a7 7 0 0 1 6 5C28 3.5 14 4 3 8a7 7 0 0 1 5-6.5z" fill="#fff" opacity=".8"/>${pips.join("")}</g></svg>`;
}
