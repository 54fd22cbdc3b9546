/** What the hand does at this table: the tile it holds, where it points, which answer that is. Answers, looks and forecasts come from the server. */
import type {
  RealmOfSandCellView,
  RealmOfSandForecast,
  RealmOfSandLookView,
  RealmOfSandPlaceChoice,
  RealmOfSandPlayerView,
  RealmOfSandView,
} from "../../api/types";
import { idOf, kindOf } from "../../table/refs";
import type { Table } from "../../table/table.svelte";
import { moved, roundGrip, type Square } from "./figure";
import { answerOf, cellsOf, type Group, nextWith, type Path, pathOf, pointed, startsWith } from "./options";

/** The tile over the board, and the answer that this is, if it is one. */
export type Ghost = { readonly squares: readonly Square[]; readonly key: string | null };

const UPRIGHT = "r0"; // how a tile lies when it is taken up
const REACH = 1.1; // how far, in cells, a tile jumps to the nearest place where it may lie

export class Play {
  tile = $state<string | null>(null);
  /** How it is turned, by the name that its looks have. */
  way = $state(UPRIGHT);
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
  readonly cells = $derived.by(() => new Map(this.me.cells.map((cell) => [cell.name, cell])));
  readonly #names = $derived.by(
    () => new Map(this.me.cells.map(({ name, row, column }) => [`${row} ${column}`, name])),
  );

  readonly answers = $derived.by(() =>
    this.table.options.all.map((option) => ({ key: option.key, answer: answerOf(option) })),
  );
  readonly placements = $derived(
    this.answers.flatMap(({ key, answer }) => (answer.verb === "place" ? [{ key, answer }] : [])),
  );
  readonly placing = $derived(this.placements.length > 0);
  readonly paths = $derived<readonly Path[]>(
    this.answers
      .map(({ key, answer }) => ({ key, path: pathOf(answer, this.cells) }))
      .filter(({ path }) => path.length > 0),
  );
  readonly groups = $derived<readonly Group[]>(
    this.answers.map(({ key, answer }) => ({ key, cells: cellsOf(answer) })).filter(({ cells }) => cells.length > 0),
  );

  /** The tile in hand as it is turned now. */
  readonly look = $derived.by<RealmOfSandLookView | null>(() => this.#looks(this.tile)?.[this.way] ?? null);
  readonly shape = $derived<readonly Square[]>(this.look === null ? [] : roundGrip(this.look.rows));
  /** Where the tile in hand may lie as it is turned now: the key for each cell under its grip. */
  readonly spots = $derived.by<ReadonlyMap<string, string>>(() => {
    const found = new Map<string, string>();
    for (const { key, answer } of this.placements) {
      if (answer.tile !== this.tile || answer.turned !== this.look?.turned) continue;
      const grip = this.#gripOf(answer, this.shape);
      if (grip !== null) found.set(this.cellAt(...grip), key);
    }
    return found;
  });
  readonly ghost = $derived.by<Ghost | null>(() => {
    if (this.tile === null || this.at === null) return null;
    return { squares: moved(this.shape, ...this.at), key: this.spots.get(this.cellAt(...this.at)) ?? null };
  });

  /** The answer that is being looked at: lifted, or under the pointer. */
  readonly weighed = $derived.by(() => this.table.chosen ?? this.ghost?.key ?? null);
  readonly forecast = $derived.by(
    () => (this.table.options.get(this.weighed)?.forecast ?? null) as RealmOfSandForecast | null,
  );
  /** Cards that could be completed then. */
  readonly foreseen = $derived<readonly string[]>(this.forecast?.completable.map(({ card }) => card) ?? []);
  /** Where on my board those cards, or the one to be completed, are to be seen. */
  readonly marked = $derived.by<readonly (readonly RealmOfSandCellView[])[]>(() => {
    const group = this.groups.find(({ key }) => key === this.table.chosen)?.cells;
    const seen = [...(this.forecast?.completable ?? []), ...(this.forecast?.completed ?? [])];
    return (group ? [group] : seen.map(({ cells }) => cells))
      .map((cells) => cells.flatMap((cell) => this.cells.get(cell) ?? []))
      .filter((cells) => cells.length > 0);
  });

  constructor(readonly table: Table) {}

  /** The name of the cell at this place; empty where the board has none. */
  cellAt(row: number, column: number): string {
    return this.#names.get(`${row} ${column}`) ?? "";
  }

  #looks(tile: string | null): Readonly<Record<string, RealmOfSandLookView>> | undefined {
    return tile === null ? undefined : this.view.looks[tile];
  }

  /** Where the grip of a tile lies when its first square, in order of reading, lies where the answer says. */
  #gripOf({ at }: RealmOfSandPlaceChoice, shape: readonly Square[]): readonly [number, number] | null {
    const [cell, first] = [this.cells.get(at), shape[0]];
    return cell && first ? [cell.row - first.row, cell.column - first.column] : null;
  }

  // -- things that are pointed at

  isLit(ref: string): boolean {
    if (this.table.sending !== null) return false;
    if (kindOf(ref) === "cell" && this.groups.some(({ cells }) => cells.includes(idOf(ref)))) return true;
    const done = this.paths.some(({ path }) => path.length === this.path.length && startsWith(path, this.path));
    const open = done ? this.path.slice(0, -1) : this.path;
    return this.paths.some(({ path }) => path[open.length] === ref && startsWith(path, open));
  }

  /** Whether one may begin with this, whatever was pointed at before. */
  canBegin(ref: string): boolean {
    return this.table.sending === null && this.paths.some(({ path }) => path[0] === ref);
  }

  /** The answer that pointing at this alone gives. */
  keyOf(ref: string): string | undefined {
    return this.paths.find(({ path }) => path.length === 1 && path[0] === ref)?.key;
  }

  isPicked(ref: string): boolean {
    return this.path.includes(ref);
  }

  /** A touch on something. Says whether it meant anything. */
  point(ref: string): boolean {
    if (kindOf(ref) === "cell" && this.groups.length > 0) return this.#pointInGroup(idOf(ref));
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
    this.#tellTable(one?.key ?? null);
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
    this.#tellTable(null);
  }

  turn(clockwise = true): void {
    this.#reshape(clockwise ? this.look?.right : this.look?.left);
  }

  flip(): void {
    this.#reshape(this.look?.flipped);
  }

  #reshape(way: string | undefined): void {
    if (way === undefined) return;
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
    const { row, column } = this.cells.get(this.cursor) ?? { row: 0, column: 0 };
    const beyond: string[] = [];
    for (let nth = 1; nth < 9; nth++) beyond.push(this.cellAt(row + down * nth, column + right * nth));
    const there = beyond.filter((name) => this.cells.has(name));
    const next = (this.tile === null ? undefined : there.find((name) => this.spots.has(name))) ?? there[0];
    if (next === undefined) return;
    this.cursor = next;
    if (this.tile !== null) this.lay(next);
  }

  /** A place to begin with: one that covers nothing, where there is one. */
  firstSpot(): string {
    const empty = ({ row, column }: Square): boolean => this.cells.get(this.cellAt(row, column))?.piece === "";
    const clear = (name: string): boolean => {
      const cell = this.cells.get(name);
      return cell !== undefined && moved(this.shape, cell.row, cell.column).every(empty);
    };
    const spots = [...this.spots.keys()];
    return spots.find(clear) ?? spots[0] ?? "";
  }

  /** Put the tile's grip on a cell, without sending. */
  lay(name: string): void {
    const cell = this.cells.get(name);
    if (cell === undefined) return;
    this.pinned = true;
    this.pointer = null;
    this.at = [cell.row, cell.column];
    this.#tellTable(this.spots.get(name) ?? null);
  }

  /** The tile was put where it cannot lie: the table says why. */
  askWhyNot(): void {
    const first = this.ghost?.squares[0];
    if (this.look === null || first === undefined) return;
    const at = this.cellAt(first.row, first.column) || "-"; // beside the board there are no cells
    void this.table.explain({ verb: "place", tile: this.tile, turned: this.look.turned, at });
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
      const cell = this.cells.get(name)!;
      const far = Math.hypot(cell.row + 0.5 - row, cell.column + 0.5 - column);
      if (far < least) [least, best] = [far, [cell.row, cell.column]];
    }
    if (this.at?.[0] !== best[0] || this.at[1] !== best[1]) this.at = best;
    if (choose) {
      this.cursor = this.cellAt(...best);
      this.#tellTable(this.ghost?.key ?? null);
    }
  }

  // -- in step with the table

  #tellTable(key: string | null): void {
    this.#set = key;
    if (this.table.chosen !== key) this.table.choose(key);
  }

  /** An answer was lifted or put back elsewhere: the board follows. */
  follow(chosen: string | null): void {
    if (chosen === this.#set) return;
    this.#set = chosen;
    this.drop();
    const option = this.table.options.get(chosen);
    const answer = option === null ? null : answerOf(option);
    this.path = answer === null ? [] : pathOf(answer, this.cells);
    if (answer?.verb !== "place") return;
    const look = this.#looks(answer.tile)?.[answer.turned];
    const at = look === undefined ? null : this.#gripOf(answer, roundGrip(look.rows));
    if (at !== null) [this.tile, this.way, this.at, this.pinned] = [answer.tile, answer.turned, at, true];
  }

  /** Another question: hands off. */
  forget(): void {
    this.drop();
    this.path = [];
    this.#set = null;
  }
}
