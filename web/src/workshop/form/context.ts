/** What the parts of a form know in common: the entry they change, its shapes, its faults, and what can be named in it. */
import { type Component, getContext, setContext } from "svelte";
import type { Path } from "./path";
import type { Json, Schema, Shapes } from "./schema";
import type { BoardName } from "../boards";

export interface Naming {
  readonly id: string;
  readonly name: string;
}

export interface FaultAt {
  readonly path: Path;
  readonly text: string;
  readonly rule: string;
  readonly warning: boolean;
  readonly mend: { readonly text: string; readonly apply: () => void } | null;
}

export interface FieldProps {
  schema: Schema;
  path: Path;
  value: Json | undefined;
  /** What it is called; without it the value stands alone, as in a list. */
  label?: string;
  tip?: string;
  /** Takes the field away, where it may be left out. */
  onleave?: (() => void) | undefined;
}

export interface Form {
  /** Any value by its shape. It comes from here, since values hold values. */
  readonly Field: Component<FieldProps>;
  readonly shapes: Shapes;
  /** Whether it may be changed by who looks. */
  readonly open: boolean;
  write: (path: Path, value: Json | undefined) => void;
  /** As one types: shown at once, kept when one pauses. */
  type: (path: Path, value: Json | undefined) => void;
  insert: (path: Path, nth: number, value: Json) => void;
  remove: (path: Path, nth: number) => void;
  move: (path: Path, from: number, to: number) => void;
  faults: (path: Path) => readonly FaultAt[];
  /** All that is wrong at or below that place. */
  faultsBelow: (path: Path) => readonly FaultAt[];
  /** Whether anything at or below that place has a fault. */
  faulty: (path: Path) => boolean;
  /** What a reference of this kind may name. */
  names: (ref: string) => readonly Naming[];
  /** Go to the entry that is named. */
  follow: (ref: string, id: string) => void;
  /** The name of a field, a choice, a block, in the language of the page. */
  word: (name: string, record?: string) => string;
  tip: (name: string, record?: string) => string;
  value: (value: string | number | boolean) => string;
  /** A drawing board for that place, where there is one. */
  board: (schema: Schema, path: Path) => BoardName | null;
}

/** What a value without a label of its own is called: the last name on its way. */
export const lastName = (path: Path): string =>
  String(path.findLast((step) => typeof step === "string") ?? "").replaceAll("_", " ");

const KEY = Symbol("form");
export const useForm = (): Form => getContext<Form>(KEY);
export const provideForm = (form: Form): Form => setContext(KEY, form);
