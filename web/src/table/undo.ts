/** Taking back: alone as far as nothing new was learned, beyond that with everybody's consent. */
import { call, Refused } from "../api/http";
import type { Ack } from "../api/types";
import type { Table } from "./table.svelte";

/** One step back, as far as one may alone. */
export function takeBack(table: Table, to?: number): Promise<boolean> {
  return ask(table, "undo", { seat: seat(table), ...(to === undefined ? {} : { to }) });
}

/** Ask everybody to go back to after so many answers. */
export function proposeUndo(table: Table, to: number, reason: string): Promise<boolean> {
  return ask(table, "proposals", { seat: seat(table), kind: "undo", to, reason });
}

export function vote(table: Table, proposal: number, yes: boolean): Promise<boolean> {
  return ask(table, "votes", { seat: seat(table), proposal, yes });
}

/** Whether nobody else at the table could mind. */
export const playsAlone = (table: Table): boolean =>
  table.card.seats.filter((one) => one.who === "human").every((one) => table.hand.includes(one.seat));

/** Whether there is any way back: alone as far as one may, or with everybody's consent. */
export const hasWayBack = (table: Table): boolean => table.canUndo || table.card.ply > 0;

const seat = (table: Table): number => table.now.viewer ?? table.hand[0] ?? 0;

async function ask(table: Table, what: string, body: unknown): Promise<boolean> {
  try {
    await call<Ack>(`/tables/${table.id}/${what}`, { key: table.key, body, once: what === "undo" });
    table.refusal = null;
    return true;
  } catch (error) {
    if (error instanceof Refused) table.refusal = error.card;
    return false;
  }
}
