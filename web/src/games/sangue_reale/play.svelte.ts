/** What all parts of this board ask about: who I am, whose colours, what is lifted, which answer a thing stands for. */
import type { SangueRealeEraResult, SangueRealeForecast, SangueRealeSheetSeen, SangueRealeView } from "../../api/types";
import { type Charge, CHARGES } from "../../art/charges";
import { type Arms, DIVISIONS, type Division, type Tincture } from "../../art/crest";
import type { Table } from "../../table/table.svelte";
import { messageId } from "../../table/wordbook";
import { type Chart, chart, type Shape } from "./geography";

/** The two colours of the table: gules with upright hatching, azure with level hatching. */
export type Side = "a" | "b";
export const FACES = [1, 2, 3, 4, 5, 6] as const;
const USES = ["use", "pair"];
const AS_IT_IS = ["use", "pair", "face", "column"];

export class Play {
  /** The die that was looked at, and at which question. */
  #looked = $state.raw<{ readonly at: number; readonly question: string } | null>(null);
  /** On a small screen: the rival's sheet lies on top. */
  peeks = $state(false);

  readonly view = $derived.by(() => this.table.sight.view as SangueRealeView);
  readonly me = $derived(this.view.viewer ?? 0);
  readonly rival = $derived(1 - this.me);
  readonly prompt = $derived.by(() => this.table.question?.prompt ?? "");
  /** What the lifted answer would touch. */
  readonly lifted = $derived.by<ReadonlySet<string>>(
    () => new Set(this.table.options.get(this.table.chosen)?.refs ?? []),
  );
  /** What the lifted answer would bring. */
  readonly forecast = $derived.by(
    () => (this.table.options.get(this.table.chosen)?.forecast ?? null) as SangueRealeForecast | null,
  );
  /** The number that it would let me circle, by the line behind its row; 0 for none. */
  readonly promised = $derived(this.forecast?.lines[0] ?? 0);

  /** The dice that are asked about: those rolled, while a roll may be changed, else those in hand. */
  readonly dice = $derived.by<readonly number[]>(() =>
    this.prompt === "change_roll" ? this.view.rolled : (this.view.hands.at(-1)?.dice ?? []),
  );
  /** The die of the hand that is being looked at: at a new question the first that can be used as it is. */
  readonly die = $derived.by<number | null>(() => {
    if (this.#looked !== null && this.#looked.question === this.table.question?.id) return this.#looked.at;
    const keys = this.dice.map((_, at) => this.table.byRef(`die:${at}`));
    const usable = keys.findIndex((each) => each.some((key) => USES.includes(this.table.options.verb(key))));
    const any = keys.findIndex((each) => each.length > 0);
    return usable >= 0 ? usable : any >= 0 ? any : null;
  });

  readonly #charts = new Map<string, Chart>();

  constructor(readonly table: Table) {}

  /** The map of this Era as drawn in a shape; every view carries the map anew, it is drawn up once. */
  chart(shape: Shape): Chart {
    const page = this.view.printed.drawing;
    const name = [page.id, ...Object.values(shape)].join(" ");
    const made = this.#charts.get(name) ?? chart(page, shape);
    this.#charts.set(name, made);
    return made;
  }

  lookAt(die: number): void {
    this.#looked = { at: die, question: this.table.question?.id ?? "" };
  }

  sheet(seat: number): SangueRealeSheetSeen {
    return this.view.sheets[seat === 1 ? 1 : 0];
  }

  /** A player has the colours of the character's side; before there is one, those of the seat. */
  side(seat: number): Side {
    return (this.sheet(seat).character ? this.sheet(seat).slot : "ab"[seat]) === "b" ? "b" : "a";
  }

  /** How the chronicle tells the end of an Era. */
  outro(result: SangueRealeEraResult): string {
    const winner = result.characters[result.winner];
    return this.word("era", String(result.era), "outro", (winner && this.view.characters[winner]?.slot) || "draw");
  }

  name(seat: number): string {
    const { character } = this.sheet(seat);
    return character ? this.word("character", character) : this.table.seatName(seat);
  }

  /** The words of something that the pack names. */
  word = (...parts: readonly string[]): string => this.table.word(messageId(...parts));

  say = (id: string, args: Record<string, string | number> = {}): string => this.table.word(id, args);

  arms(character: string): Arms {
    const crest = this.view.characters[character]?.crest;
    if (crest === undefined) return { a: "purpure", b: "or", division: "plain", charge: "crown" };
    const [a, b, division, charge] = crest;
    return {
      a: a as Tincture,
      b: b as Tincture,
      division: division in DIVISIONS ? (division as Division) : "plain",
      charge: charge in CHARGES ? (charge as Charge) : "crown",
    };
  }

  /** The answer that a touch on something gives: the one lifted, else the die as it is, else the die looked at. */
  keyOf(ref: string): string | null {
    const keys = this.table.byRef(ref);
    const looked = this.die === null ? [] : this.table.byRef(`die:${this.die}`);
    return (
      keys.find((key) => key === this.table.chosen) ??
      keys.find((key) => AS_IT_IS.includes(this.table.options.verb(key))) ??
      keys.find((key) => looked.includes(key)) ??
      keys[0] ??
      null
    );
  }

  pickFor(ref: string): void {
    const key = this.keyOf(ref);
    if (key !== null) this.table.pick(key);
  }

  /** The words of an answer and what it would bring, for who cannot see the board. */
  described(key: string | null): string {
    const option = this.table.options.get(key);
    return option === null ? "" : [option.text, ...option.preview].join(". ");
  }
}
