/** What all parts of this board ask about: who I am, where everybody stands, which words a message has, what a thing stands for. */
import type {
  TaintedGrailFaceView, TaintedGrailHeroView, TaintedGrailMessage, TaintedGrailPlaceView, TaintedGrailView,
} from "../../api/types";
import type { Table } from "../../table/table.svelte";
import { said } from "./said";

export class Avalon {
  readonly view = $derived.by(() => this.table.sight.view as unknown as TaintedGrailView);
  readonly me = $derived(this.view.viewer ?? 0);
  readonly prompt = $derived.by(() => this.table.question?.prompt ?? "");
  readonly hero = $derived<TaintedGrailHeroView | undefined>(this.view.heroes[this.me]);
  readonly byNumber = $derived(new Map(this.view.places.map((place) => [place.number, place])));
  /** What the lifted answer is about. */
  readonly lifted = $derived.by<ReadonlySet<string>>(() => new Set(this.table.options.get(this.table.chosen)?.refs ?? []));

  constructor(readonly table: Table) {}

  /** A message of the view in the reader's language. */
  say = (message: TaintedGrailMessage | null | undefined): string => (message ? said(this.table, message) : "");

  face(source: string): TaintedGrailFaceView | undefined {
    return this.view.faces[source];
  }

  place(number: number): TaintedGrailPlaceView | undefined {
    return this.byNumber.get(number);
  }

  /** The name of whoever plays a seat in the story; before there is one, of the person. */
  name(seat: number): string {
    const character = this.view.heroes[seat]?.character ?? "";
    return character ? this.table.word(`character-${hyphened(character)}`) : this.table.seatName(seat);
  }
}

/** As the words are named: code names with hyphens only. */
export const hyphened = (id: string): string => id.replace(/[._/#]/g, "-").replace(/^-+|-+$/g, "");
