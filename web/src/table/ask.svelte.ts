/** What a board gives to the ask: one value, worked out from what it shows; the ask draws it. */
import type { Snippet } from "svelte";

export interface AskPart {
  /** Tools beside the answer (turn, flip). */
  readonly tools: Snippet | null;
  /** A body in place of the option buttons (dice being shared out). */
  readonly body: Snippet | null;
  /** What is said instead of the words of the option that the board shows already. */
  readonly line: string | null;
  /** What is said below that: whose turn it is, what has just happened, what the lifted option takes. */
  readonly under: string | null;
  /** What is shown while others decide (their dice). */
  readonly aside: Snippet | null;
  /** The emblem of who is asked, where the board has one of its own (SVG). */
  readonly mark: string;
  /** The world whose look the ask has (`ask.css`); a board in words leaves it as it is. */
  readonly look: "" | "sand" | "blood" | "grail";
  /** How the answers lie: beside the question, as a bar of Actions, as few plain answers, as acts with their price. */
  readonly shape: "" | "bar" | "plain" | "acts";
  /** A page lies over the board: it is read before anything is asked. */
  readonly page: boolean;
  /** Where the game stands, in few words for the bar ("Era II, round 13"). */
  readonly where: string;
}

export const NOTHING: AskPart = {
  tools: null,
  body: null,
  line: null,
  under: null,
  aside: null,
  mark: "",
  look: "",
  shape: "",
  page: false,
  where: "",
};

export interface AskOffer {
  /** Which refs the board draws and lights by itself ("" stands for options without any); the ask offers the rest. */
  readonly draws?: (ref: string) => boolean;
  /** The board's part, read whenever something in it changes. */
  readonly part?: () => Partial<AskPart>;
  /** What lies over the board has a higher one. */
  readonly level?: number;
}

export class AskParts {
  #offers = $state.raw<readonly AskOffer[]>([]);

  /** The part of the uppermost; `where` and `look` are the board's own, whatever lies over it. */
  readonly shown = $derived.by<AskPart>(() =>
    this.#offers.reduce<AskPart>(
      (below, { part }) => ({ ...NOTHING, where: below.where, look: below.look, ...part?.() }),
      NOTHING,
    ),
  );

  draws(ref: string): boolean {
    return this.#offers.at(-1)?.draws?.(ref) ?? false;
  }

  /** From now on this is offered. Returns how to take it back. */
  add(offer: AskOffer): () => void {
    this.#offers = [...this.#offers, offer].sort((one, other) => (one.level ?? 0) - (other.level ?? 0));
    return () => (this.#offers = this.#offers.filter((one) => one !== offer));
  }
}
