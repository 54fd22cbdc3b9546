/** The pictures of the encounter table, drawn once for each card and each enemy. */
import type { TaintedGrailFaceView, TaintedGrailFoeView } from "../../../api/types";
import { emblemOf } from "../../../art/emblems";
import { figure } from "../../../art/figure";
import { meets } from "../../../art/meeting";
import { plate } from "../../../art/plate";
import { rng } from "../../../art/rng";
import { personFace } from "../faces";

const TINTS: Readonly<Record<string, string>> = {
  aggression: "#8f3f30",
  empathy: "#7d4a63",
  courage: "#8a6a2c",
  caution: "#3f6573",
  practicality: "#6d5a3c",
  spirituality: "#55497d",
};

const drawn = new Map<string, string>();

function once(name: string, draw: () => string): string {
  const found = drawn.get(name) ?? draw();
  drawn.set(name, found);
  return found;
}

export function cardPicture(id: string, face: TaintedGrailFaceView, where = "row"): string {
  const tint = TINTS[face.right.find((half) => half.attr !== "")?.attr ?? ""] ?? "#5b5f6e";
  const [w, h] = where === "row" ? [150, 96] : [160, 64];
  return once(`${where} ${id}`, () => plate(id, emblemOf(id, face.kind, rng(id).pick), tint, w, h));
}

/** A face for people, a figure for everything else. */
export const foePicture = (foe: TaintedGrailFoeView): string =>
  once(foe.id, () => portrait(foe) ?? figure(foe.id, { ...meets(foe.id, foe.deck), w: 280, h: 220 }));

/** The face at the size of a figure: the ground on both sides of it is seen as well. */
const portrait = (foe: TaintedGrailFoeView): string | undefined =>
  personFace(foe.id, foe.deck)
    ?.replace('viewBox="7 2 86 86"', 'viewBox="-36 -2 172 135" preserveAspectRatio="xMidYMin slice"')
    .replace('class="face"', 'class="fig"');

/** Whoever was met, as wide as a page and 170 high: known by its name alone, since it has left the table. */
export function metPicture(id: string, wide: number): string {
  const deck = id.split(".")[1] ?? "";
  const face = personFace(id, deck)?.replace(
    'viewBox="7 2 86 86"',
    `viewBox="${50 - wide * 0.32} 0 ${wide * 0.64} 109" preserveAspectRatio="xMidYMin slice"`,
  );
  return once(`met ${id} ${wide}`, () => face ?? figure(id, { ...meets(id, deck), w: wide, h: 170 }));
}
