/** Who else is at the table: what they said and I have not read, since when they are away, what they took back. */
import { untrack } from "svelte";
import type { LogLine } from "../api/types";
import type { Table } from "./table.svelte";

const SHOWN = 9000; // milliseconds that a word stays at its seat

export class Company {
  #read = $state(0);
  #left = $state.raw<ReadonlyMap<number, number>>(new Map());
  #now = $state(Date.now());
  /** What was said just now. */
  bubble = $state.raw<LogLine | null>(null);
  readonly #table: Table;

  readonly #said = $derived.by(() =>
    this.#table.log.filter(
      (line) => line.act === "talked" && line.seat !== null && !this.#table.hand.includes(line.seat),
    ),
  );
  readonly unread = $derived(this.#said.filter((line) => line.seq > this.#read).length);
  /** Who has just gone back, while nobody has answered since. */
  readonly wentBack = $derived.by(() => {
    const last = this.#table.log.findLast((line) => line.act === "answered" || line.act === "undone");
    const other = last?.act === "undone" && last.seat !== null && !this.#table.hand.includes(last.seat);
    return other ? last : null;
  });

  constructor(table: Table) {
    this.#table = table;
    this.#read = table.log.at(-1)?.seq ?? 0;
    $effect(() => {
      const line = this.#said.at(-1);
      if (line === undefined || line.seq <= this.#read) return;
      this.bubble = line;
      const timer = setTimeout(() => (this.bubble = null), SHOWN);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const here = this.#table.presence.seats;
      const away = this.#table.card.seats.filter(
        ({ seat, who, bot }) =>
          who === "human" && bot === null && !this.#table.hand.includes(seat) && !here.includes(seat),
      );
      const before = untrack(() => this.#left);
      this.#left = new Map(away.map(({ seat }) => [seat, before.get(seat) ?? Date.now()]));
    });
    $effect(() => {
      if (this.#left.size === 0) return;
      const clock = setInterval(() => (this.#now = Date.now()), 1000);
      return () => clearInterval(clock);
    });
  }

  /** The chronicle was opened: all that was said is read. */
  readAll(): void {
    this.#read = this.#table.log.at(-1)?.seq ?? this.#read;
    this.bubble = null;
  }

  /** For how long somebody has been away, as a clock shows it; "" for who is here. */
  away(seat: number): string {
    const since = this.#left.get(seat);
    if (since === undefined) return "";
    const seconds = Math.max(0, Math.floor((this.#now - since) / 1000));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
}
