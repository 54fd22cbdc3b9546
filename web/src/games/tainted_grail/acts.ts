/** The Actions of a turn as buttons: one for each kind of thing that can be done, travel for all its places together. */
import type { OptionInfo, RefusalInfo, RefusedInfo } from "../../api/types";
import type { GlyphName } from "../../art/glyphs";
import type { Fields } from "../../table/answers";
import { verbOf, whatOf } from "./options";

export interface Act {
  /** The verb of the key. */
  readonly verb: string;
  readonly glyph: GlyphName;
  /** The answers it stands for; none where the rules forbid it now. */
  readonly keys: readonly string[];
  readonly refused: RefusalInfo | null;
  /** What follows the verb in the key: the Location's Action, the card. */
  readonly what: string;
}

const GLYPHS: Readonly<Record<string, GlyphName>> = {
  explore: "lens",
  travel: "walk",
  location: "hand",
  character: "energy",
  menhir: "menhir",
  use: "bolt",
  trade: "users",
  take: "plus",
  hold: "time",
  again: "rotate",
  pass: "moonrest",
};
const ORDER = Object.keys(GLYPHS);
/** Kinds that are shown dashed, with the reason, where they cannot be done now. */
const ALWAYS = new Set(["explore", "travel", "location", "character", "menhir"]);

/** Reasons short enough for a button; the whole of it is told on a touch. */
const SHORT: Readonly<Record<string, string>> = {
  TG_E_ONCE_PER_DAY: "tg-not-twice",
  TG_E_COST: "tg-not-enough",
  TG_E_CHAR_ACTION_MIN: "tg-not-enough",
  TG_E_TERROR_ROOM: "tg-not-enough",
  TG_E_NO_ACTION: "tg-not-here",
  TG_E_NO_ROUTE: "tg-not-here",
  TG_E_DIAGONAL: "tg-not-here",
};
export const shortly = (refusal: RefusalInfo): string => SHORT[refusal.code] ?? "tg-act-not";
/** Of several reasons not to travel these say least: no key leads there anyway. */
const FAR = new Set(["TG_E_NO_ROUTE", "TG_E_DIAGONAL"]);
/** Nobody looks for a stone where there is none. */
const UNSEEN = new Set(["TG_E_NO_MENHIR_SEAL"]);

const rank = (verb: string): number => (ORDER.indexOf(verb) + ORDER.length) % ORDER.length;

export function acts(options: readonly Pick<OptionInfo, "key" | "answer">[], refused: readonly RefusedInfo[]): Act[] {
  const found = new Map<string, Act>();
  for (const { key, answer } of options) {
    const [verb, name] = [verbOf(answer), placeOf(answer)];
    found.set(name, {
      verb,
      glyph: GLYPHS[verb] ?? "seal",
      keys: [...(found.get(name)?.keys ?? []), key],
      refused: null,
      what: whatOf(answer),
    });
  }
  for (const card of refused) {
    const [verb, name] = [verbOf(card.answer), placeOf(card.answer)];
    const better =
      found.get(name)?.refused !== null && FAR.has(found.get(name)?.refused?.code ?? "") && !FAR.has(card.code);
    if (ALWAYS.has(verb) && (!found.has(name) || better) && !UNSEEN.has(card.code))
      found.set(name, { verb, glyph: GLYPHS[verb] ?? "seal", keys: [], refused: card, what: whatOf(card.answer) });
  }
  return [...found.values()].sort((one, other) => rank(one.verb) - rank(other.verb));
}

/** All ways of travelling share a button, and so do all who could be traded with; everything else has its own. */
const TOGETHER = new Set(["travel", "trade"]);
const placeOf = (answer: Fields): string =>
  TOGETHER.has(verbOf(answer)) ? verbOf(answer) : `${verbOf(answer)} ${whatOf(answer)}`;

/** The next answer of a button: the one after the lifted one, so that touching on goes through all of them. */
export function next(keys: readonly string[], chosen: string | null): string | null {
  const at = chosen === null ? -1 : keys.indexOf(chosen);
  return keys[(at + 1) % keys.length] ?? null;
}
