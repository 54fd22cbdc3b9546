/** What all parts of this board ask about: who I am, where everybody stands, which words a message has, what a thing stands for. */
import type {
  RefusedInfo,
  TaintedGrailFaceView,
  TaintedGrailForecast,
  TaintedGrailHeroView,
  TaintedGrailPlaceView,
  TaintedGrailPriceView,
  TaintedGrailView,
} from "../../api/types";
import type { Table } from "../../table/table.svelte";
import { verbOf, whatOf } from "./options";

/** Answers that take the hero to a place. */
const GOING = ["travel", "to"];

export class Play {
  readonly view = $derived.by(() => this.table.sight.view as TaintedGrailView);
  readonly me = $derived(this.view.viewer ?? 0);
  readonly prompt = $derived.by(() => this.table.question?.prompt ?? "");
  readonly hero = $derived<TaintedGrailHeroView | undefined>(this.view.heroes[this.me]);
  readonly byNumber = $derived(new Map(this.view.places.map((place) => [place.number, place])));
  /** Where I stand. */
  readonly here = $derived(this.byNumber.get(this.hero?.at ?? 0));
  /** Who stands with me and could share what is done. */
  readonly companions = $derived((this.here?.heroes ?? []).filter((seat) => seat !== this.me));
  /** What the lifted answer is about. */
  readonly lifted = $derived.by<ReadonlySet<string>>(
    () => new Set(this.table.options.get(this.table.chosen)?.refs ?? []),
  );

  constructor(readonly table: Table) {}

  /** A message of the view in the reader's language. */
  /** A text of the view, or nothing where there is none. */
  say = (text: string | null | undefined): string => text ?? "";

  face(source: string): TaintedGrailFaceView | undefined {
    return this.view.faces[source];
  }

  place(number: number): TaintedGrailPlaceView | undefined {
    return this.byNumber.get(number);
  }

  /** The answer that goes to a place, or null where none does. */
  wayTo(number: number): string | null {
    return this.table.byRef(`location:${number}`).find((key) => GOING.includes(this.table.options.verb(key))) ?? null;
  }

  /** Why an answer that one looks for is not there. */
  whyNot(verb: string, what: string): RefusedInfo | null {
    return this.table.options.refused.find(({ answer }) => verbOf(answer) === verb && whatOf(answer) === what) ?? null;
  }

  /** What an answer of mine would surely bring, as far as it is known by now. */
  forecast(key: string | null): TaintedGrailForecast | null {
    return (this.table.options.get(key)?.forecast ?? null) as TaintedGrailForecast | null;
  }

  /** What an answer of mine costs, in numbers. */
  price(key: string): readonly TaintedGrailPriceView[] {
    return this.forecast(key)?.price ?? [];
  }

  /** What the lifted answer would take of a kind from me alone. */
  spent(kind: string): number {
    const { chosen } = this.table;
    return chosen === null ? 0 : (this.price(chosen).find((part) => part.kind === kind)?.n ?? 0);
  }

  /** The name of whoever plays a seat in the story; before there is one, of the person. */
  name = (seat: number): string => {
    const character = this.view.heroes[seat]?.character ?? "";
    return character ? this.table.word(`character-${hyphened(character)}`) : this.table.seatName(seat);
  };
}

/** As the words are named: code names with hyphens only. */
export const hyphened = (id: string): string => id.toLowerCase().replace(/[_.:#]/g, "-");
