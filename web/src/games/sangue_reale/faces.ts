/** The faces of those who support a claim, and of the claimants. Who is not named here has a face from its id. */
import { face } from "../../art/faces/face";
import type { Likeness } from "../../art/faces/likeness";

type Some = Partial<Likeness>;

const she = (look: Some): Some => ({ beard: "none", ...look });
const he = (look: Some): Some => ({ hair: "short", ...look });
const bare = (look: Some): Some => he({ beard: "none", ...look });

const LOOKS: Readonly<Record<string, Some>> = {
  ansoaldo: he({
    head: "crown",
    beard: "long",
    age: 3,
    collar: "fur",
    eyes: "tired",
    mouth: "still",
    cloth: "#6d1d22",
  }),
  ulthar: he({
    hair: "long",
    head: "bare",
    beard: "short",
    collar: "fur",
    eyes: "narrow",
    tress: "#7a3420",
    cloth: "#7a2a26",
  }),
  theodric: bare({
    hair: "bob",
    head: "circlet",
    collar: "ruff",
    eyes: "open",
    age: 1,
    tress: "#c79a55",
    cloth: "#39525f",
  }),
  folca: she({ hair: "braids", head: "brim", collar: "tunic", eyes: "narrow", mouth: "wry", cloth: "#7a3b2e" }),
  evrardo: he({ head: "turban", beard: "forked", collar: "chain", eyes: "narrow", mouth: "smile", cloth: "#39525f" }),
  nerio: he({
    hair: "curls",
    head: "bare",
    beard: "stubble",
    collar: "tunic",
    eyes: "open",
    mark: "scar",
    cloth: "#7a3b2e",
  }),
  tessa: she({ hair: "bun", head: "scarf", collar: "cloak", mouth: "still", mark: "freckles", cloth: "#2f4f6a" }),
  ruggera: she({
    hair: "short",
    head: "bare",
    collar: "apron",
    eyes: "narrow",
    mark: "glasses",
    tress: "#8d8a84",
    cloth: "#7a2a26",
  }),
  fosco: he({
    hair: "wild",
    head: "hood",
    beard: "short",
    collar: "cloak",
    eyes: "patch",
    mouth: "grim",
    cloth: "#2f3a52",
  }),
  balia: she({ head: "wimple", age: 3, build: 2, collar: "apron", mouth: "smile" }),
  pilota: he({ head: "cap", beard: "short", age: 3, eyes: "narrow", mark: "earring" }),
  ceraia: she({ head: "scarf", collar: "apron", mark: "mole", mouth: "wry", trim: "#8f3f30" }),
  confessore: bare({ hair: "tonsure", head: "bare", age: 3, collar: "robe", eyes: "closed", cloth: "#3a3230" }),
  sergente: he({ head: "helm", beard: "moustache", collar: "mail", build: 2, mouth: "grim" }),
  contessa: she({ hair: "bun", head: "circlet", age: 3, build: 0, collar: "ruff", mouth: "grim", cloth: "#564469" }),
  norcino: bare({ hair: "none", head: "bare", build: 2, collar: "apron", mouth: "smile" }),
  zattiera: she({ hair: "long", head: "brim", collar: "tunic", mark: "freckles", mouth: "smile" }),
  fonditore: he({ hair: "none", head: "bare", beard: "long", collar: "apron", mark: "soot", build: 2 }),
  badessa: she({ head: "wimple", age: 3, build: 1, collar: "chain", eyes: "narrow", mouth: "still", cloth: "#2c2a33" }),
  mastro: he({ head: "bare", beard: "short", age: 3, collar: "mail", mark: "scar", mouth: "still" }),
  falconiere: he({ head: "feather", beard: "none", age: 1, collar: "cloak", eyes: "wide" }),
  mugnaia: she({ head: "scarf", build: 2, collar: "apron", mouth: "grim", cloth: "#8a8577", trim: "#d8cfae" }),
  gabelliere: he({ head: "cap", beard: "moustache", collar: "chain", eyes: "narrow", mouth: "wry" }),
  bilanciaio: bare({ hair: "tonsure", head: "bare", mark: "glasses", collar: "tunic", mouth: "smile", age: 3 }),
  decano: he({ hair: "none", head: "cap", beard: "long", age: 3, mark: "glasses", collar: "robe" }),
  capitana: she({ hair: "short", head: "helm", collar: "mail", mouth: "grim", mark: "scar" }),
  marchese: he({ hair: "curls", head: "feather", beard: "forked", collar: "ruff", mouth: "smile", cloth: "#564469" }),
  carrettiere: he({ head: "brim", beard: "stubble", build: 2, mouth: "smile" }),
  pescivendola: she({ head: "scarf", build: 2, mouth: "open", collar: "apron", cloth: "#39525f" }),
  orafo: he({ head: "turban", beard: "short", mark: "glasses", collar: "chain", mouth: "wry" }),
  predicatore: he({ hair: "wild", head: "bare", beard: "long", mouth: "open", eyes: "wide", collar: "robe" }),
  reduce: he({ head: "bare", beard: "stubble", eyes: "patch", age: 3, collar: "cloak", mark: "none" }),
  baronessa: she({ hair: "curls", head: "circlet", build: 2, collar: "ruff", mouth: "smile", age: 2 }),
  badilante: bare({ head: "scarf", build: 2, mark: "soot", collar: "tunic", mouth: "still" }),
  guardiana: she({ hair: "braids", head: "hood", collar: "cloak", eyes: "tired", cloth: "#3f5148" }),
  maestro: he({ head: "cap", beard: "long", age: 3, collar: "robe", eyes: "open", cloth: "#39525f" }),
  frate: bare({ hair: "tonsure", head: "bare", build: 2, collar: "robe", mouth: "smile", cloth: "#5b4a36" }),
  comandante: he({ head: "helm", beard: "moustache", age: 3, eyes: "tired", collar: "mail" }),
  duca: he({ hair: "long", head: "crown", beard: "none", build: 2, collar: "fur", mouth: "wry", mark: "tear" }),
  cavatrice: she({ head: "scarf", mark: "soot", collar: "tunic", mouth: "still", build: 2 }),
  passatore: he({ head: "hood", beard: "stubble", eyes: "narrow", mouth: "grim", collar: "cloak", cloth: "#23282f" }),
  maestra: she({ hair: "short", head: "bare", collar: "apron", mark: "earring", mouth: "wry" }),
  santo: he({
    hair: "long",
    head: "circlet",
    beard: "forked",
    eyes: "closed",
    skin: "#a8734a",
    tress: "#7d5234",
    collar: "robe",
    age: 2,
  }),
  tamburo: bare({ head: "cap", age: 0, mouth: "open", collar: "tunic", mark: "freckles" }),
  zia: she({ hair: "bun", head: "bare", age: 3, build: 0, collar: "chain", mouth: "wry", cloth: "#2c2a33" }),
  mondina: she({ head: "brim", age: 1, collar: "tunic", mouth: "open", mark: "freckles" }),
  draghiere: he({ hair: "wild", head: "bare", beard: "short", mark: "soot", collar: "tunic" }),
  lucidatore: he({ hair: "none", head: "bare", beard: "forked", mark: "earring", collar: "apron", mouth: "smile" }),
  notaia: she({ hair: "bob", head: "cap", age: 3, mark: "glasses", collar: "ruff", cloth: "#2c2a33" }),
  disertore: he({ head: "hood", beard: "stubble", eyes: "wide", collar: "mail", age: 1 }),
  ultimo: he({ hair: "long", head: "circlet", beard: "long", age: 3, eyes: "blind", collar: "fur" }),
  potatore: he({ head: "brim", beard: "moustache", mark: "scar", collar: "tunic" }),
  fuochista: she({ hair: "curls", head: "bare", mark: "soot", mouth: "open", collar: "apron" }),
  scalpellino: he({ head: "cap", beard: "short", build: 2, collar: "apron", mouth: "still" }),
  miniatore: bare({ hair: "tonsure", head: "bare", age: 1, mark: "glasses", mouth: "smile", collar: "robe" }),
  colonnella: she({ hair: "crest", head: "bare", collar: "mail", eyes: "patch", mouth: "wry", mark: "none" }),
  tesoriere: he({ head: "turban", beard: "long", age: 3, eyes: "tired", collar: "fur", mouth: "smile" }),
};

const DRAWN = new Map<string, string>();

export function faceOf(id: string): string {
  const found = DRAWN.get(id) ?? face(`sangue_reale:${id}`, LOOKS[id]);
  DRAWN.set(id, found);
  return found;
}

export const NAMED: ReadonlySet<string> = new Set(Object.keys(LOOKS));
