/** A record of one's own: per game, how one fared against whom, and the best that one did alone. */
import { type Played, resultOf, rivalOf } from "./played";

export interface Against {
  readonly rival: string;
  won: number;
  lost: number;
  shared: number;
}

export interface GameRecord {
  readonly game: string;
  games: number;
  against: Against[];
  /** The best that was done alone. */
  best: { readonly score: number; readonly id: string; readonly at: number } | null;
}

/** The order in which rivals are told: bots by their level, then several of them, then people. */
const LEVELS = ["random", "greedy", "apprentice", "companion", "master", "bots", "people"];
const level = (rival: string): number => LEVELS.indexOf(rival);

export function recordOf(all: readonly Played[]): GameRecord[] {
  const found = new Map<string, GameRecord>();
  for (const one of all) {
    const result = resultOf(one);
    if (!one.counts || result === "none") continue;
    const record = found.get(one.game) ?? { game: one.game, games: 0, against: [], best: null };
    found.set(one.game, record);
    record.games += 1;
    if (result === "alone") {
      const score = one.scores[0] ?? 0;
      if (record.best === null || score > record.best.score) record.best = { score, id: one.id, at: one.last };
      continue;
    }
    const rival = rivalOf(one);
    if (!rival) continue;
    let line = record.against.find((other) => other.rival === rival);
    if (line === undefined) record.against.push((line = { rival, won: 0, lost: 0, shared: 0 }));
    line[result] += 1;
  }
  const records = [...found.values()].toSorted((a, b) => b.games - a.games);
  for (const record of records) record.against.sort((a, b) => level(a.rival) - level(b.rival));
  return records;
}
