/** Which figure one meets: by the words in an enemy's name, else by its deck and its seed. */
import type { FigureKind } from "./figure";
import type { Tones } from "./foes";
import { rng } from "./rng";

export interface Meeting {
  readonly kind: FigureKind;
  readonly tones: Tones;
  readonly eye: string;
}

const NAMED: readonly (readonly [RegExp, FigureKind])[] = [
  [/fox/, "fox"],
  [/sow/, "sow"],
  [/boar/, "boar"],
  [/dog|hound|pack_of/, "dogs"],
  [/horses/, "horses"],
  [/cow/, "cow"],
  [/wolf/, "beast"],
  [/deer|stag|hind/, "stag"],
  [/bull|ox_|ram_|goat/, "horned"],
  [/bear/, "bear"],
  [/badger|rat/, "low"],
  [/swarm|tick|bee|fly|flies/, "swarm"],
  [/eel|lamprey|snake|worm|low_water/, "serpent"],
  [/kestrel|starling|crow|raven|bird/, "bird"],
  [/bramble|hedge|thorn/, "thorns"],
  [/knight|hangman|unforgiving_keeper/, "knight"],
  [/brothers|patrol|dayfolk|four_from|reapers|thieves|crowd|women_at|counters|gerens/, "crowd"],
  [/coat|same_man|hem|one_who_carries/, "coat"],
  [/hare|rabbit/, "hare"],
  [/door|countdown/, "door"],
  [/barn|house|mill/, "barn"],
  [/child|orphan|nineteen|betrothed/, "child"],
  [/bucket|well|cauldron/, "vessel"],
  [/shoe/, "shoes"],
  [/face|mother|whoever|husband/, "visage"],
  [/clerk|innkeeper|creditor|collector|dealer|counting|keren|ysella/, "clerk"],
  [/preacher|maddern|talan|recruiter/, "preacher"],
  [/widow|lamp|kerra|sister/, "veiled"],
  [/king|antler|horn/, "antlered"],
];
const BY_DECK: Readonly<Record<string, readonly FigureKind[]>> = {
  green: ["beast", "stag", "low", "bear", "bird", "thorns"],
  grey: ["person", "person", "knight", "crowd"],
  violet: ["antlered", "coat", "visage", "child", "veiled"],
  blue: ["veiled", "clerk", "person", "preacher"],
};
const TONES: Readonly<Record<string, Tones>> = {
  green: ["#6f8468", "#475a45", "#26342a", "#0d1512"],
  grey: ["#7c8084", "#4d5357", "#2a2f33", "#0f1315"],
  violet: ["#70698a", "#484360", "#292540", "#0f0d18"],
  blue: ["#6a8296", "#42566a", "#243244", "#0c131c"],
};
const EYES: Readonly<Record<string, string>> = {
  green: "#ffcf6b",
  grey: "#ffb27a",
  violet: "#cfe27a",
  blue: "#ffd98f",
};
const MIST: Tones = ["#6d7f78", "#43534f", "#24302f", "#0d1415"];

export function meets(id: string, deck: string): Meeting {
  const kind = NAMED.find(([word]) => word.test(id))?.[1] ?? rng(id).pick(BY_DECK[deck] ?? BY_DECK["violet"]!);
  return { kind, tones: TONES[deck] ?? MIST, eye: EYES[deck] ?? "#ffcf6b" };
}
