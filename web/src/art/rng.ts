/** Numbers from a seed: the same seed gives the same picture for ever and on every machine. No clock, no Math.random. */
export interface Rng {
  (): number;
  int(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  range(from: number, to: number): number;
}

/** FNV-1a over code points. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const sign of text) {
    h ^= sign.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** Mulberry32, started from the hash of a text. */
export function rng(seed: string): Rng {
  let a = hash(seed);
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    int: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    range: (from: number, to: number) => from + next() * (to - from),
  });
}
