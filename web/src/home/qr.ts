/** QR codes of links: bytes, error correction M, versions 1 to 13 (up to 331 signs). After ISO/IEC 18004. */

/** For each version: codewords of error correction a block, then blocks and data codewords of each group. */
const VERSIONS: readonly (readonly [number, number, number, number, number])[] = [
  [10, 1, 16, 0, 0],
  [16, 1, 28, 0, 0],
  [26, 1, 44, 0, 0],
  [18, 2, 32, 0, 0],
  [24, 2, 43, 0, 0],
  [16, 4, 27, 0, 0],
  [18, 4, 31, 0, 0],
  [22, 2, 38, 2, 39],
  [22, 3, 36, 2, 37],
  [26, 4, 43, 1, 44],
  [30, 1, 50, 4, 51],
  [22, 6, 36, 2, 37],
  [22, 8, 37, 1, 38],
];
const CENTRES: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
  [6, 34, 62],
];

type Grid = (boolean | null)[][];

// -- numbers of the field GF(256)

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let at = 0, value = 1; at < 255; at++) {
  EXP[at] = EXP[at + 255] = value;
  LOG[value] = at;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The generator of so many check words, highest power first, without its leading 1. */
function generator(count: number): number[] {
  let made = [1];
  for (let at = 0; at < count; at++) {
    const next = [...made, 0];
    made.forEach((value, nth) => (next[nth + 1]! ^= times(value, EXP[at]!)));
    made = next;
  }
  return made.slice(1);
}

function checkWords(data: readonly number[], count: number): number[] {
  const by = generator(count);
  const rest = new Array<number>(count).fill(0);
  for (const value of data) {
    const factor = value ^ rest.shift()!;
    rest.push(0);
    by.forEach((term, nth) => (rest[nth]! ^= times(term, factor)));
  }
  return rest;
}

// -- from text to codewords

function capacity(version: number): number {
  const [, blocks, words, more, longer] = VERSIONS[version - 1]!;
  return blocks * words + more * longer;
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number): void => {
    for (let at = count - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  const room = capacity(version) * 8;
  push(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  for (let pad = 0xec; words.length < capacity(version); pad ^= 0xfd) words.push(pad);
  return words;
}

function interleaved(words: readonly number[], version: number): number[] {
  const [checks, blocks, size, more, longer] = VERSIONS[version - 1]!;
  const parts: number[][] = [];
  for (let nth = 0, at = 0; nth < blocks + more; nth++) {
    const long = nth < blocks ? size : longer;
    parts.push(words.slice(at, at + long));
    at += long;
  }
  const across = (lists: readonly number[][]): number[] => {
    const most = Math.max(...lists.map((list) => list.length));
    return Array.from({ length: most }, (_, at) =>
      lists.flatMap((list) => (at < list.length ? [list[at]!] : [])),
    ).flat();
  };
  return [...across(parts), ...across(parts.map((part) => checkWords(part, checks)))];
}

// -- the picture

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => ((r >> 1) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

function frame(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const paint = (row: number, column: number, dark: boolean): void => {
    if (row >= 0 && column >= 0 && row < size && column < size) grid[row]![column] = dark;
  };
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    for (let y = -4; y <= 4; y++)
      for (let x = -4; x <= 4; x++) {
        const ring = Math.max(Math.abs(x), Math.abs(y));
        paint(row + y, column + x, ring !== 2 && ring !== 4);
      }
  }
  for (let at = 8; at < size - 8; at++)
    for (const [row, column] of [
      [6, at],
      [at, 6],
    ] as const)
      paint(row, column, at % 2 === 0);
  const centres = CENTRES[version - 1]!;
  for (const row of centres)
    for (const column of centres) {
      const corner =
        (row === 6 && column === 6) || (row === 6 && column === size - 7) || (row === size - 7 && column === 6);
      if (!corner)
        for (let y = -2; y <= 2; y++)
          for (let x = -2; x <= 2; x++) paint(row + y, column + x, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
  return grid;
}

function remainder(value: number, by: number, bits: number): number {
  let rest = value << bits;
  for (let at = 31 - Math.clz32(rest); at >= bits; at = 31 - Math.clz32(rest)) rest ^= by << (at - bits);
  return rest;
}

/** Where the 15 bits of the format stand, both times; the mask is in them. */
function writeFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412; // level M is 00
  for (let at = 0; at < 15; at++) {
    const dark = ((bits >> at) & 1) === 1;
    const row = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at;
    const column = at < 8 ? size - 1 - at : at < 9 ? 7 : 14 - at;
    grid[row]![8] = dark;
    grid[8]![column] = dark;
  }
  grid[size - 8]![8] = true;
}

function writeVersion(grid: Grid, version: number): void {
  if (version < 7) return;
  const bits = (version << 12) | remainder(version, 0x1f25, 12);
  for (let at = 0; at < 18; at++) {
    const [a, b] = [Math.floor(at / 3), grid.length - 11 + (at % 3)];
    grid[a]![b] = grid[b]![a] = ((bits >> at) & 1) === 1;
  }
}

function fill(grid: Grid, words: readonly number[], mask: number): boolean[][] {
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const upwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]![column] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit++;
        grid[row]![column] = dark !== MASKS[mask]!(row, column);
      }
    }
  }
  return grid.map((row) => row.map((dark) => dark === true));
}

/** How hard a picture is to read; the mask with the least is taken. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  const columns = grid.map((_, at) => grid.map((row) => row[at]!));
  let sum = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let at = 0; at <= size - 11; at++) if (/^(10111010000|00001011101)/.test(text.slice(at, at + 11))) sum += 40;
  }
  for (let row = 1; row < size; row++)
    for (let column = 1; column < size; column++) {
      const dark = grid[row]![column];
      if (dark === grid[row - 1]![column] && dark === grid[row]![column - 1] && dark === grid[row - 1]![column - 1])
        sum += 3;
    }
  const share = grid.flat().filter(Boolean).length / (size * size);
  return sum + Math.floor(Math.abs(share - 0.5) * 20) * 10;
}

/** The picture of a text as rows of dark and light. */
export function qr(text: string): readonly (readonly boolean[])[] {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex((_, at) => bytes.length + (at < 9 ? 2 : 3) <= capacity(at + 1)) + 1;
  if (version === 0) throw new Error("too long for a QR code");
  const words = interleaved(codewords(bytes, version), version);
  const tried = MASKS.map((_, mask) => {
    const grid = frame(version);
    writeFormat(grid, mask);
    writeVersion(grid, version);
    return fill(grid, words, mask);
  });
  return tried.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}
