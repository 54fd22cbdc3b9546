/** The faces of the people of Avalon: those who can be played, those one talks to, and some whom one meets with a blade. */
import { face } from "../../art/faces/face";
import type { Likeness } from "../../art/faces/likeness";

type Some = Partial<Likeness>;

const she = (look: Some): Some => ({ beard: "none", ...look });
const he = (look: Some): Some => ({ hair: "short", ...look });
const bare = (look: Some): Some => he({ beard: "none", ...look });

const HEROES: Readonly<Record<string, Some>> = {
  ailei: she({
    hair: "braids",
    head: "scarf",
    age: 2,
    build: 1,
    collar: "cloak",
    mouth: "smile",
    mark: "bee",
    skin: "#e2b48c",
    tress: "#9a6a34",
    cloth: "#4b6a3a",
    trim: "#e0ad33",
    ground: "#9fae8f",
  }),
  arev: he({
    head: "cap",
    beard: "short",
    age: 2,
    build: 0,
    eyes: "tired",
    mouth: "still",
    collar: "chain",
    mark: "none",
    skin: "#cf9a6e",
    tress: "#2b211c",
    cloth: "#6a6e74",
    trim: "#d8cfae",
    ground: "#a3a8ad",
  }),
  beor: he({
    hair: "none",
    head: "bare",
    beard: "long",
    age: 2,
    build: 2,
    eyes: "tired",
    mouth: "grim",
    collar: "fur",
    mark: "scar",
    skin: "#e2b48c",
    tress: "#7a3420",
    cloth: "#5a3526",
    trim: "#8a6a4a",
    ground: "#b59a86",
  }),
  verme: bare({
    hair: "wild",
    head: "bare",
    age: 1,
    build: 0,
    eyes: "wide",
    mouth: "wry",
    collar: "tunic",
    mark: "soot",
    skin: "#f0cfae",
    tress: "#2b211c",
    cloth: "#47617d",
    trim: "#8d8a84",
    ground: "#8fa3ad",
  }),
  ferrywoman: she({
    hair: "bun",
    head: "hood",
    age: 3,
    build: 1,
    eyes: "narrow",
    mouth: "still",
    collar: "cloak",
    cloth: "#39525f",
    ground: "#8fa3ad",
  }),
  fowler: he({
    hair: "long",
    head: "feather",
    beard: "stubble",
    age: 2,
    build: 0,
    eyes: "wide",
    mouth: "smile",
    collar: "fur",
    cloth: "#5b5a3c",
    ground: "#9fae9f",
  }),
  smith: she({
    hair: "short",
    head: "scarf",
    age: 2,
    build: 2,
    eyes: "open",
    mouth: "grim",
    collar: "apron",
    mark: "soot",
    cloth: "#5a3526",
    ground: "#b59a86",
  }),
};

/** By the words in an enemy's name. */
const PEOPLE: readonly (readonly [RegExp, Some])[] = [
  [
    /keren/,
    she({
      hair: "bun",
      head: "scarf",
      age: 3,
      build: 1,
      eyes: "narrow",
      mouth: "grim",
      collar: "apron",
      cloth: "#6d5a3c",
    }),
  ],
  [/bersaba/, she({ hair: "bob", head: "bare", age: 3, build: 2, eyes: "tired", mouth: "still", collar: "apron" })],
  [
    /chalk_preacher/,
    he({
      hair: "tonsure",
      head: "bare",
      beard: "long",
      mouth: "smile",
      eyes: "wide",
      collar: "robe",
      skin: "#f4e9dc",
      tress: "#e6e1d6",
      cloth: "#8a8577",
    }),
  ],
  [/corentin/, bare({ hair: "curls", head: "bare", age: 1, mouth: "smile", eyes: "open", collar: "robe" })],
  [/dealer_in_names/, he({ head: "brim", beard: "forked", eyes: "narrow", mouth: "wry", collar: "chain", age: 2 })],
  [/ebbot/, she({ hair: "braids", head: "wimple", age: 3, build: 2, eyes: "closed", mouth: "smile", collar: "apron" })],
  [/pasco/, he({ head: "helm", beard: "moustache", eyes: "wide", mouth: "wry", collar: "mail", build: 0 })],
  [
    /innkeeper/,
    he({ hair: "none", head: "bare", beard: "moustache", build: 2, mouth: "smile", collar: "apron", age: 3 }),
  ],
  [
    /ivel/,
    she({
      hair: "long",
      head: "bare",
      age: 2,
      build: 0,
      eyes: "tired",
      mouth: "smile",
      collar: "tunic",
      tress: "#c79a55",
    }),
  ],
  [
    /kerra/,
    she({
      hair: "long",
      head: "hood",
      age: 2,
      build: 0,
      eyes: "open",
      mouth: "still",
      collar: "cloak",
      cloth: "#564469",
    }),
  ],
  [
    /kind_creditor|creditor_at_table/,
    bare({ hair: "none", head: "brim", eyes: "closed", mouth: "open", collar: "ruff", skin: "#d9cbb4", age: 2 }),
  ],
  [
    /lalla_tresk/,
    she({
      hair: "bun",
      head: "cap",
      age: 2,
      build: 0,
      eyes: "narrow",
      mouth: "grim",
      mark: "glasses",
      collar: "chain",
    }),
  ],
  [
    /massen|clerk/,
    bare({
      hair: "tonsure",
      head: "bare",
      age: 2,
      build: 0,
      eyes: "tired",
      mark: "glasses",
      collar: "ruff",
      mouth: "still",
    }),
  ],
  [
    /nolwenn/,
    she({
      hair: "long",
      head: "circlet",
      age: 1,
      build: 0,
      eyes: "wide",
      mouth: "open",
      collar: "cloak",
      tress: "#7a3420",
    }),
  ],
  [/recruiter/, he({ head: "feather", beard: "moustache", eyes: "narrow", mouth: "smile", collar: "tunic" })],
  [
    /betrothed/,
    she({ hair: "long", head: "bare", age: 1, eyes: "wide", mouth: "smile", collar: "cloak", mark: "freckles" }),
  ],
  [/sidwell/, he({ head: "cap", beard: "long", age: 3, eyes: "patch", mouth: "grim", collar: "robe", mark: "none" })],
  [
    /talan/,
    he({
      hair: "long",
      head: "bare",
      beard: "short",
      age: 2,
      eyes: "closed",
      mouth: "smile",
      collar: "cloak",
      ground: "#8d9a9f",
    }),
  ],
  [
    /rounder/,
    bare({
      hair: "none",
      head: "hood",
      age: 3,
      build: 0,
      eyes: "blind",
      mouth: "grim",
      collar: "robe",
      skin: "#b9b7a6",
    }),
  ],
  [/bryok/, he({ head: "mitre", beard: "none", build: 2, eyes: "narrow", mouth: "still", collar: "chain" })],
  [/orphan/, bare({ hair: "bob", head: "bare", age: 0, eyes: "open", mouth: "grim", mark: "tear", collar: "tunic" })],
  [
    /widow_with_the_lamp|widow/,
    she({ head: "wimple", age: 2, eyes: "tired", mouth: "still", collar: "cloak", cloth: "#2c2a33" }),
  ],
  [
    /ysella/,
    she({
      hair: "bun",
      head: "feather",
      age: 3,
      build: 2,
      eyes: "narrow",
      mouth: "wry",
      collar: "ruff",
      cloth: "#7a3b2e",
    }),
  ],
  [/ia_and_maddern/, she({ head: "wimple", age: 2, eyes: "open", mouth: "open", collar: "robe" })],
  [/smith/, he({ hair: "none", head: "bare", beard: "long", build: 2, mark: "soot", collar: "apron", mouth: "grim" })],
  [
    /vagabond|deserter/,
    he({ hair: "wild", head: "hood", beard: "stubble", eyes: "wide", mouth: "grim", collar: "cloak" }),
  ],
  [
    /drunk/,
    he({ hair: "wild", head: "bare", beard: "short", eyes: "tired", mouth: "open", collar: "tunic", build: 2 }),
  ],
  [
    /bailiff|collector|landlord/,
    he({ head: "brim", beard: "moustache", eyes: "narrow", mouth: "grim", collar: "chain" }),
  ],
  [
    /hangman/,
    bare({ hair: "none", head: "hood", eyes: "narrow", mouth: "grim", collar: "robe", cloth: "#23201f", build: 2 }),
  ],
  [/robber/, he({ head: "scarf", beard: "short", eyes: "narrow", mark: "scar", mouth: "grim" })],
  [/king_by_mistake/, he({ head: "crown", beard: "long", age: 3, eyes: "wide", mouth: "wry", collar: "fur" })],
];

/** One person each, whatever the card on which one meets them says that they are doing. */
const CALLED = new Set(
  "keren bersaba corentin ebbot pasco ivel kerra massen nolwenn sidwell talan bryok ysella lalla_tresk".split(" "),
);

const DRAWN = new Map<string, string>();

function once(name: string, look: Some): string {
  const found = DRAWN.get(name) ?? face(name, look);
  DRAWN.set(name, found);
  return found;
}

/** The face of a Character, or null where none is known. */
export function heroFace(character: string): string | null {
  const look = HEROES[character];
  return look ? once(`hero:${character}`, look) : null;
}

/** The face of somebody who is met, or null for whatever has none: beasts, crowds, what has no name. */
export function personFace(id: string, deck: string): string | null {
  if (deck === "green" || deck === "violet") return null;
  const name = id.split(".").slice(2).join(".");
  const found = PEOPLE.find(([word]) => word.test(name));
  if (found === undefined) return null;
  const [word, look] = found;
  const who = word.exec(name)?.[0] ?? "";
  return once(`person:${CALLED.has(who) ? who : name}`, look);
}

export const HEROES_NAMED: readonly string[] = Object.keys(HEROES);
