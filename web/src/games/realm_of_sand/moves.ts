/** What is seen going at the table of the Realm of Sand, and heard: tiles, pieces, cards, told by what happened. */
import type { EventInfo } from "../../api/types";
import { type Element, ELEMENTS, piece } from "../../art/glass";
import { GLYPHS } from "../../art/glyphs";
import { svg } from "../../art/svg";
import type { Flight, Moves } from "../../table/flights.svelte";
import type { Sound } from "../../table/sound";

const NEXT = 30; // milliseconds between one piece and the next
const THERE = 240; // until the pieces have come to the card
const S = 48;

const drawn = (what: string): string =>
  svg(S, S, piece(what.replace(/[()]/g, "") as Element, 0, 0, S, { disc: what.startsWith("(") }), 'aria-hidden="true"');
const star = `<svg viewBox="0 0 24 24" fill="var(--glow)">${GLYPHS.star}</svg>`;
const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** `me`: the seat whose board is drawn in full. */
export function movesOf(latest: readonly EventInfo[], me: number): Moves {
  const flights: Flight[] = [];
  let paid: readonly string[] = [];
  for (const { kind, data } of latest) {
    const seat = Number(data["seat"] ?? -1);
    const theirs = `.rival[data-seat="${seat}"]`;
    const tile = `[data-ring="${String(data["tile"] ?? "")}"]`;
    const held = `${theirs} [data-tile="${String(data["tile"] ?? "")}"]`;
    if (kind === "PiecesPaid") paid = words(data["pieces"]);
    else if (kind === "CardCompleted") {
      flights.push(...completed(String(data["card"]), seat, me, paid));
      paid = [];
    } else if (seat === me) continue;
    else if (kind === "TilePlaced")
      flights.push({ from: [held, theirs], to: [`${theirs} .mini`, theirs], before: true });
    else if (kind === "TileTaken") flights.push({ from: [tile], to: [held, theirs] });
    else if (kind === "TileReturned") flights.push({ from: [held, theirs], to: [tile, ".ring .fit", ".strip"] });
  }
  return { flights };
}

/** The pieces go to the card, the card to who has built it, and its stars after it. */
function completed(card: string, seat: number, me: number, paid: readonly string[]): Flight[] {
  const [plan, theirs] = [`[data-card="${card}"]`, `.rival[data-seat="${seat}"]`];
  const pieces = paid.flatMap((told, nth): Flight[] => {
    const [cell = "", what = ""] = told.split(" ");
    if (!(what.replace(/[()]/g, "") in ELEMENTS)) return [];
    const from = seat === me ? [`.me [data-cell="${cell}"]`] : [`${theirs} .mini`, theirs];
    const size = seat === me ? S : S / 2;
    return [
      { from, to: [plan, ".ring", ".cards"], art: drawn(what), size, delay: nth * NEXT, lights: true, before: true },
    ];
  });
  const home = seat === me ? ".me header .built" : `${theirs} .head`; // on my shelf it is seen arriving
  const stars = seat === me ? ".me header .stars" : `${theirs} .row`;
  return [
    ...pieces,
    { from: [plan], to: [home], delay: THERE, before: true },
    { from: [plan], to: [stars], art: star, size: 30, delay: THERE + 60, before: true },
  ];
}

const SOUNDS: readonly (readonly [string, Sound])[] = [
  ["CardCompleted", "gain"],
  ["EndTriggered", "loss"],
  ["ColourShort", "loss"],
  ["TilePlaced", "place"],
  ["DiscPlaced", "place"],
  ["CardsLookedAt", "reveal"],
  ["TileTaken", "place"],
];

/** The one sound of a step: what weighs most. */
export const soundOf = (latest: readonly EventInfo[]): Sound | null =>
  SOUNDS.find(([kind]) => latest.some((event) => event.kind === kind))?.[1] ?? null;
