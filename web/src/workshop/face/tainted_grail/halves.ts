/** The keys on a card's edges as the table draws them, from what the pack says. */
import type { TaintedGrailFaceView, TaintedGrailHalfView } from "../../../api/types";
import { isList, isObject, type Json } from "../../form/schema";

function icon(told: Json): string {
  if (!isObject(told)) return String(told);
  const [name = "", n = 1] = Object.entries(told)[0] ?? [];
  return `${name}:${String(n)}`;
}

export const halvesOf = (told: Json | undefined): readonly TaintedGrailHalfView[] =>
  (isList(told) ? told.filter(isObject) : []).map((half) => ({
    key: String(half["key"] ?? "none"),
    attr: String(half["attr"] ?? ""),
    level: Number(half["level"] ?? 0),
    icons: (isList(half["icons"]) ? half["icons"] : []).map(icon),
  }));

export function faceFrom(value: Json, name: string, lines: readonly string[]): TaintedGrailFaceView {
  const told = isObject(value) ? value : {};
  return {
    name: name,
    rules: lines,
    story: null,
    kind: String(told["kind"] ?? "combat"),
    number: String(told["number"] ?? ""),
    passive: told["passive"] === true,
    crafted: false,
    personal: false,
    left: halvesOf(told["left"]),
    right: halvesOf(told["right"]),
    goal: null,
    hint: null,
  };
}
