import { expect, test } from "vitest";
import { insert, move, put, at, rename } from "./path";
import { type Defs, type Schema, Shapes } from "./schema";

const DEFS: Defs = {
  Asking: { anyOf: [{ $ref: "#/$defs/Not" }, { $ref: "#/$defs/Pool" }] },
  Not: { type: "object", properties: { not: { $ref: "#/$defs/Asking" } }, required: ["not"] },
  Pool: {
    type: "object",
    properties: { pool: { anyOf: [{ type: "integer" }, { type: "string" }] } },
    required: ["pool"],
  },
  Vp: {
    type: "object",
    properties: { effect: { enum: ["vp"] }, n: { type: "integer", minimum: 1, maximum: 9 } },
    required: ["effect", "n"],
  },
  Wrap: { type: "object", properties: { effect: { enum: ["wrap"] } }, required: ["effect"] },
  Card: {
    title: "Card",
    type: "object",
    properties: {
      id: { type: "string" },
      stars: { type: "integer", minimum: 0 },
      if: { anyOf: [{ $ref: "#/$defs/Asking" }, { type: "null" }], default: null },
      at: { type: "array", prefixItems: [{ type: "integer" }, { type: "integer" }], items: false },
    },
    required: ["id", "stars"],
  },
};
const EFFECT: Schema = {
  anyOf: [{ $ref: "#/$defs/Vp" }, { $ref: "#/$defs/Wrap" }],
  discriminator: { propertyName: "effect", mapping: { vp: "#/$defs/Vp", wrap: "#/$defs/Wrap" } },
};
const shapes = new Shapes(DEFS);

function ways(schema: Schema): Extract<ReturnType<Shapes["of"]>, { kind: "ways" }> {
  const shape = shapes.of(schema);
  if (shape.kind !== "ways") throw new Error(`${shape.kind} is no union`);
  return shape;
}

test("a union with a tag is told by its tag", () => {
  const effect = ways(EFFECT);
  expect(effect.ways.map((way) => way.name)).toEqual(["vp", "wrap"]);
  expect(effect.tag).toBe("effect");
  expect(shapes.wayOf(effect, { effect: "wrap" })).toBe(1);
  expect(shapes.wayOf(effect, { effect: "nothing" })).toBe(-1);
});

test("a union without a tag is told by the field that only one of them must have", () => {
  const asking = ways({ $ref: "#/$defs/Asking" });
  expect(asking.ways.map((way) => way.name)).toEqual(["not", "pool"]);
  expect(shapes.wayOf(asking, { pool: ">=2" })).toBe(1);
  expect(shapes.wayOf(asking, { not: { pool: 1 } })).toBe(0);
});

test("what may be null is the other thing, and may be left out", () => {
  const record = shapes.of(shapes.named("Card"));
  if (record.kind !== "record") throw new Error("a card is a record");
  const field = record.fields.find((one) => one.name === "if");
  expect(shapes.of(field!.schema).kind).toBe("ways");
  expect(shapes.mayBeNull(field!.schema)).toBe(true);
});

test("a blank holds what must be there and is valid in itself", () => {
  expect(shapes.blank(shapes.named("Card"))).toEqual({ id: "", stars: 0 });
  expect(shapes.blank(shapes.named("Vp"))).toEqual({ effect: "vp", n: 1 });
  expect(shapes.blank({ type: "array", prefixItems: [{ type: "integer" }, { type: "string" }] })).toEqual([0, ""]);
});

test("a reference is kept on the values that name something", () => {
  const list = shapes.of({ type: "array", items: { type: "string" }, "x-ref": "card" });
  expect(list.kind === "list" && shapes.of(list.item)).toMatchObject({ kind: "text", ref: "card" });
  const either = ways({ anyOf: [{ type: "string" }, { type: "boolean" }], "x-ref": "item" });
  expect(shapes.of(either.ways[0]!.schema)).toMatchObject({ ref: "item" });
});

test("a changed file is another file", () => {
  const file = { cards: [{ id: "a", n: 1 }, { id: "b" }] };
  expect(put(file, ["cards", 0, "n"], 2)).toEqual({ cards: [{ id: "a", n: 2 }, { id: "b" }] });
  expect(put(file, ["cards", 0, "n"], undefined)).toEqual({ cards: [{ id: "a" }, { id: "b" }] });
  expect(put(file, ["cards", 0], undefined)).toEqual({ cards: [{ id: "b" }] });
  expect(put(file, ["cards", 1, "if", "pool"], 3)).toEqual({
    cards: [
      { id: "a", n: 1 },
      { id: "b", if: { pool: 3 } },
    ],
  });
  expect(at(file, ["cards", 0, "n"])).toBe(1);
});

test("things of a list are put in, moved and kept in order", () => {
  expect(insert(["a", "b"], 1, "x")).toEqual(["a", "x", "b"]);
  expect(move(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(move(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(Object.keys(rename({ a: 1, b: 2 }, "a", "z"))).toEqual(["z", "b"]);
  expect(rename({ a: 1, b: 2 }, "a", "b")).toEqual({ a: 1, b: 2 });
});

test("a mapping whose names are known is a record of them, any other is a mapping", () => {
  const names: Schema = { type: "object", additionalProperties: { type: "array", items: { type: "string" } } };
  expect(shapes.of(names).kind).toBe("map");
  const known = shapes.of({ ...names, propertyNames: { enum: ["set", "clear"] } });
  if (known.kind !== "record") throw new Error("set and clear are offered");
  expect(known.fields.map((field) => field.name)).toEqual(["set", "clear"]);
  expect(known.fields.some((field) => field.required)).toBe(false);
  const named = shapes.of({ ...names, propertyNames: { enum: ["set"] }, "x-ref": "status" });
  const set = named.kind === "record" ? shapes.of(named.fields[0]!.schema) : named;
  expect(set.kind === "list" && shapes.of(set.item)).toMatchObject({ kind: "text", ref: "status" });
});
