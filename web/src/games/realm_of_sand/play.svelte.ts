/** What the hand does at this table: the tile it holds, where it points, which answer that is. The rules are the keys themselves. */
import type { RealmOfSandPlayerView, RealmOfSandView } from "../../api/types";
import type { Table } from "../../table/table.svelte";
import {
  cellName,
  flip,
  type Laid,
  moved,
  readCell,
  readPlacement,
  roundGrip,
  seen,
  signature,
  type Square,
  turn,
  turned,
  UPRIGHT,
  type Way,
} from "./figure";
import { landAfter } from "./land";
import { cellsOf, type Group, named, nextWith, type Path, pathOf, pointed, startsWith } from "./keys";

/** The tile over the board, and the answer that this is, if it is one. */
export type Ghost = { readonly squares: readonly Square[]; readonly key: string | null };

const REACH = 1.1; // how far, in cells, a tile jumps to the nearest place where it may lie

export class Play {
  tile = $state<string | null>(null);
  way = $state.raw<Way>(UPRIGHT);
  /** The cell under the grip of the tile. */
  at = $state.raw<readonly [number, number] | null>(null);
  /** The tile lies where it was put and no longer follows the pointer. */
  pinned = $state(false);
  /** Where the pointer is, in cells, while the tile follows it. */
  pointer = $state.raw<readonly [number, number] | null>(null);
  /** What was pointed at so far. */
  path = $state.raw<readonly string[]>([]);
  /** The cell that has the keyboard. */
  cursor = $state("");
  #set: string | null = null;

  readonly view = $derived.by(() => this.table.sight.view as RealmOfSandView);
  readonly seat = $derived.by(() => this.table.viewer ?? this.table.hand[0] ?? 0);
  readonly me = $derived.by<RealmOfSandPlayerView>(() => this.view.players[this.seat] ?? this.view.players[0]!);
  readonly prompt = $derived.by(() => this.table.question?.prompt ?? "");
  readonly keys = $derived.by<readonly string[]>(() => this.table.question?.keys ?? []);
  readonly cells = $derived.by(() => new Map(this.me.cells.map((cell) => [cell.name, cell])));

  readonly laid = $derived.by<ReadonlyMap<string, Laid>>(() => {
    const all = this.keys.map((key) => readPlacement(key, this.view.tiles)).filter((one) => one !== null);
    return new Map(all.map((one) => [`${one.tile} ${signature(one.squares)}`, one]));
  });
  readonly placing = $derived(this.laid.size > 0);
  readonly paths = $derived<readonly Path[]>(
    this.keys.map((key) => ({ key, path: pathOf(key) })).filter(({ path }) => path.length > 0),
  );
  readonly groups = $derived<readonly Group[]>(
    this.keys.map((key) => ({ key, cells: cellsOf(key) })).filter(({ cells }) => cells.length > 0),
  );

  readonly shape = $derived<readonly Square[]>(
    this.tile === null ? [] : turned(roundGrip(this.view.tiles[this.tile] ?? []), this.way),
  );
  /** Where the tile in hand may lie as it is turned now: the key for each cell under its grip. */
  readonly spots = $derived.by<ReadonlyMap<string, string>>(() => {
    const found = new Map<string, string>();
    for (const { name, row, column } of this.me.cells) {
      const key = this.laid.get(`${this.tile} ${signature(moved(this.shape, row, column))}`)?.key;
      if (key !== undefined) found.set(name, key);
    }
    return found;
  });
  readonly ghost = $derived.by<Ghost | null>(() => {
    if (this.tile === null || this.at === null) return null;
    return { squares: moved(this.shape, ...this.at), key: this.spots.get(cellName(...this.at)) ?? null };
  });

  /** The answer that is being looked at: lifted, or under the pointer. */
  readonly weighed = $derived.by(() => this.table.chosen ?? this.ghost?.key ?? null);
  /** Cards that the server says could be completed then. */
  readonly foreseen = $derived.by<readonly string[]>(() => {
    const word = this.weighed?.split(":")[0] ?? "";
    if (!["place", "disc", "move", "carry", "exchange"].includes(word)) return [];
    const names = Object.keys(this.view.cards).map((card) => [card, this.table.word(`card-${card}`)] as const);
    return named(this.table.options.get(this.weighed)?.preview ?? [], names);
  });
  /** Where on my board those cards, or the one to be completed, are to be seen. */
  readonly marked = $derived.by<readonly (readonly string[])[]>(() => {
    const group = this.groups.find(({ key }) => key === this.table.chosen);
    if (group) return [group.cells];
    const { land, changed } = landAfter(this.me.cells, this.weighed ?? "", this.ghost?.squares ?? []);
    const lifted = this.table.chosen?.startsWith("complete:") ? [this.table.chosen.slice(9)] : this.foreseen;
    return lifted
      .map((card) => seen(this.view.cards[card]?.pattern ?? [], land, changed))
      .filter((cells) => cells.length > 0);
  });

  constructor(readonly table: Table) {}

  // -- things that are pointed at

  isLit(ref: string): boolean {
    if (this.table.sending !== null) return false;
    if (ref.startsWith("cell:") && this.groups.some(({ cells }) => cells.includes(ref.slice(5)))) return true;
    const done = this.paths.some(({ path }) => path.length === this.path.length && startsWith(path, this.path));
    const open = done ? this.path.slice(0, -1) : this.path;
    return this.paths.some(({ path }) => path[open.length] === ref && startsWith(path, open));
  }

  /** Whether one may begin with this, whatever was pointed at before. */
  canBegin(ref: string): boolean {
    return this.table.sending === null && this.paths.some(({ path }) => path[0] === ref);
  }

  isPicked(ref: string): boolean {
    return this.path.includes(ref);
  }

  /** A touch on something. Says whether it meant anything. */
  point(ref: string): boolean {
    if (ref.startsWith("cell:") && this.groups.length > 0) return this.#pointInGroup(ref.slice(5));
    const again = this.path.at(-1) === ref;
    if (again && this.table.chosen !== null) this.table.pick(this.table.chosen);
    else if (again && this.path.length === 1) this.path = [];
    if (again) return true;
    const next = pointed(this.paths, this.path, ref);
    if (next === null) return false;
    this.drop();
    this.path = next;
    const left = this.paths.filter(({ path }) => startsWith(path, next));
    const one = left.length === 1 ? left[0] : left.find(({ path }) => path.length === next.length);
    if (one) this.path = one.path;
    this.#choose(one?.key ?? null);
    return true;
  }

  #pointInGroup(cell: string): boolean {
    const next = nextWith(this.groups, cell, this.table.chosen);
    if (next !== null) this.table.pick(next);
    return next !== null;
  }

  // -- the tile in hand

  take(tile: string | null): void {
    this.path = [];
    this.pinned = false;
    this.at = null;
    if (tile !== this.tile) this.way = UPRIGHT;
    this.tile = tile;
    this.#choose(null);
  }

  turn(clockwise = true): void {
    this.#reshape(turn(this.way, clockwise));
  }

  flip(): void {
    this.#reshape(flip(this.way));
  }

  #reshape(way: Way): void {
    if (this.tile === null) return;
    this.way = way;
    if (this.pinned && this.at !== null) this.#settle(this.at[0] + 0.5, this.at[1] + 0.5, true);
    else if (this.pointer !== null) this.#settle(...this.pointer, false);
  }

  /** The pointer is there (in cells); the tile goes with it. */
  hover(row: number, column: number): void {
    if (this.tile === null || this.pinned) return;
    this.pointer = [row, column];
    this.#settle(row, column, false);
  }

  /** The pointer has left the board. */
  away(): void {
    if (this.pinned) return;
    this.pointer = null;
    this.at = null;
  }

  /** Put the tile down there; touched on the grip where it lies already, it is sent. */
  put(row: number, column: number): void {
    if (this.tile === null) return;
    const before = this.table.chosen;
    this.pinned = true;
    this.pointer = null;
    this.#settle(row, column, true);
    const onGrip = this.at?.[0] === Math.floor(row) && this.at[1] === Math.floor(column);
    if (onGrip && before !== null && before === this.table.chosen) this.table.pick(before);
  }

  /** The tile moves by one place with the keyboard. */
  step(down: number, right: number): void {
    const [row, column] = this.cursor ? readCell(this.cursor) : [0, 0];
    const beyond: string[] = [];
    for (let nth = 1; nth < 9; nth++) beyond.push(cellName(row + down * nth, column + right * nth));
    const there = beyond.filter((name) => this.cells.has(name));
    const next = (this.tile === null ? undefined : there.find((name) => this.spots.has(name))) ?? there[0];
    if (next === undefined) return;
    this.cursor = next;
    if (this.tile !== null) this.lay(next);
  }

  /** A place to begin with: one that covers nothing, where there is one. */
  firstSpot(): string {
    const clear = (cell: string): boolean =>
      moved(this.shape, ...readCell(cell)).every((one) => this.cells.get(cellName(one.row, one.column))?.piece === "");
    const spots = [...this.spots.keys()];
    return spots.find(clear) ?? spots[0] ?? "";
  }

  /** Put the tile's grip on a cell, without sending. */
  lay(cell: string): void {
    const [row, column] = readCell(cell);
    this.pinned = true;
    this.pointer = null;
    this.at = [row, column];
    this.#choose(this.spots.get(cell) ?? null);
  }

  drop(): void {
    this.tile = null;
    this.at = null;
    this.pointer = null;
    this.pinned = false;
  }

  #settle(row: number, column: number, choose: boolean): void {
    let best: readonly [number, number] = [Math.floor(row), Math.floor(column)];
    let least = REACH;
    for (const name of this.spots.keys()) {
      const [r, c] = readCell(name);
      const far = Math.hypot(r + 0.5 - row, c + 0.5 - column);
      if (far < least) [least, best] = [far, [r, c]];
    }
    if (this.at?.[0] !== best[0] || this.at[1] !== best[1]) this.at = best;
    if (choose) {
      this.cursor = cellName(...best);
      this.#choose(this.ghost?.key ?? null);
    }
  }

  // -- in step with the table

  #choose(key: string | null): void {
    this.#set = key;
    if (this.table.chosen !== key) this.table.choose(key);
  }

  /** An answer was lifted or put back elsewhere: the board follows. */
  follow(chosen: string | null): void {
    if (chosen === this.#set) return;
    this.#set = chosen;
    this.drop();
    this.path = chosen === null ? [] : pathOf(chosen);
    const laid = chosen === null ? null : readPlacement(chosen, this.view.tiles);
    if (laid === null) return;
    [this.tile, this.way, this.at, this.pinned] = [laid.tile, laid.way, laid.grip, true];
  }

  /** Another question: hands off. */
  forget(): void {
    this.drop();
    this.path = [];
    this.#set = null;
  }
}
