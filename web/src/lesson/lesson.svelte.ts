/**
 * A guided first game: the first time the table asks for something, or something happens, a note says what it is.
 *
 * A lesson knows no rule and plays no move. Its notes are words with names: `lesson-<game>-begin`, `lesson-<game>-ask-<prompt>` for the first
 * time a question comes, `…-2` for the next, `…-then` for what is told right after it, and `lesson-<game>-event-<kind>` for the first time
 * something happens. A game without such words has no lesson.
 */
import type { EventInfo } from "../api/types";
import { keep, kept } from "../localStorage";
import { addWords, hasWords, type Language } from "../words/words";

const WORDS = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const LOADED = new Map<string, Promise<void>>();

export const hasLesson = (game: string): boolean => `./${game}.it.ftl` in WORDS;

/** The notes of a game, loaded once. */
export function loadLesson(game: string): Promise<void> {
  let found = LOADED.get(game);
  if (found === undefined) {
    const read = async (language: Language): Promise<string> => (await WORDS[`./${game}.${language}.ftl`]?.()) ?? "";
    found = Promise.all([read("it"), read("en")]).then(([it, en]) => {
      TEXTS.set(game, it);
      addWords({ it, en });
    });
    LOADED.set(game, found);
  }
  return found;
}

const TEXTS = new Map<string, string>();

/** The names of all notes of a game, in the order in which they were written: that of the game. */
export const notesOf = (game: string): readonly string[] =>
  [...(TEXTS.get(game) ?? "").matchAll(/^(lesson-[\w-]+) = .*\n +\.title/gm)].map(([, note]) => note!);

const dashed = (kind: string): string =>
  kind
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();

export class Lesson {
  /** Notes to read, the next one first. */
  notes = $state.raw<readonly string[]>([]);
  #told: Set<string>;
  #asked = "";

  constructor(
    readonly table: string,
    readonly game: string,
  ) {
    this.#told = new Set(JSON.parse(kept(this.#place) ?? "[]") as string[]);
    this.#tell(this.#named("begin"));
  }

  /** A question is open: its own note, or the next one of its kind; notes on questions that are past are put away. */
  asks(id: string, prompt: string): void {
    if (id === this.#asked) return;
    this.#asked = id;
    this.notes = this.notes.filter((one) => !one.includes("-ask-"));
    const first = this.#named(`ask-${dashed(prompt)}`);
    for (let nth = 1; nth === 1 || hasWords("it", `${first}-${nth}`); nth += 1) {
      const note = nth === 1 ? first : `${first}-${nth}`;
      if (!this.#tell(note)) continue;
      this.#tell(`${note}-then`);
      return;
    }
  }

  happens(events: readonly EventInfo[]): void {
    for (const event of events) this.#tell(this.#named(`event-${dashed(event.kind)}`));
  }

  /** The note has been read. */
  next(): void {
    this.notes = this.notes.slice(1);
  }

  get #place(): string {
    return `lesson:${this.table}`;
  }

  #named(what: string): string {
    return `lesson-${this.game}-${what}`;
  }

  /** Queue a note that was never told at this table. */
  #tell(note: string): boolean {
    if (this.#told.has(note) || !hasWords("it", note)) return false;
    this.#told.add(note);
    keep(this.#place, JSON.stringify([...this.#told]));
    this.notes = [...this.notes, note];
    return true;
  }
}
