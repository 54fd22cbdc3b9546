/** What is seen going at the table of Sangue Reale: dice to sheets and columns, numbers to lands, seals to supporters. */
import type { EventInfo } from "../../api/types";
import { die } from "../../art/die";
import { GLYPHS } from "../../art/glyphs";
import type { Flight, Moves } from "../../table/flights.svelte";
import type { Sound } from "../../table/sound";

const NEXT = 60; // milliseconds between one die and the next
const INKED = 160; // until the row is black and its number may go
const DIE = 42;

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
const ring = (number: number): string =>
  `<svg viewBox="0 0 40 40"><circle cx="20" cy="20" r="16" fill="#fff6e2" stroke="#8f1c26" stroke-width="4"/><text x="20" y="27" text-anchor="middle" font-weight="700" font-size="20" fill="#2a1a14">${number}</text></svg>`;
const seal = `<svg viewBox="0 0 24 24" fill="var(--gilt-hi)">${GLYPHS.seal}</svg>`;
const sheet = (seat: number): string => `.sheet[data-seat="${seat}"]`;
const player = (seat: number): string[] => [`${sheet(seat)} header`, `.duelists [data-seat="${seat}"]`];

/** `me`: whose dice lie in the ask. */
export function movesOf(latest: readonly EventInfo[], me: number): Moves {
  const flights: Flight[] = [];
  let shaken: readonly string[] = [];
  let column = 0;
  for (const { kind, data } of latest) {
    const seat = Number(data["seat"] ?? -1);
    const hand = seat === me ? [".ask .dice", ".ask .split", ".ask"] : [...player(seat), ".ask"];
    const dice = (values: readonly number[], from: string[], to: string[]): Flight[] =>
      values.map((value, nth) => ({ from, to, art: die(value, DIE), size: DIE, delay: nth * NEXT }));
    if (kind === "DiceSplit") flights.push(...dice(numbers(data["others"]), [".ask .split", ".ask"], player(1 - seat)));
    else if (kind === "DieUsed") {
      const goal = `${sheet(seat)} [data-column="${Number(data["column"])}"]`;
      flights.push(...dice(numbers(data["dice"]), hand, [goal, ...player(seat)]));
    } else if (kind === "DiceLost") flights.push(...dice(numbers(data["dice"]), hand, []));
    else if (kind === "LineCrossed") column = Number(data["column"]);
    else if (kind === "NumberCircled") {
      const from = [`${sheet(seat)} [data-column="${column}"]`, ...player(seat)];
      const to = [`${sheet(seat)} [data-slot="${String(data["slot"])}"]`];
      flights.push({ from, to, art: ring(Number(data["number"])), size: 34, delay: INKED });
    } else if (kind === "UniqueTaken") {
      flights.push({
        from: player(seat),
        to: [`.uniques [data-unique="${String(data["unique"])}"]`],
        art: seal,
        size: 40,
      });
    } else if (kind === "RoundCancelled") shaken = [".sheet .plans", ".duelists"];
  }
  return { flights, shaken };
}

const SOUNDS: readonly (readonly [string, Sound])[] = [
  ["TerritoryControlled", "gain"],
  ["UniqueTaken", "gain"],
  ["RoundCancelled", "loss"],
  ["DiceRolled", "dice"],
  ["PlansRevealed", "reveal"],
  ["DiceLost", "loss"],
  ["RowBlackened", "place"],
  ["NumberCircled", "place"],
  ["EraStarted", "page"],
];

/** The one sound of a step: what weighs most. */
export const soundOf = (latest: readonly EventInfo[]): Sound | null =>
  SOUNDS.find(([kind]) => latest.some((event) => event.kind === kind))?.[1] ?? null;
