/** What is seen going at the table of Tainted Grail, and heard: cubes to the Pool, a blow to who suffers it, goods to who gains them. */
import type { EventInfo } from "../../api/types";
import { GLYPHS } from "../../art/glyphs";
import type { Flight, Moves } from "../../table/flights.svelte";
import type { Sound } from "../../table/sound";
import { GOODS } from "./goods";

const NEXT = 60; // milliseconds between one thing and the next
const MOST = 6;
const FROM = [".book .answer[aria-pressed=true]", ".clash .foe", ".book", ".map .here", ".map"];
const HERO = [".low .hero", ".rt .hero"];

const glyph = (name: keyof typeof GLYPHS, colour: string): string =>
  `<svg viewBox="0 0 24 24" fill="currentColor" style="color:${colour}">${GLYPHS[name]}</svg>`;
const times = (n: number, one: (nth: number) => Flight): Flight[] =>
  Array.from({ length: Math.min(MOST, n) }, (_, nth) => one(nth));

/** `me`: whose tracks are the large ones. */
export function movesOf(latest: readonly EventInfo[], me: number): Moves {
  const flights: Flight[] = [];
  let shaken: readonly string[] = [];
  for (const { kind, data } of latest) {
    const [mine, by] = [Number(data["seat"] ?? -1) === me, Number(data["by"] ?? data["n"] ?? 0)];
    if (kind === "PoolChanged") flights.push(...cubes(by));
    else if (kind === "EnemyAttacked")
      flights.push({ from: [".foe tr.now", ".foe .top"], to: mine ? HERO : [".low .side", ...HERO], before: true });
    else if (!mine) continue;
    else if (kind === "ResourceGained") flights.push(...gained(String(data["kind"]), by));
    else if (kind === "ItemGained" || kind === "SecretGained")
      flights.push({ from: FROM, to: [".rt .held", ...HERO], art: glyph("draw", "var(--accent-ink)"), size: 34 });
    else if (kind === "TrackMoved" && hurts(data)) shaken = HERO;
  }
  return { flights, shaken };
}

const cubes = (by: number): Flight[] =>
  times(Math.abs(by), (nth) => ({
    from: by > 0 ? [".seq li:last-child .edge.l", ".seq li:last-child", ".seq"] : [".cubes .on", ".cubes"],
    to: by > 0 ? [".cubes"] : [],
    art: glyph("cube", "#e0b25e"),
    size: 30,
    delay: nth * NEXT,
  }));

function gained(kind: string, n: number): Flight[] {
  const name = GOODS[kind];
  if (name === undefined) return [];
  const art = glyph(name, "var(--accent-ink)");
  return times(n, (nth) => ({
    from: FROM,
    to: [`.goods [data-good="${kind}"]`, ...HERO],
    art,
    size: 28,
    delay: nth * NEXT,
  }));
}

/** Health goes down, Terror up. */
const hurts = (data: EventInfo["data"]): boolean => {
  const [before, now] = [Number(data["before"]), Number(data["now"])];
  return (data["track"] === "health" && now < before) || (data["track"] === "terror" && now > before);
};

const SOUNDS: readonly (readonly [string, Sound])[] = [
  ["CharacterDied", "loss"],
  ["EnemyAttacked", "hit"],
  ["OpportunityTaken", "hit"],
  ["MenhirActivated", "gain"],
  ["QuestSucceeded", "gain"],
  ["StageWon", "gain"],
  ["MenhirWentDark", "loss"],
  ["LocationDiscarded", "loss"],
  ["CardPlayed", "place"],
  ["FleeCoinFlipped", "dice"],
  ["LocationRevealed", "reveal"],
  ["SecretGained", "reveal"],
  ["EventRevealed", "reveal"],
  ["VerseRead", "page"],
  ["ItemGained", "gain"],
  ["ResourceGained", "gain"],
  ["CharactersMoved", "place"],
  ["ResourceLost", "loss"],
];

/** The one sound of a step: what weighs most. */
export const soundOf = (latest: readonly EventInfo[]): Sound | null =>
  SOUNDS.find(([kind]) => latest.some((event) => event.kind === kind))?.[1] ?? null;
