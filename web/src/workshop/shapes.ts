/** The schemas of a game's files as one set of shapes, with the kinds of entries that its fields name. */
import type { GameSchema } from "./api";
import { type Schema, Shapes } from "./form/schema";

export function shapesOf(schema: GameSchema): Shapes {
  const defs: Record<string, Schema> = {};
  for (const file of schema.files) Object.assign(defs, file.schema.$defs);
  for (const { def, field, kind } of schema.references) {
    const record = defs[def];
    const one = record?.properties?.[field];
    if (record && one) {
      defs[def] = { ...record, properties: { ...record.properties, [field]: { ...one, "x-ref": kind } } };
    }
  }
  return new Shapes(defs);
}
