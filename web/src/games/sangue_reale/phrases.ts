/** Powers, lines of scoring and lines of the count as messages of the game: which message, with which arguments. */
import type { SangueRealePrintedUnique, SangueRealeSheetSeen, SangueRealeTermScored } from "../../api/types";

export type Effect = SangueRealePrintedUnique["effects"][number];
export type Term = SangueRealeSheetSeen["terms"][number];
type Say = (id: string, args?: Record<string, string | number>) => string;
type Args = Record<string, string | number>;

/** Ids of messages have hyphens where records have underscores. */
export const hyphened = (...parts: readonly string[]): string => parts.join("-").replaceAll("_", "-");

const numbersOf = (record: object): Args =>
  Object.fromEntries(Object.entries(record).filter((pair): pair is [string, number] => typeof pair[1] === "number"));

const listed = (values: readonly (string | number)[]): string => values.join(", ");

export function power(effect: Effect, say: Say): string {
  const args = numbersOf(effect);
  switch (effect.effect) {
    case "draw_modifier":
      return say(hyphened("power-draw-modifier", effect.turn), args);
    case "blacken":
      if (effect.column === "choice") return say(hyphened("power-blacken-choice", effect.width), args);
      if (effect.column.length === 1)
        return say(hyphened("power-blacken-one", effect.width), { ...args, column: effect.column[0] ?? 0 });
      return say(hyphened("power-blacken-list", effect.width), { ...args, columns: listed(effect.column) });
    case "circle":
      if (effect.numbers === "any") return say("power-circle-any", args);
      if (effect.numbers.length === 1) return say("power-circle-one", { ...args, number: effect.numbers[0] ?? 0 });
      return say("power-circle-list", { ...args, numbers: listed(effect.numbers) });
    case "extra_dice":
      return say(effect.roll === effect.keep ? "power-extra-dice-all" : "power-extra-dice", args);
    case "vp_per":
      return say("power-vp-per", { ...args, metric: say(hyphened("metric", effect.metric)) });
    case "edge":
      return say(hyphened("power-edge", effect.kind, effect.op), args);
    case "block_slot":
      return say(effect.lost ? "power-block-slot-lost" : "power-block-slot", args);
    case "forbid_action":
      return say(effect.value === "choice" ? "power-forbid-action-choice" : "power-forbid-action", args);
    default:
      return say(hyphened("power", effect.effect), args);
  }
}

export function scoring(term: Term, say: Say): string {
  const args = numbersOf(term);
  if ("group" in term) args["group"] = say(hyphened("group", term.group));
  if ("tag" in term) args["tag"] = say(hyphened("tag", term.tag));
  if ("tags" in term) args["tags"] = listed(term.tags.map((tag) => say(hyphened("tag", tag))));
  if ("metric" in term) args["metric"] = say(hyphened("metric", term.metric));
  return say(hyphened("term", term.term), args);
}

/** What a line of the count is for. */
export const counted = (line: SangueRealeTermScored, say: Say): string =>
  say(hyphened("count", line.term), { of: subject(line, say) });

function subject({ term, of }: SangueRealeTermScored, say: Say): string {
  if (term.startsWith("group")) return say(hyphened("group", of));
  if (term.startsWith("tag")) return listed(of.split("+").map((tag) => say(hyphened("tag", tag))));
  if (term === "penalty") return say(hyphened("metric", of));
  return term === "power" ? say(hyphened(...of.split(":"))) : of;
}
