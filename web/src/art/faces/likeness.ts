/**
 * What is particular about a face: hair, beard, hat, clothes, age.
 *
 * What is known of somebody is said; the rest comes from the seed, so that whoever has been seen once looks the same for ever.
 */
import { rng } from "../rng";

export const HAIR = ["none", "short", "long", "bun", "braids", "curls", "tonsure", "wild", "bob", "crest"] as const;
export const BEARD = ["none", "stubble", "short", "long", "moustache", "forked"] as const;
export const HEAD = [
  "bare",
  "hood",
  "cap",
  "helm",
  "crown",
  "wimple",
  "brim",
  "scarf",
  "circlet",
  "feather",
  "mitre",
  "turban",
  "horned",
] as const;
export const COLLAR = ["tunic", "fur", "mail", "ruff", "apron", "robe", "cloak", "chain"] as const;
export const MOUTH = ["still", "smile", "grim", "open", "wry"] as const;
export const EYES = ["open", "narrow", "closed", "tired", "patch", "blind", "wide"] as const;
export const MARKS = [
  "none",
  "scar",
  "freckles",
  "earring",
  "glasses",
  "mole",
  "paint",
  "soot",
  "bee",
  "tear",
] as const;

export interface Likeness {
  readonly hair: (typeof HAIR)[number];
  readonly beard: (typeof BEARD)[number];
  readonly head: (typeof HEAD)[number];
  readonly collar: (typeof COLLAR)[number];
  readonly mouth: (typeof MOUTH)[number];
  readonly eyes: (typeof EYES)[number];
  readonly mark: (typeof MARKS)[number];
  /** 0 is a child, 1 young, 2 grown, 3 old. */
  readonly age: number;
  /** How broad: 0 narrow, 1 middling, 2 broad. */
  readonly build: number;
  readonly skin: string;
  readonly tress: string;
  readonly cloth: string;
  readonly trim: string;
  readonly ground: string;
}

const SKINS = ["#f0cfae", "#e2b48c", "#cf9a6e", "#a8734a", "#7d5234", "#5d3d2a"] as const;
const TRESSES = ["#2b211c", "#4a3423", "#6e4a28", "#9a6a34", "#c79a55", "#8d8a84", "#7a3420"] as const;
const GREY = ["#cfcac0", "#a9a49b", "#e6e1d6"] as const;
const CLOTHS = ["#5a3b3f", "#3f5148", "#4a4d63", "#6d5a3c", "#7a3b2e", "#39525f", "#564469", "#6b6a5c"] as const;
const GROUNDS = ["#b9ae93", "#9fae9f", "#a9a3b5", "#c2a27e", "#8fa3ad", "#b58f86"] as const;

/** Somebody of this seed; what is known of them stands above what the seed says. */
export function likeness(seed: string, known: Partial<Likeness> = {}): Likeness {
  const random = rng(`face:${seed}`);
  const age = known.age ?? random.pick([1, 2, 2, 2, 3]);
  const bearded = random() < 0.4 && age > 0;
  const guess: Likeness = {
    hair: random.pick(["short", "long", "bun", "braids", "curls", "bob", "short", "none"] as const),
    beard: bearded ? random.pick(["stubble", "short", "long", "moustache"] as const) : "none",
    head: random.pick(["bare", "bare", "hood", "cap", "scarf", "brim"] as const),
    collar: random.pick(COLLAR),
    mouth: random.pick(["still", "still", "smile", "grim", "wry"] as const),
    eyes: random.pick(["open", "open", "open", "narrow", "tired"] as const),
    mark: random.pick(["none", "none", "none", "freckles", "scar", "earring", "mole"] as const),
    age,
    build: random.int(0, 2),
    skin: random.pick(SKINS),
    tress: age > 2 ? random.pick(GREY) : random.pick(TRESSES),
    cloth: random.pick(CLOTHS),
    trim: random.pick(["#c79a4e", "#d8cfae", "#8f3f30", "#7f9a8c"]),
    ground: random.pick(GROUNDS),
  };
  return { ...guess, ...known };
}
