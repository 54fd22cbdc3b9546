/** A pack on the bench: what is in it, the entry that lies open, and every change on its way to the server. */
import { call, Refused, Unreachable } from "../api/http";
import { settings, t } from "../settings.svelte";
import type { Language } from "../words/words";
import {
  type Applied,
  type Change,
  type Changed,
  type Entry,
  type Fault,
  type GameSchema,
  type Kind,
  type Notice,
  type Outline,
  type OutlineEntry,
  type OutlineFile,
  type Person,
  type Version,
  fetchSchema,
} from "./api";
import { at, type Path, put } from "./form/path";
import { type Json, isObject, type Shapes } from "./form/schema";
import { inMessages, lastStep, stepsOf } from "./entries";
import { shapesOf } from "./shapes";

export interface Place extends OutlineEntry {
  readonly file: string;
}

const PAUSE = 250; // after the last letter
const AGAIN = 1000;
const LONG = 80; // letters of a title

const newRequest = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export class Bench {
  outline = $state.raw<Outline | null>(null);
  schema = $state.raw<GameSchema | null>(null);
  shapes = $state.raw<Shapes | null>(null);
  faults = $state.raw<readonly Fault[]>([]);
  complete = $state(true);
  undo = $state<number | null>(null);
  redo = $state<number | null>(null);
  people = $state.raw<readonly Person[]>([]);
  versions = $state.raw<readonly Version[]>([]);
  notices = $state.raw<readonly Notice[]>([]);

  entry = $state.raw<Entry | null>(null);
  value = $state.raw<Json>(null);
  words = $state.raw<Entry["words"]>([]);
  /** `kept`: all is on the server. `keeping`: on its way. `lost`: the server does not answer, and it is tried again. */
  standing = $state<"kept" | "keeping" | "lost">("kept");
  failed = $state("");
  /** A table is being laid. */
  laying = $state(false);

  seq = 0;
  #base = 0;
  #dirty = false;
  #said = new Map<string, Change>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  #ours = new Set<number>();
  #closed = false;

  constructor(
    readonly draft: string,
    readonly key: string,
  ) {}

  get path(): string {
    return `/workshop/${this.draft}`;
  }

  /** All entries of the pack, in the order of its files. */
  places = $derived<readonly Place[]>(
    (this.outline?.files ?? []).flatMap((file) => (file.entries ?? []).map((one) => ({ ...one, file: file.file }))),
  );

  get mayWrite(): boolean {
    return this.outline !== null && this.outline.role !== "read";
  }

  kind(name: string): Kind | undefined {
    return this.schema?.kinds.find((one) => one.kind === name);
  }

  titleOf(place: OutlineEntry): string {
    return place.title[settings.language] || place.title.en || place.title.it || lastStep(place.entry);
  }

  /** The title of the entry that a message of the pack names, as in `element-e.short`. */
  titleFor(message: string, language: Language): string {
    const [whole = ""] = message.split(".");
    const found = this.places.find((one) => whole === `${one.kind}-${inMessages(lastStep(one.entry))}`);
    return found?.title[language] ?? "";
  }

  find(file: string, entry: string): Place | undefined {
    return this.places.find((one) => one.file === file && one.entry === entry);
  }

  ask<T>(path: string, more: Parameters<typeof call>[1] = {}): Promise<T> {
    return call<T>(`/workshop/${this.draft}${path}`, { key: this.key, ...more });
  }

  async load(): Promise<void> {
    const outline = await this.ask<Outline>("");
    if (this.schema?.game !== outline.game) {
      const schema = await fetchSchema(outline.game);
      this.shapes = shapesOf(schema);
      this.schema = schema;
    }
    this.outline = outline;
    this.seq = outline.seq;
    this.faults = outline.faults.list;
    this.complete = outline.faults.complete;
    this.undo = outline.undo;
    this.redo = outline.redo;
    this.people = outline.people;
    this.versions = outline.versions;
  }

  async lay(file: string, entry: string): Promise<void> {
    await this.settle();
    try {
      const found = await this.ask<Entry>("/entry", { query: { file, entry } });
      this.#open(found);
    } catch (error) {
      this.entry = null;
      if (!(error instanceof Refused && error.status === 404)) this.#fail(error);
    }
  }

  #open(found: Entry): void {
    this.entry = found;
    this.value = found.value;
    this.words = found.words;
    this.#base = found.seq;
    this.seq = Math.max(this.seq, found.seq);
    this.#entitle(found);
  }

  /** The list calls an entry by its first message, which may just have been written anew. */
  #entitle(found: Entry): void {
    const [name] = found.words;
    const place = this.find(found.file, found.entry);
    const first = this.kind(found.kind)?.words[0];
    if (!name || !place || !this.outline || first === undefined || name.message.includes(".")) return;
    const short = (text: string | null, before: string): string =>
      text === null || (before.length >= LONG && text.startsWith(before)) ? before : text.slice(0, LONG);
    const title = { it: short(name.it, place.title.it), en: short(name.en, place.title.en) };
    if (title.it === place.title.it && title.en === place.title.en) return;
    const retitled = (one: OutlineEntry): OutlineEntry => (one.entry === found.entry ? { ...one, title } : one);
    const files = this.outline.files.map((file) =>
      file.file === found.file ? { ...file, entries: (file.entries ?? []).map(retitled) } : file,
    );
    this.outline = { ...this.outline, files };
  }

  clear(): void {
    this.entry = null;
    this.notices = [];
  }

  /** The open entry once more, unless it has been changed here meanwhile. */
  async #again(): Promise<void> {
    const open = this.entry;
    if (open === null) return;
    try {
      const found = await this.ask<Entry>("/entry", { query: { file: open.file, entry: open.entry } });
      if (this.entry === open && !this.#dirty && this.#said.size === 0) this.#open(found);
    } catch (error) {
      if (error instanceof Refused && error.status === 404 && this.entry === open) this.entry = null;
    }
  }

  write(path: Path, value: Json | undefined, now = true): void {
    if (!this.mayWrite || (at(this.value, path) === value && !this.#dirty)) return;
    this.value = put(this.value, path, value);
    this.#dirty = true;
    this.#soon(now ? 0 : PAUSE);
  }

  say(message: string, language: Language, text: string | null): void {
    this.words = this.words.map((one) => (one.message === message ? { ...one, [language]: text } : one));
    this.#said.set(`${language} ${message}`, { locale: language, message, text });
    this.#soon(PAUSE);
  }

  #soon(pause: number): void {
    this.standing = this.standing === "lost" ? "lost" : "keeping";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.settle(), pause);
  }

  /** Until all that was changed here is on the server. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#sending) await this.#sending;
    if (!this.#dirty && this.#said.size === 0) return;
    this.#sending = this.#flush().finally(() => (this.#sending = null));
    await this.#sending;
    if (this.#dirty || this.#said.size > 0) await this.settle();
    else await this.#again();
  }

  async #flush(): Promise<void> {
    const open = this.entry;
    const changes: Change[] = [];
    if (this.#dirty && open) changes.push({ file: open.file, entry: open.entry, value: this.value });
    changes.push(...this.#said.values());
    this.#dirty = false;
    this.#said.clear();
    if (changes.length === 0) return;
    await this.#send(changes, this.#base);
  }

  async #send(changes: readonly Change[], after: number): Promise<Changed | null> {
    const body = { after, request: newRequest(), changes };
    this.failed = "";
    for (;;) {
      this.standing = this.standing === "lost" ? "lost" : "keeping";
      try {
        const reply = await this.ask<Changed>("/changes", { body });
        this.#took(reply);
        return reply;
      } catch (error) {
        if (!(error instanceof Unreachable) || this.#closed) {
          this.standing = "kept";
          this.#fail(error);
          await this.#again();
          return null;
        }
        this.standing = "lost";
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }

  #took(reply: Changed): void {
    this.standing = "kept";
    this.#ours.add(reply.seq);
    if (reply.seq === this.#base + 1) this.#base = reply.seq;
    this.undo = reply.undo;
    this.redo = reply.redo;
    if (reply.notices.length > 0) this.notices = reply.notices;
    const touched = new Set([...reply.change.entries.map((one) => one.file), ...reply.faults.map((one) => one.file)]);
    const said = new Set(reply.change.words.map((one) => one.message));
    const others = this.faults.filter((one) => !touched.has(one.file) && !said.has(one.field));
    this.faults = [...others, ...reply.faults];
    this.complete = reply.complete;
    this.apply(reply.change);
  }

  #fail(error: unknown): void {
    this.failed = error instanceof Refused ? error.card.text : t("no-server");
  }

  /** Changes beside the form: entries made, copied, taken away, YAML, mends, undo. */
  async change(changes: readonly Change[]): Promise<Changed | null> {
    await this.settle();
    const reply = await this.#send(changes, this.seq);
    if (reply) await this.#again();
    return reply;
  }

  async back(way: "undo" | "redo"): Promise<void> {
    await this.settle();
    const nth = way === "undo" ? this.undo : this.redo;
    if (nth !== null) await this.change([{ undo: nth }]);
  }

  /** What changed, by whoever: the outline follows. */
  apply(change: Applied): void {
    if (this.outline === null) return;
    this.seq = Math.max(this.seq, change.seq);
    const files = new Map<string, OutlineFile>(this.outline.files.map((file) => [file.file, file]));
    for (const file of change.files) {
      if (file.gone === true) files.delete(file.file);
      else files.set(file.file, file);
    }
    this.outline = { ...this.outline, seq: this.seq, files: [...files.values()] };
  }

  /** A change that the stream tells of; one's own are known from their replies. */
  async heard(change: Applied): Promise<void> {
    while (this.#sending) await this.#sending;
    if (this.#ours.has(change.seq)) return;
    this.apply(change);
    const open = this.entry;
    if (open === null || this.#dirty) return;
    const messages = new Set(this.words.map((one) => one.message));
    const touched =
      change.entries.some(
        (one) => one.file === open.file && (one.entry.startsWith(open.entry) || open.entry.startsWith(one.entry)),
      ) || change.words.some((one) => messages.has(one.message));
    if (touched) await this.#again();
  }

  /** The words of a message in the open entry. */
  word(message: string, language: Language): string {
    return this.words.find((one) => one.message === message)?.[language] ?? "";
  }

  get id(): string {
    const named = this.entry ? (this.kind(this.entry.kind)?.named ?? "") : "";
    const own = named !== "" && isObject(this.value) ? this.value[named] : undefined;
    return own === undefined ? (stepsOf(this.entry?.entry ?? "").at(-1) ?? "") : String(own);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    void this.settle();
  }
}
