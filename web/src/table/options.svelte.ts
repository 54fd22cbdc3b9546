/** The options of the open question: words, what lights up, what is lifted. Details are asked for as they are needed. */
import { untrack } from "svelte";
import type { Details, OptionInfo, RefusalInfo } from "../api/types";
import type { Table } from "./table.svelte";

const PREVIEWS = 60; // with more options than these the server tells what one brings only when asked for that one
const AGAIN = 400; // ms until details that were not told are asked for once more

export class Options {
  chosen = $state<string | null>(null);
  /** Which refs the board draws and lights by itself ("" stands for options without any); the ask offers the rest. */
  draws = $state.raw<(ref: string) => boolean>(() => false);
  #details = $state.raw<Details | null>(null);
  #single = $state.raw<ReadonlyMap<string, OptionInfo>>(new Map());
  /** What was asked about single options and not told yet. */
  #pondered = $state.raw<ReadonlySet<string>>(new Set());
  /** The question whose details were asked for, and the one of which something may be lifted. */
  #asked = "";
  #of = "";

  readonly all = $derived.by<readonly OptionInfo[]>(() => {
    const question = this.table.question;
    if (question === null) return [];
    if (this.#details?.id === question.id) return this.#details.options;
    return question.keys.map((key) => ({ key, text: "", refs: [], preview: [], answer: {}, forecast: null }));
  });
  /** Whether words and refs are there already. */
  readonly known = $derived.by(() => this.table.question !== null && this.#details?.id === this.table.question.id);
  readonly refused = $derived<readonly RefusalInfo[]>(this.known ? (this.#details?.refused ?? []) : []);
  /** The same, each reason told once whatever number of options it forbids. */
  readonly reasons = $derived([...new Map(this.refused.map((card) => [`${card.rule} ${card.text}`, card])).values()]);
  readonly byKey = $derived(new Map(this.all.map((option) => [option.key, option])));
  readonly byRef = $derived.by<ReadonlyMap<string, readonly string[]>>(() => {
    const found = new Map<string, string[]>();
    for (const { key, refs } of this.all) for (const ref of refs) found.set(ref, [...(found.get(ref) ?? []), key]);
    return found;
  });
  /** Options that nothing on the board stands for: the ask shows them. */
  readonly loose = $derived(
    this.all.filter(({ refs }) => (refs.length > 0 ? !refs.some((ref) => this.draws(ref)) : !this.draws(""))),
  );

  /** Whether something of the question, or of what is lifted, is still to come from the server. */
  readonly awaited = $derived.by(() => {
    const question = this.table.question;
    return question !== null && (!this.known || this.#pondered.has(`${question.id} ${this.chosen}`));
  });

  constructor(private readonly table: Table) {}

  /** The option with its words; what it brings may come a moment later. */
  get(key: string | null): OptionInfo | null {
    if (key === null) return null;
    return this.#single.get(key) ?? this.byKey.get(key) ?? null;
  }

  choose(key: string | null): void {
    this.chosen = key !== null && this.byKey.has(key) ? key : null;
    if (this.chosen !== null) this.ponder(this.chosen);
  }

  /** Ask what one option would bring, where the list was too long to tell it of all. */
  ponder(key: string): void {
    const question = untrack(() => this.table.question);
    const name = `${question?.id} ${key}`;
    if (
      question === null ||
      question.keys.length <= PREVIEWS ||
      untrack(() => this.#single.has(key) || this.#pondered.has(name))
    )
      return;
    this.#pondered = new Set(untrack(() => this.#pondered)).add(name);
    const told = this.table.oneDetail(question.id, key).then((option) => {
      if (option && this.table.question?.id === question.id) this.#single = new Map(this.#single).set(key, option);
    }, ignore);
    void told.finally(() => (this.#pondered = new Set([...this.#pondered].filter((one) => one !== name))));
  }

  /** Called when the question changes. */
  refresh(): void {
    const id = this.table.question?.id ?? "";
    if (id === this.#asked) return;
    this.#asked = id;
    if (id !== this.#of) {
      // asked for anew after the line was lost, what is lifted stays so
      this.#of = id;
      this.chosen = null;
      this.#single = new Map();
    }
    if (id === "") return;
    void this.table.details(id).then(
      (sent) => {
        if (sent?.type === "details" && sent.details.id === this.#asked) this.#details = sent.details;
      },
      () => {
        if (this.#asked !== id) return;
        this.#asked = ""; // the line was lost, or the server has enough for a moment: nobody else would ask again
        setTimeout(() => this.refresh(), AGAIN);
      },
    );
  }

  /** The words are asked for anew, in another language or after the line was lost. */
  forget(): void {
    this.#asked = "";
    this.#details = null;
    this.#single = new Map();
  }

  /** Why an option that one looks for is not there. */
  whyNot(key: string): RefusalInfo | null {
    return this.refused.find((card) => card.key === key) ?? null;
  }
}

const ignore = (): void => undefined;
