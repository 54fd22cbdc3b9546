/** The tables of this browser: their keys are here and nowhere else. */
import type { Opened, TableInfo } from "./api/types";
import { keep, kept } from "./localStorage";

export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly key: string;
  readonly role: "hand" | "watch";
  readonly hand: readonly number[];
  readonly invites: readonly { readonly seat: number; readonly key: string }[];
  readonly watch: string;
  /** Whether notes guide through this game. */
  readonly lesson: boolean;
  /** The entry of a pack in the making from which it was opened. */
  readonly bench?: string;
  readonly at: number;
}

const MOST = 200;

function read(): MyTable[] {
  try {
    const found: unknown = JSON.parse(kept("tables") ?? "[]");
    return Array.isArray(found) ? (found as MyTable[]) : [];
  } catch {
    return [];
  }
}

class Mine {
  tables = $state.raw<readonly MyTable[]>(read());

  find(id: string): MyTable | undefined {
    return this.tables.find((one) => one.id === id);
  }

  /** Keep a table, the newest first; what is known of it already stays where nothing newer is told. */
  add(one: Partial<MyTable> & { readonly id: string; readonly key: string }): void {
    const blank: MyTable = {
      id: one.id,
      game: "",
      name: "",
      key: "",
      role: "hand",
      hand: [],
      invites: [],
      watch: "",
      lesson: false,
      at: Date.now(),
    };
    const whole = { ...blank, ...this.find(one.id), ...one };
    this.#set([whole, ...this.tables.filter((other) => other.id !== one.id)]);
  }

  opened({ table, key, hand, invites, watch }: Opened): void {
    this.add({ id: table.id, game: table.game, name: table.name, key, hand, invites, watch, at: Date.now() });
  }

  /** What the table itself says of its name and game. */
  note(card: TableInfo): void {
    const found = this.find(card.id);
    if (found && (found.name !== card.name || found.game !== card.game)) {
      this.#set(this.tables.map((one) => (one === found ? { ...one, name: card.name, game: card.game } : one)));
    }
  }

  /** Let notes guide through this game, or no more. */
  teach(id: string, lesson: boolean): void {
    this.#set(this.tables.map((one) => (one.id === id ? { ...one, lesson } : one)));
  }

  /** The way back to where in the workshop it was opened. */
  fromBench(id: string, bench: string): void {
    this.#set(this.tables.map((one) => (one.id === id ? { ...one, bench } : one)));
  }

  forget(id: string): void {
    this.#set(this.tables.filter((one) => one.id !== id));
  }

  #set(tables: readonly MyTable[]): void {
    this.tables = tables.slice(0, MOST);
    keep("tables", JSON.stringify(this.tables));
  }
}

export const mine = new Mine();
