/** The options of the open question: words, what lights up, what is lifted. They come with the question. */
import { untrack } from "svelte";
import type { OptionInfo, RefusedInfo } from "../api/types";
import { type Fields, has, verbOf } from "./answers";
import type { Table } from "./table.svelte";

const AGAIN = 400; // ms until words that were not told are asked for once more

export class Options {
  chosen = $state<string | null>(null);
  /** Options told in full later than the question: words of long lists, what one of many would bring. */
  #told = $state.raw<ReadonlyMap<string, OptionInfo>>(new Map());
  /** Keys about which something was asked and not told yet. */
  #asked = $state.raw<ReadonlySet<string>>(new Set());
  /** The question that all this is about. */
  #of = "";
  #wording = false;

  readonly all = $derived.by<readonly OptionInfo[]>(() => {
    const question = this.table.question;
    if (question === null) return [];
    const sent = new Map(question.options.map((option) => [option.key, option]));
    return question.keys.map((key) => this.#told.get(key) ?? sent.get(key) ?? bare(key));
  });
  /** Whether the answers are there as data, with what lights up; with very many of them only the keys are. */
  readonly known = $derived.by(() => {
    const question = this.table.question;
    return question !== null && (question.options.length > 0 || this.#told.size > 0 || question.keys.length === 0);
  });
  readonly refused = $derived.by<readonly RefusedInfo[]>(() => this.table.question?.refused ?? []);
  /** The same, each reason told once whatever number of options it forbids. */
  readonly reasons = $derived([...new Map(this.refused.map((card) => [`${card.rule} ${card.text}`, card])).values()]);
  readonly byKey = $derived(new Map(this.all.map((option) => [option.key, option])));
  readonly byRef = $derived.by<ReadonlyMap<string, readonly string[]>>(() => {
    const found = new Map<string, string[]>();
    for (const { key, refs } of this.all)
      for (const ref of refs) {
        const there = found.get(ref);
        if (there) there.push(key);
        else found.set(ref, [key]);
      }
    return found;
  });
  /** Options that nothing on the board stands for: the ask shows them. */
  readonly loose = $derived.by(() =>
    this.all.filter(({ refs }) => !(refs.length > 0 ? refs : [""]).some((ref) => this.table.draws(ref))),
  );

  /** Whether something of the question, or of what is lifted, is still to come from the server. */
  readonly awaited = $derived.by(
    () => this.table.question !== null && (!this.known || (this.chosen !== null && this.#asked.has(this.chosen))),
  );

  constructor(private readonly table: Table) {}

  /** The option; what it brings may come a moment later. */
  get(key: string | null): OptionInfo | null {
    return key === null ? null : (this.byKey.get(key) ?? null);
  }

  /** The first option whose answer has these fields: `find({ verb: "use", die: 4 })`. */
  find(fields: Fields): OptionInfo | null {
    return this.all.find(({ answer }) => has(answer, fields)) ?? null;
  }

  /** What an answer is, by the first word of it. */
  verb(key: string | null): string {
    return verbOf(this.get(key)?.answer ?? {});
  }

  /** Lift an option, or put back what is lifted. */
  lift(key: string | null): void {
    this.chosen = key !== null && this.byKey.has(key) ? key : null;
    if (this.chosen !== null) this.foretell(this.chosen);
  }

  /** Ask what one option would bring, where answers like it are too many to tell it of all. */
  foretell(key: string): void {
    const question = untrack(() => this.table.question);
    const option = untrack(() => this.get(key));
    if (question === null || option === null || option.forecast !== null || untrack(() => this.#asked.has(key))) return;
    this.#asked = new Set(untrack(() => this.#asked)).add(key);
    const told = this.table.forecast(question.id, key).then((card) => {
      if (card && this.table.question?.id === question.id) this.#tell([card]);
    }, ignore);
    void told.finally(() => (this.#asked = new Set([...this.#asked].filter((one) => one !== key))));
  }

  /** Called when the question changes; what is lifted stays so where the same question comes anew. */
  follow(): void {
    const question = this.table.question;
    const id = question?.id ?? "";
    if (id !== this.#of) {
      this.#of = id;
      this.chosen = null;
      this.#told = new Map();
      this.#wording = false;
    }
    if (question !== null && question.options.length === 0 && question.keys.length > 0) this.word();
  }

  /** Ask for all options in words, where some have none: for lists that are read. */
  word(): void {
    const question = untrack(() => this.table.question);
    if (question === null || this.#wording || untrack(() => this.all.every(({ text }) => text !== ""))) return;
    this.#wording = true;
    void this.table.details(question.id).then(
      (details) => {
        if (details && details.id === this.#of) this.#tell(details.options.filter(({ key }) => !this.#told.has(key)));
      },
      () => {
        if (this.#of !== question.id) return;
        this.#wording = false; // the line was lost, or the server has enough for a moment: nobody else would ask again
        setTimeout(() => this.word(), AGAIN);
      },
    );
  }

  #tell(cards: readonly OptionInfo[]): void {
    this.#told = new Map([...this.#told, ...cards.map((card) => [card.key, card] as const)]);
  }

  /** The words come anew, in another language. */
  forget(): void {
    this.#told = new Map();
    this.#wording = false;
  }

  /** Why an answer with these fields, that one looks for, is not there. */
  whyNot(fields: Fields): RefusedInfo | null {
    return this.refused.find(({ answer }) => has(answer, fields)) ?? null;
  }
}

const bare = (key: string): OptionInfo => ({ key, text: "", refs: [], preview: [], answer: {}, forecast: null });
const ignore = (): void => undefined;
