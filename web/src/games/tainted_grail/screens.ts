/** Which part of the board has the question: the map and its bar, the people to choose from, a desk with cards, or the ask alone. */
import type { OptionInfo } from "../../api/types";
import { kindOf } from "../../table/refs";

export type Screen = "actions" | "people" | "map" | "desk" | "ask";

/** Questions with a yes and a no: the ask has room for them. */
const PLAIN = new Set([
  "eat",
  "join",
  "help",
  "accept",
  "grant",
  "pay",
  "pay_share",
  "trade_window",
  "join_encounter",
  "end_narrative",
]);

export function screenOf(prompt: string, options: readonly Pick<OptionInfo, "key" | "refs">[], known: boolean): Screen {
  if (prompt === "act") return "actions";
  if (prompt === "choose_character" || prompt === "replacement") return "people";
  if (prompt === "") return "ask";
  if (PLAIN.has(prompt)) return "ask";
  if (!known) return "ask";
  if (options.length > 0 && options.every(({ refs }) => refs.some((ref) => kindOf(ref) === "location"))) return "map";
  return "desk";
}
