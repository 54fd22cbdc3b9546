/** The shelves of puzzles, which of them was solved here, and whose day it is. */
import { call } from "../api/http";
import type { Opened, PuzzleAnswer, PuzzleLine, PuzzleInfo, PuzzleShelf } from "../api/types";
import { keep, kept } from "../localStorage";
import { mine } from "../mine.svelte";
import { router } from "../router.svelte";
import { settings, t } from "../settings.svelte";

const DAY = 24 * 60 * 60 * 1000;
const PLACE = "puzzles";

export type Tried = "right" | "wrong";

export const fetchShelves = (): Promise<readonly PuzzleShelf[]> => call<PuzzleShelf[]>("/puzzles", { keep: true });

export const fetchPuzzle = (id: string): Promise<PuzzleInfo> => call<PuzzleInfo>(`/puzzles/${id}`, { keep: true });

/** Each day it is the next one's turn, in the order of the shelf: the same for everybody. */
export const ofTheDay = ({ puzzles }: PuzzleShelf, now: number): PuzzleLine | undefined =>
  puzzles[Math.floor(now / DAY) % puzzles.length];

export function triedHere(): ReadonlyMap<string, Tried> {
  try {
    return new Map(JSON.parse(kept(PLACE) ?? "[]") as [string, Tried][]);
  } catch {
    return new Map();
  }
}

/** The first answer is the one that counts. */
export function note(id: string, tried: Tried): void {
  const known = new Map(triedHere());
  if (known.has(id)) return;
  keep(PLACE, JSON.stringify([...known.set(id, tried)]));
}

/** What an answer is worth, in words. One that was not compared at length fell behind before. */
export function worthOf(puzzle: PuzzleInfo, key: string): string {
  const found = puzzle.answers.find((one) => one.key === key);
  if (found === undefined) return t("puzzle-worth-behind", { answers: puzzle.proof.answers });
  if (puzzle.measure === "left")
    return found.worth > 0 ? t("puzzle-worth-left", { left: found.worth }) : t("puzzle-worth-not");
  if (puzzle.measure === "stars") return t("puzzle-worth-stars", { stars: rounded(found.worth) });
  return puzzle.proof.how === "solved"
    ? ended(found)
    : t("puzzle-worth-chance", { percent: Math.round(100 * found.worth) });
}

function ended({ worth, points }: PuzzleAnswer): string {
  if (worth === 0.5) return t("puzzle-worth-draw");
  const how = worth > 0.5 ? "win" : "loss";
  return points ? t(`puzzle-worth-${how}-by`, { points: Math.abs(points) }) : t(`puzzle-worth-${how}`);
}

const rounded = (worth: number): number => Math.round(10 * worth) / 10;

/** How the best was proved to be the best. */
export function proofOf({ proof, measure, game }: PuzzleInfo, player: string): string {
  if (proof.how === "solved")
    return t(game === "tainted_grail" ? "puzzle-proof-solved-turn" : "puzzle-proof-solved", { worlds: proof.worlds });
  const by = (worth: number): string =>
    measure === "stars"
      ? t("puzzle-stars", { stars: rounded(worth) })
      : t("puzzle-percent", { percent: Math.round(100 * worth) });
  const { answers, worlds } = proof;
  return t("puzzle-proof-played", { answers, worlds, player, margin: by(proof.margin), low: by(proof.low) });
}

/** A table of one's own that begins with the position. */
export async function playOn(id: string): Promise<void> {
  const opened = await call<Opened>(`/puzzles/${id}/table`, {
    body: { name: settings.name || t("player", { number: 1 }) },
  });
  mine.opened(opened);
  router.go(`/t/${opened.table.id}`);
}
