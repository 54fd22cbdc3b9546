/** A value in a few words, for a block that is folded. */
import type { Form } from "./context";
import { isList, isObject, type Json } from "./schema";

const LONG = 90;

export function summary(form: Pick<Form, "word" | "value">, value: Json, named = ""): string {
  const told = said(form, value, named, 0);
  return told.length > LONG ? `${told.slice(0, LONG - 1)}…` : told;
}

function said(form: Pick<Form, "word" | "value">, value: Json, named: string, depth: number): string {
  if (value === null) return "";
  if (isList(value))
    return value
      .map((one) => said(form, one, "", depth + 1))
      .filter(Boolean)
      .join(", ");
  if (!isObject(value)) return form.value(value);
  if (depth > 3) return "…";
  return Object.entries(value)
    .map(([name, one]) => {
      const inner = said(form, one, "", depth + 1);
      return name === named || name === "id" || name === "key"
        ? inner
        : [form.word(name), inner].filter(Boolean).join(" ");
    })
    .filter(Boolean)
    .join(", ");
}
