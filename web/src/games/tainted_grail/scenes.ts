/** Which picture a Location has: the shipped world by its numbers, any other by its seals and tags, and its seed. */
import type { TaintedGrailPlaceView } from "../../api/types";
import { rng } from "../../art/rng";
import { type Palette, type PlaceKind, vignette } from "../../art/vignette";

interface View {
  readonly kind: PlaceKind;
  readonly palette: Palette;
  readonly stone: boolean;
}

/** The world of "A year and a day". */
const AVALON: Readonly<Record<number, PlaceKind>> = {
  101: "hall",
  103: "fair",
  104: "ruin",
  105: "graves",
  106: "village",
  107: "well",
  108: "hives",
  109: "graves",
  110: "fen",
  111: "mill",
  112: "menhir",
  113: "field",
  114: "bridge",
  115: "stairs",
  116: "fen",
  117: "bridge",
  118: "menhir",
  120: "shore",
  121: "shore",
  122: "light",
  123: "village",
  125: "chapel",
  126: "hall",
  127: "gallows",
  128: "menhir",
  129: "dead",
  130: "ruin",
  131: "quarry",
  132: "field",
  133: "village",
  134: "shore",
  135: "menhir",
  136: "village",
  137: "shore",
  141: "hall",
  143: "dead",
  144: "ruin",
  145: "stairs",
  146: "field",
  147: "well",
  149: "graves",
  151: "village",
  152: "ruin",
  154: "bridge",
  158: "menhir",
  159: "menhir",
};

const BY_TAG: Readonly<Record<string, PlaceKind>> = {
  wood: "forest",
  shore: "shore",
  graves: "graves",
  wells: "well",
  road: "bridge",
};
const BY_SEAL: Readonly<Record<string, readonly PlaceKind[]>> = {
  hospitable: ["village", "hall", "mill"],
  inhospitable: ["fair", "ruin", "village"],
  menhir: ["menhir"],
};
const WILD: readonly PlaceKind[] = ["fen", "dead", "ruin", "field", "chapel", "forest", "quarry"];
const WARM = new Set<PlaceKind>(["village", "hall", "mill", "fair"]);
const COLD = new Set<PlaceKind>(["shore", "light", "stairs", "chapel", "bridge"]);

export function scene(pack: string, place: Pick<TaintedGrailPlaceView, "number" | "seals" | "tags">): View {
  const random = rng(`place:${place.number}`);
  const tag = place.tags.find((one) => one in BY_TAG);
  const seal = place.seals.find((one) => one in BY_SEAL);
  const kind =
    (pack === "tainted_grail/avalon" ? AVALON[place.number] : undefined) ??
    (tag === undefined ? undefined : BY_TAG[tag]) ??
    random.pick(seal === undefined ? WILD : (BY_SEAL[seal] ?? WILD));
  const tones: readonly Palette[] = WARM.has(kind)
    ? ["ember", "ember", "dusk"]
    : COLD.has(kind)
      ? ["sea", "sea", "pale"]
      : ["moss", "dusk", "fen", "pale"];
  return { kind, palette: random.pick(tones), stone: place.seals.includes("menhir") && kind !== "menhir" };
}

const DRAWN = new Map<string, string>();

/** The picture of a place in a size, drawn once: every view carries the map anew. */
export function picture(
  pack: string,
  place: Pick<TaintedGrailPlaceView, "number" | "seals" | "tags" | "menhir">,
  w: number,
  h: number,
): string {
  const lit = place.menhir !== null;
  const name = [pack, place.number, lit, w, h].join(" ");
  const made = DRAWN.get(name) ?? vignette(`location:${place.number}`, { ...scene(pack, place), w, h, lit });
  DRAWN.set(name, made);
  return made;
}
