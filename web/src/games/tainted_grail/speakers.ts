/** Who speaks in a passage, told by the words beside what is said; and the faces of those who are known. */
import { face } from "../../art/faces/face";
import type { Likeness } from "../../art/faces/likeness";
import { heroFace, personFace } from "./faces";

type Some = Partial<Likeness>;

const she = (look: Some): Some => ({ beard: "none", ...look });
const he = (look: Some): Some => ({ hair: "short", ...look });

/** Those whom one never meets with a card: the others have the face that they have there. */
const TOLD: Readonly<Record<string, Some>> = {
  Hedra: she({ hair: "bun", head: "circlet", age: 3, build: 1, eyes: "open", mouth: "still", collar: "chain" }),
  Piran: he({
    head: "cap",
    beard: "long",
    age: 3,
    build: 0,
    eyes: "tired",
    mouth: "wry",
    collar: "robe",
    mark: "glasses",
  }),
  Gwenneg: he({ hair: "curls", head: "bare", beard: "none", age: 1, build: 0, eyes: "wide", collar: "cloak" }),
  Tegen: she({ hair: "long", head: "bare", age: 2, eyes: "tired", mouth: "still", collar: "cloak" }),
  Nessa: she({ hair: "bob", head: "brim", age: 2, build: 2, eyes: "narrow", mouth: "wry", collar: "apron" }),
  Jory: he({ head: "hood", beard: "short", age: 2, build: 2, eyes: "narrow", mouth: "grim", collar: "fur" }),
  Denzil: he({ head: "hood", beard: "long", age: 3, build: 0, eyes: "wide", mouth: "open", collar: "cloak" }),
  Casvel: he({ head: "bare", beard: "none", age: 2, eyes: "open", mouth: "smile", collar: "robe", mark: "paint" }),
  Ondra: she({ hair: "braids", head: "scarf", age: 2, build: 2, eyes: "tired", mouth: "smile", collar: "apron" }),
  Trevenny: she({ head: "wimple", age: 3, build: 1, eyes: "closed", mouth: "smile", collar: "cloak" }),
  Demelza: she({ hair: "braids", head: "bare", age: 1, eyes: "open", mouth: "grim", collar: "tunic" }),
  Loveday: she({ hair: "wild", head: "scarf", age: 3, eyes: "narrow", mouth: "grim", collar: "tunic" }),
  Gerens: he({ head: "helm", beard: "moustache", age: 2, build: 2, eyes: "narrow", mouth: "still", collar: "mail" }),
};
const HEROES: Readonly<Record<string, string>> = {
  Ailei: "ailei",
  Arev: "arev",
  Beor: "beor",
  Worm: "verme",
  Verme: "verme",
};
const MET = [
  "Keren",
  "Bersaba",
  "Corentin",
  "Ebbot",
  "Pasco",
  "Ivel",
  "Kerra",
  "Massen",
  "Nolwenn",
  "Sidwell",
  "Talan",
  "Bryok",
  "Ysella",
];
const NAMED = new RegExp(`\\b(${[...Object.keys(TOLD), ...Object.keys(HEROES), ...MET].join("|")})\\b`, "g");
/** A name after one of these is that of somebody spoken to, or of. */
const OTHERS = /\b(to|at|for|of|from|with|about|like|than|past|a|ad|di|da|con|per|su|come|verso)\s+$/i;
const QUOTES = /["“”«»]/;
const MOST = 2; // faces beside one passage

/** The names in a few words that say who speaks; of several the first. */
function named(words: string): string[] {
  for (const { 1: name, index } of words.matchAll(NAMED))
    if (name !== undefined && !OTHERS.test(words.slice(0, index))) return [name];
  return [];
}

/** Whoever speaks here and has a face, in the order of speaking. */
export function speakers(text: string): string[] {
  const parts = text.replace(/[*_]/g, "").split(QUOTES); // what is said has the odd places
  const found = parts.flatMap((part, nth) => {
    if (nth % 2 === 1) return [];
    const tag = /^[,\s]*\p{Ll}/u.test(part) && nth > 0 ? (/^[^.;:!?]*/.exec(part)?.[0] ?? "") : "";
    const lead = nth < parts.length - 1 ? (/[^.;:!?]*(?=[,:]\s*$)/.exec(part)?.[0] ?? "") : "";
    return [...named(tag), ...named(lead)];
  });
  return [...new Set(found)].slice(0, MOST);
}

const DRAWN = new Map<string, string>();

export function faceOf(name: string): string {
  const met = `e.blue.${name.toLowerCase()}`;
  const drawn =
    DRAWN.get(name) ??
    (HEROES[name] ? heroFace(HEROES[name]) : null) ??
    personFace(met, "blue") ??
    face(`person:${name}`, TOLD[name]);
  DRAWN.set(name, drawn);
  return drawn;
}
