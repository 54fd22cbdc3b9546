/** What the workshop's server tells and takes: the made records, with what the client knows more closely of some fields. */
import { call } from "../api/http";
import type {
  ChangesReply,
  DraftOpened,
  DraftOutline,
  EntryInfo,
  EntryLine,
  Fault as FaultInfo,
  Faults as FaultsInfo,
  FileOutline,
  FileSchema,
  GameOfPacks,
  KindInfo,
  Label,
  Mend,
  Notice as NoticeInfo,
  PackOffer,
  Vocabulary,
} from "../api/types";
import type { Language } from "../words/words";
import type { Defs, Json, Schema } from "./form/schema";

export type { Applied, DraftOpened as Opening, PersonHere as Person, Version } from "../api/types";

/** A record with some fields of a closer type than the document can say. */
type With<Record, Closer> = Omit<Record, keyof Closer> & Closer;

export type Words2 = Readonly<Record<Language, string>>;
export type Role = DraftOpened["role"];
export type ShelfPack = With<PackOffer, { readonly title: Words2 }>;
export type ShelfGame = With<GameOfPacks, { readonly packs: readonly ShelfPack[] }>;
export type Kind = With<KindInfo, { readonly title: Words2; readonly plural: Words2 }>;
export type OutlineEntry = With<EntryLine, { readonly title: Words2 }>;
export type OutlineFile = With<FileOutline, { readonly entries: readonly OutlineEntry[] }>;
export type Notice = With<NoticeInfo, { readonly theirs: Json }>;

export type GameSchema = With<
  Vocabulary,
  {
    readonly files: readonly With<FileSchema, { readonly schema: Schema & { readonly $defs?: Defs } }>[];
    readonly kinds: readonly Kind[];
    readonly labels: Readonly<Record<string, With<Label, { readonly label: Words2; readonly help?: Words2 }>>>;
  }
>;

/** What is asked to be changed: of its fields those that this kind of change has. */
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

export type Fault = With<
  FaultInfo,
  { readonly mend: With<Mend, { readonly label: Words2; readonly changes: readonly Change[] }> | null }
>;
export type Faults = With<FaultsInfo, { readonly list: readonly Fault[] }>;
export type Outline = With<DraftOutline, { readonly files: readonly OutlineFile[]; readonly faults: Faults }>;
export type Entry = With<
  EntryInfo,
  {
    readonly value: Json;
    readonly text: Readonly<Record<Language, readonly string[]>>;
    readonly faults: readonly Fault[];
  }
>;
export type Changed = With<
  ChangesReply,
  { readonly faults: readonly Fault[]; readonly notices: readonly Notice[]; readonly entry: Entry | null }
>;

export const fetchShelf = (): Promise<readonly ShelfGame[]> => call<ShelfGame[]>("/workshop/games");
export const fetchSchema = (game: string): Promise<GameSchema> => call<GameSchema>(`/workshop/schema/${game}`);
export const beginDraft = (body: {
  game: string;
  from: string;
  name: string;
  me: string;
  password: string;
}): Promise<DraftOpened> => call<DraftOpened>("/workshop", { body });
