/** What the workshop's server tells and takes. */
import { call } from "../api/http";
import type { Language } from "../words/words";
import type { Defs, Json, Schema } from "./form/schema";

export type Words2 = Readonly<Record<Language, string>>;
export type Role = "owner" | "edit" | "read";

export interface ShelfPack {
  readonly pack: string;
  readonly title: Words2;
  readonly version: string;
}

export interface ShelfGame {
  readonly game: string;
  readonly title: string;
  readonly seats: readonly number[];
  readonly small: boolean;
  readonly packs: readonly ShelfPack[];
}

export interface Kind {
  readonly kind: string;
  readonly title: Words2;
  readonly plural: Words2;
  readonly pattern: string;
  /** Where the entries lie in their file; `null`: each file is one. */
  readonly list: string | null;
  readonly def: string;
  readonly named: string;
  readonly words: readonly string[];
  readonly drawn: string;
}

export interface GameSchema {
  readonly game: string;
  readonly files: readonly { readonly pattern: string; readonly schema: Schema & { readonly $defs?: Defs } }[];
  readonly kinds: readonly Kind[];
  readonly references: readonly { readonly def: string; readonly field: string; readonly kind: string }[];
  readonly labels: Readonly<Record<string, { readonly label: Words2; readonly help?: Words2 }>>;
}

export interface OutlineEntry {
  readonly entry: string;
  readonly kind: string;
  readonly title: Words2;
  readonly line: number;
  readonly depth: number;
}

export interface OutlineFile {
  readonly file: string;
  readonly bytes?: number;
  readonly entries?: readonly OutlineEntry[];
  readonly gone?: boolean;
}

export interface Change {
  readonly file?: string;
  readonly entry?: string;
  readonly field?: string;
  readonly value?: Json;
  readonly yaml?: string;
  readonly text?: string | null;
  readonly remove?: boolean;
  readonly place?: string;
  readonly locale?: Language;
  readonly message?: string;
  readonly undo?: number;
}

export interface Fault {
  readonly file: string;
  readonly entry: string;
  readonly field: string;
  readonly line: number;
  readonly message: string;
  readonly rule: string;
  readonly warning: boolean;
  readonly mend: { readonly label: Words2; readonly changes: readonly Change[] } | null;
}

export interface Faults {
  readonly seq: number;
  readonly complete: boolean;
  readonly list: readonly Fault[];
}

export interface Person {
  readonly name: string;
  readonly role: Role;
  readonly here: boolean;
  readonly file?: string;
  readonly entry?: string;
}

export interface Version {
  readonly version: number;
  readonly name: string;
  readonly seq: number;
  readonly at: number;
  readonly by: string;
}

export interface Outline {
  readonly draft: string;
  readonly name: string;
  readonly game: string;
  readonly pack: string;
  readonly digest: string;
  readonly parent: string;
  readonly role: Role;
  readonly seq: number;
  readonly files: readonly OutlineFile[];
  readonly versions: readonly Version[];
  readonly faults: Faults;
  readonly undo: number | null;
  readonly redo: number | null;
  readonly people: readonly Person[];
}

export interface EntryWord {
  readonly message: string;
  readonly it: string | null;
  readonly en: string | null;
  readonly needed: boolean;
}

export interface Entry {
  readonly file: string;
  readonly entry: string;
  readonly kind: string;
  readonly seq: number;
  readonly line: number;
  readonly value: Json;
  readonly yaml: string;
  readonly words: readonly EntryWord[];
  readonly text: Readonly<Record<Language, readonly string[]>>;
  readonly refers?: readonly {
    readonly field: string;
    readonly kind: string;
    readonly file: string;
    readonly entry: string;
  }[];
  readonly referred?: readonly { readonly file: string; readonly entry: string; readonly field: string }[];
  readonly faults: readonly Fault[];
}

export interface Notice {
  readonly file: string;
  readonly entry: string;
  readonly field: string;
  readonly seq: number;
  readonly by: string;
  readonly theirs: Json;
}

export interface Applied {
  readonly seq: number;
  readonly at: number;
  readonly by: string;
  readonly key: string;
  readonly undoes: number | null;
  readonly entries: readonly {
    readonly file: string;
    readonly entry: string;
    readonly did: "changed" | "added" | "removed";
  }[];
  readonly words: readonly { readonly locale: Language; readonly message: string }[];
  readonly files: readonly OutlineFile[];
}

export interface Changed {
  readonly seq: number;
  readonly change: Applied;
  readonly faults: readonly Fault[];
  readonly complete: boolean;
  readonly notices: readonly Notice[];
  readonly undo: number | null;
  readonly redo: number | null;
  readonly digest: string;
}

export interface Opening {
  readonly draft: string;
  readonly key: string;
  readonly role: Role;
  readonly pack: string;
  readonly seq: number;
}

export const fetchShelf = (): Promise<readonly ShelfGame[]> => call<ShelfGame[]>("/workshop/games");
export const fetchSchema = (game: string): Promise<GameSchema> => call<GameSchema>(`/workshop/schema/${game}`);
export const beginDraft = (body: {
  game: string;
  from: string;
  name: string;
  me: string;
  password: string;
}): Promise<Opening> => call<Opening>("/workshop", { body });
