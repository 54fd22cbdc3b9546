/** A map of Sangue Reale as its entry has it, with all that may be left out. */
import type { SangueRealeMapPage } from "../../api/types";
import { isList, isObject, type Json, type JsonObject } from "../form/schema";

type Pair = readonly [number, number];

const pair = (value: Json | undefined): Pair => {
  const [x, y] = isList(value) ? value.map(Number) : [];
  return [x ?? 0, y ?? 0];
};
const records = (value: Json | undefined): readonly JsonObject[] => (isList(value) ? value.filter(isObject) : []);
const texts = (value: Json | undefined): readonly string[] => (isList(value) ? value.map(String) : []);
const text = (value: Json | undefined): string => String(value ?? "");

/** Outlines name corners; one that is not there is left out, so that a half-drawn map can be seen. */
export function mapOf(value: Json): SangueRealeMapPage {
  const told = isObject(value) ? value : {};
  const corners = Object.fromEntries(
    Object.entries(isObject(told["corners"]) ? told["corners"] : {}).map(([name, at]) => [name, pair(at)]),
  );
  const known = (ids: readonly string[]): readonly string[] => ids.filter((id) => id in corners);
  return {
    id: text(told["id"]),
    canvas: pair(told["canvas"] ?? [1000, 700]),
    corners,
    areas: records(told["areas"]).map((area) => ({
      id: text(area["id"]),
      slots: records(area["slots"]).map((slot) => ({
        id: text(slot["id"]),
        number: Number(slot["number"]),
        at: pair(slot["at"]),
      })),
      box: isObject(area["box"])
        ? {
            id: text(area["box"]["id"]),
            vp: Number(area["box"]["vp"]),
            tags: texts(area["box"]["tags"]),
            at: pair(area["box"]["at"]),
          }
        : null,
      outline: known(texts(area["outline"])),
      label: pair(area["label"]),
    })),
    edges: records(told["edges"]).map((edge) => ({
      id: text(edge["id"]),
      a: text(edge["a"]),
      b: text(edge["b"]),
      kind: edge["kind"] === "river" ? "river" : "border",
      mutable: edge["mutable"] === true,
      present: edge["present"] !== false,
      along: known(texts(edge["along"])),
    })),
    groups: records(told["groups"]).map((group) => ({ id: text(group["id"]), boxes: texts(group["boxes"]) })),
    drawings: records(told["drawings"]).map((one) => ({
      id: text(one["id"]),
      kind: one["kind"] === "road" ? "road" : one["kind"] === "coast" ? "coast" : "river",
      line: (isList(one["line"]) ? one["line"] : []).map(pair),
    })),
  };
}
