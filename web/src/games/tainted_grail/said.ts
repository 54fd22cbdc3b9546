/** Messages of the server as text: their arguments may be messages themselves, or lists of them. */
import type { FluentVariable } from "@fluent/bundle";
import type { TaintedGrailMessage } from "../../api/types";
import { settings } from "../../settings.svelte";
import type { Table } from "../../table/table.svelte";

type Arg = TaintedGrailMessage["args"][string];

export function said(table: Pick<Table, "word">, message: TaintedGrailMessage): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(message.args)) args[name] = plain(table, value);
  return table.word(message.id, args);
}

function plain(table: Pick<Table, "word">, value: Arg): FluentVariable {
  if (typeof value === "string" || typeof value === "number") return value;
  if ("id" in value) return said(table, value as TaintedGrailMessage);
  const list = value.map((one) => said(table, one));
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(list);
}
