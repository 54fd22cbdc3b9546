/** Messages of the server as text. They come said already; one that does not is said here, its arguments first. */
import type { FluentVariable } from "@fluent/bundle";
import type { TaintedGrailMessage } from "../../api/types";
import { settings } from "../../settings.svelte";
import type { Table } from "../../table/table.svelte";

type Arg = TaintedGrailMessage["args"][string];
type Speaker = Pick<Table, "word">;

export function said(table: Speaker, message: TaintedGrailMessage | string): string {
  if (typeof message === "string") return message;
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(message.args)) args[name] = plain(table, value);
  return table.word(message.id, args);
}

function plain(table: Speaker, value: Arg): FluentVariable {
  if (typeof value === "string" || typeof value === "number") return value;
  if (!Array.isArray(value)) return said(table, value as TaintedGrailMessage);
  const list = (value as readonly TaintedGrailMessage[]).map((one) => said(table, one));
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(list);
}
