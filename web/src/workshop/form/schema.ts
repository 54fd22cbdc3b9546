/** JSON Schemas of a pack's files, read as the shapes that a form is made of. A form knows no game: all it shows stands in the schema. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number | boolean)[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string; readonly mapping: Readonly<Record<string, string>> };
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly default?: unknown;
  /** The kind of entry that the value names. */
  readonly "x-ref"?: string;
}

export type Defs = Readonly<Record<string, Schema>>;
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** One of the things that a value may be, with the name by which it is chosen. */
export interface Way {
  readonly name: string;
  readonly schema: Schema;
}

export type Shape =
  | { readonly kind: "text"; readonly pattern: string; readonly ref: string }
  | { readonly kind: "number"; readonly least: number; readonly most: number; readonly ref: string }
  | { readonly kind: "yes" }
  | { readonly kind: "choice"; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: "list"; readonly item: Schema; readonly row: readonly Schema[] | null }
  | { readonly kind: "record"; readonly title: string; readonly fields: readonly Field[] }
  | { readonly kind: "map"; readonly value: Schema }
  | { readonly kind: "ways"; readonly ways: readonly Way[]; readonly tag: string }
  | { readonly kind: "free" };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

/** Shapes of the schemas of one game; references are followed when somebody asks for them, since effects hold effects. */
export class Shapes {
  readonly #known = new WeakMap<Schema, Shape>();

  constructor(readonly defs: Defs) {}

  named(name: string): Schema {
    return this.defs[name] ?? {};
  }

  /** The schema that a reference leads to, with what is said beside the reference. */
  follow(schema: Schema): Schema {
    let at = schema;
    while (at.$ref !== undefined) {
      const target: Schema = this.named(at.$ref.replace("#/$defs/", ""));
      const ref = at["x-ref"];
      at = ref === undefined || target.$ref !== undefined ? target : { ...target, "x-ref": ref };
    }
    return at;
  }

  mayBeNull(schema: Schema): boolean {
    const { anyOf, type } = this.follow(schema);
    return type === "null" || (anyOf?.some((one) => this.follow(one).type === "null") ?? false);
  }

  of(schema: Schema): Shape {
    const found = this.#known.get(schema);
    if (found) return found;
    const shape = this.#read(this.follow(schema));
    this.#known.set(schema, shape);
    return shape;
  }

  #read(schema: Schema): Shape {
    if (schema.enum) return { kind: "choice", values: schema.enum };
    if (schema.anyOf) return this.#union(schema, schema.anyOf);
    const ref = schema["x-ref"] ?? "";
    switch (schema.type) {
      case "string":
        return { kind: "text", pattern: schema.pattern ?? "", ref };
      case "integer":
      case "number":
        return { kind: "number", least: schema.minimum ?? -Infinity, most: schema.maximum ?? Infinity, ref };
      case "boolean":
        return { kind: "yes" };
      case "array": {
        const item = typeof schema.items === "object" ? schema.items : {};
        return { kind: "list", item: ref ? { ...item, "x-ref": ref } : item, row: schema.prefixItems ?? null };
      }
      case "object":
        return this.#object(schema);
      default:
        return { kind: "free" };
    }
  }

  #object(schema: Schema): Shape {
    if (schema.properties) {
      const wanted = new Set(schema.required);
      const fields = Object.entries(schema.properties).map(([name, one]) => ({
        name,
        schema: one,
        required: wanted.has(name),
      }));
      return { kind: "record", title: schema.title ?? "", fields };
    }
    if (typeof schema.additionalProperties === "object") {
      const value = schema.additionalProperties;
      const names = schema.propertyNames && this.follow(schema.propertyNames).enum;
      if (!names) return { kind: "map", value };
      // names that are known beforehand are offered, not typed: a Status is set or cleared
      const ref = schema["x-ref"];
      const one = ref === undefined ? value : { ...value, "x-ref": ref };
      const fields = names.map((name) => ({ name: String(name), schema: one, required: false }));
      return { kind: "record", title: schema.title ?? "", fields };
    }
    return { kind: "free" };
  }

  #union(schema: Schema, branches: readonly Schema[]): Shape {
    const ref = schema["x-ref"];
    const left = branches
      .filter((one) => this.follow(one).type !== "null")
      .map((one) => (ref === undefined || one["x-ref"] !== undefined ? one : { ...one, "x-ref": ref }));
    const [only] = left;
    if (only !== undefined && left.length === 1) return this.of(only);
    const flat = left.flatMap((one) => {
      const inner = this.follow(one);
      return inner.anyOf && !inner.discriminator
        ? inner.anyOf.filter((part) => this.follow(part).type !== "null")
        : [one];
    });
    const tag = schema.discriminator?.propertyName ?? "";
    return { kind: "ways", ways: flat.map((one) => ({ name: this.#wayName(one, tag), schema: one })), tag };
  }

  /** A record is called by the field that only it must have; anything else by what it is. */
  #wayName(schema: Schema, tag: string): string {
    const one = this.follow(schema);
    if (tag !== "") return String(one.properties?.[tag]?.enum?.[0] ?? one.title ?? "");
    if (one.properties) {
      const [first] = one.required ?? [];
      return first ?? Object.keys(one.properties)[0] ?? one.title ?? "";
    }
    if (one.enum) return one.enum.length === 1 ? `=${String(one.enum[0])}` : "choice";
    return (
      { string: "text", integer: "number", number: "number", boolean: "yes", array: "list", object: "free" }[
        one.type ?? ""
      ] ?? "free"
    );
  }

  /** Which of the ways a value is; -1 where it is none of them. */
  wayOf(shape: Shape & { kind: "ways" }, value: Json): number {
    const fits = shape.ways.map(({ schema }) => this.fit(schema, value));
    const best = Math.max(...fits);
    return best <= 0 ? -1 : fits.indexOf(best);
  }

  /** How well a value fits a schema, from 0 (not at all) upward; it looks one level deep. */
  fit(schema: Schema, value: Json): number {
    const shape = this.of(schema);
    switch (shape.kind) {
      case "choice":
        return shape.values.includes(value as string) ? 3 : 0;
      case "text":
        return typeof value === "string" ? 2 : 0;
      case "number":
        return typeof value === "number" ? 2 : 0;
      case "yes":
        return typeof value === "boolean" ? 2 : 0;
      case "list":
        return isList(value) && (shape.row === null || shape.row.length === value.length) ? 2 : 0;
      case "map":
        return isObject(value) ? 1 : 0;
      case "free":
        return 1;
      case "ways":
        return Math.max(0, ...shape.ways.map((way) => this.fit(way.schema, value)));
      case "record": {
        if (!isObject(value)) return 0;
        const keys = Object.keys(value);
        const known = new Map(shape.fields.map((field) => [field.name, field]));
        if (keys.some((key) => !known.has(key))) return 0;
        if (shape.fields.some((field) => field.required && !(field.name in value))) return 0;
        const tags = shape.fields.filter(
          ({ name, schema: one }) => this.follow(one).enum?.length === 1 && name in value,
        );
        if (tags.some(({ name, schema: one }) => this.follow(one).enum?.[0] !== value[name])) return 0;
        return 4 + shape.fields.filter((field) => field.required).length;
      }
    }
  }

  /** What stands in a new field: what the schema says stands there unsaid, else the least that is valid. */
  blank(schema: Schema): Json {
    const at = this.follow(schema);
    const unsaid = schema.default ?? at.default;
    if (unsaid !== undefined && unsaid !== null) return unsaid as Json;
    const shape = this.of(schema);
    switch (shape.kind) {
      case "choice":
        return shape.values[0] ?? "";
      case "text":
        return "";
      case "number":
        return Math.min(Math.max(0, shape.least), shape.most);
      case "yes":
        return false;
      case "list":
        return shape.row ? shape.row.map((one) => this.blank(one)) : [];
      case "record":
        return Object.fromEntries(
          shape.fields.filter((field) => field.required).map((field) => [field.name, this.blank(field.schema)]),
        );
      case "ways":
        return shape.ways[0] ? this.blank(shape.ways[0].schema) : null;
      case "map":
      case "free":
        return {};
    }
  }
}
