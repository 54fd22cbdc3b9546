/** A table as a list tells it: who sat there, how it ended, when and how long it was. */
import type { TableInfo } from "../api/types";
import type { MyTable } from "../mine.svelte";

export interface Played {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** Seconds, as the server tells them. */
  readonly opened: number;
  readonly last: number;
  readonly ply: number;
  readonly over: boolean;
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[];
  readonly mine: readonly number[];
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly told: string;
  /** Whether it tells how well one plays: no lesson, no branch of another game, nothing that came as a file. */
  readonly counts: boolean;
}

export function played(card: TableInfo, { hand, lesson }: Pick<MyTable, "hand" | "lesson">): Played {
  const taught = Object.entries(card.options).some(([key, value]) => key.endsWith(".tutorial") && value === true);
  const copied = card.origin?.kind === "branch" || card.origin?.kind === "import";
  return {
    id: card.id,
    game: card.game,
    name: card.name,
    opened: card.opened_at,
    last: card.waits_since,
    ply: card.ply,
    over: card.phase === "over",
    seats: card.seats.map(({ name, bot, stands_in: stands }) => ({ name, bot: stands ? null : bot })),
    mine: hand,
    places: card.outcome?.places ?? [],
    scores: card.outcome?.scores ?? [],
    told: card.outcome?.text ?? "",
    counts: !lesson && !taught && !copied,
  };
}

/** Whom one played against: one bot, several, people, or nobody. */
export function rivalOf({ seats, mine }: Played): string {
  const others = seats.filter((_, seat) => !mine.includes(seat));
  if (others.length === 0) return "";
  if (others.some((one) => one.bot === null)) return "people";
  const bots = new Set(others.map((one) => one.bot ?? ""));
  return bots.size === 1 ? [...bots][0]! : "bots";
}

export type Result = "won" | "lost" | "shared" | "alone" | "none";

/** How it ended for whoever has these seats; at a table that one shares with oneself nobody has won. */
export function resultOf(one: Played): Result {
  const own = one.mine.flatMap((seat) => one.places[seat] ?? []);
  if (!one.over || own.length === 0) return "none";
  if (one.seats.length === 1) return "alone";
  if (own.length > 1 && own.length === one.seats.length) return "none";
  const first = one.places.filter((place) => place === 1).length;
  if (!own.includes(1)) return "lost";
  return first > own.length ? "shared" : "won";
}

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Whether every word that is looked for stands somewhere in what is known. */
export const matches = (sought: string, ...known: readonly string[]): boolean => {
  const all = plain(known.join(" "));
  return plain(sought)
    .split(/\s+/)
    .every((word) => all.includes(word));
};
