/** Where boards are found. A game without a board of its own is played on the generic one. */
import type { EventInfo, OptionInfo } from "../api/types";
import type { Table } from "../table/table.svelte";
import type { Board, World } from "./board";

interface BoardModule {
  readonly default: Board;
}

const BOARDS = import.meta.glob<BoardModule>("./*/Board.svelte");
const WORLDS: Readonly<Record<string, World>> = {
  realm_of_sand: "sand",
  sangue_reale: "blood",
  tainted_grail: "grail",
};

export const worldOf = (game: string): World => WORLDS[game] ?? "pages";

/** The board of a game; `plain` asks for the one in words. */
export async function openBoard(game: string, plain = false): Promise<Board> {
  const own = plain ? undefined : BOARDS[`./${game}/Board.svelte`];
  return (await (own ? own() : import("./GenericBoard.svelte"))).default;
}

/** Parts of a game that other screens show, each where the game has it: the story of a score, for one. */
const SCORES = import.meta.glob<BoardModule>("./*/Score.svelte");

export async function openScore(game: string): Promise<Board | null> {
  const own = SCORES[`./${game}/Score.svelte`];
  return own ? (await own()).default : null;
}

/** The last picture of a game, over its result. */
const ENDINGS = import.meta.glob<BoardModule>("./*/Ending.svelte");

export async function openEnding(game: string): Promise<Board | null> {
  const own = ENDINGS[`./${game}/Ending.svelte`];
  return own ? (await own()).default : null;
}

/** Games that a table wins or loses as one: there nobody is first. */
const TOGETHER = new Set(["tainted_grail"]);

export const playedTogether = (game: string): boolean => TOGETHER.has(game);

/** How a campaign of this game stands, as two pages of its chronicle. */
const CHRONICLES = import.meta.glob<BoardModule>("./*/Chronicle.svelte");

export async function openChronicle(game: string): Promise<Board | null> {
  const own = CHRONICLES[`./${game}/Chronicle.svelte`];
  return own ? (await own()).default : null;
}

/** Small pictures beside words: of what happened, of what an answer is about and of what it would bring. SVG of the game's own. */
export interface Drawing {
  readonly drawEvent: (event: EventInfo, table: Table) => string;
  readonly drawAnswer: (option: OptionInfo, table: Table) => string;
  readonly drawEffects?: (option: OptionInfo, table: Table) => string;
}

const DRAWINGS = import.meta.glob<Drawing>("./*/drawn.ts");

export async function openDrawing(game: string): Promise<Drawing | null> {
  return (await DRAWINGS[`./${game}/drawn.ts`]?.()) ?? null;
}
