/**
 * Which things on the table each answer names, in the order in which one points at them.
 * `mine:` a tile before me, `ring:` one of the circle, `front:` a disc before me, `stock:` one of the reserve.
 */
import type { OptionInfo, RealmOfSandAnswer } from "../../api/types";

export const answerOf = ({ answer }: Pick<OptionInfo, "answer">): RealmOfSandAnswer =>
  answer as unknown as RealmOfSandAnswer;

/** What one points at, step by step, to give this answer; nothing for placements and for plain words. */
export function pathOf(answer: RealmOfSandAnswer, cells: ReadonlyMap<string, unknown>): string[] {
  switch (answer.verb) {
    case "complete":
      return [`card:${answer.card}`];
    case "keep":
      return [answer.card, ...answer.others].map((card) => `card:${card}`);
    case "take":
      return [`ring:${answer.tile}`];
    case "aside":
      return [`mine:${answer.tile}`];
    case "swap":
      return [`mine:${answer.mine}`, `ring:${answer.theirs}`];
    case "disc":
      return [`front:${answer.element}`, `cell:${answer.at}`];
    case "move":
    case "carry":
      return [`cell:${answer.start}`, `cell:${answer.end}`];
    case "exchange":
      return [`${cells.has(answer.mine) ? "cell" : "front"}:${answer.mine}`, `stock:${answer.element}`];
    case "extra":
      return [`stock:${answer.element}`];
    case "open":
      return [`cell:${answer.cell}`];
    case "deck":
      return [`deck:${answer.level}`];
    case "board":
      return [`board:${answer.board}`];
    case "power":
      return ["crystal"];
    case "summon":
      return [answer.every ? "crystal" : "spirits"];
    default:
      return [];
  }
}

/** The cells of an answer that names several at once. */
export const cellsOf = (answer: RealmOfSandAnswer): readonly string[] =>
  answer.verb === "on" || answer.verb === "short" ? answer.cells : [];

export interface Group {
  readonly key: string;
  readonly cells: readonly string[];
}

/** The answer with this cell in it that comes after the one lifted now, round and round. */
export function nextWith(groups: readonly Group[], cell: string, chosen: string | null): string | null {
  const there = groups.filter(({ cells }) => cells.includes(cell));
  return there[(there.findIndex(({ key }) => key === chosen) + 1) % there.length]?.key ?? null;
}

export interface Path {
  readonly key: string;
  readonly path: readonly string[];
}

export const startsWith = (path: readonly string[], start: readonly string[]): boolean =>
  start.length <= path.length && start.every((step, nth) => path[nth] === step);

/** How far one has pointed after pointing at one thing more: the longest way that leads on, or none. */
export function pointed(paths: readonly Path[], sofar: readonly string[], ref: string): readonly string[] | null {
  for (let keep = sofar.length; keep >= 0; keep--) {
    const next = [...sofar.slice(0, keep), ref];
    if (paths.some(({ path }) => startsWith(path, next))) return next;
  }
  return null;
}
