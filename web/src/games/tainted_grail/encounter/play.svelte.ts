/** What all parts of the encounter table ask about: who acts, what is looked at, what it would connect, which answer a card stands for. */
import type {
  RefusedInfo,
  TaintedGrailDeckView,
  TaintedGrailEncounterView,
  TaintedGrailFaceView,
  TaintedGrailHalfView,
  TaintedGrailHeroView,
  TaintedGrailJoinView,
  TaintedGrailLaidView,
} from "../../../api/types";
import { t } from "../../../settings.svelte";
import type { Table } from "../../../table/table.svelte";
import { Play } from "../play.svelte";
import { idOf, kindOf } from "../../../table/refs";
import { type CardPlay, cardPlayOf } from "../options";
import { type KeyState, readIcon, rowsJoined, signed, states } from "./keys";

/** A card of the Sequence as it is drawn, or the one that would come next. */
export interface Link {
  readonly id: string;
  readonly face: TaintedGrailFaceView;
  readonly owner: number;
  readonly left: readonly KeyState[];
  readonly right: readonly KeyState[];
  readonly laid: TaintedGrailLaidView | null;
  /** The names of the keys that connect it to the card before. */
  readonly names: readonly string[];
  /** What its keys would give, while it is only looked at. */
  readonly joins: readonly TaintedGrailJoinView[];
}

/** Where things would stand after an answer. */
export interface Outlook {
  readonly pool: number;
  readonly marker: number;
  /** Of who answers, those that would move. */
  readonly tracks: Readonly<Record<string, number>>;
  /** How the encounter would end; "" while it would go on. */
  readonly outcome: string;
}

export const PHASES = ["delayed", "play", "attack", "end"] as const;
const FROM_HAND = ["play_card", "play_by_effect", "discard", "keep", "pay_card"];
/** What is about to happen when something may be used before it. */
const BEFORE: Readonly<Record<string, string>> = {
  before_delayed: "delayed",
  before_play: "play",
  before_attack: "attack",
  before_end: "end",
};
const STORY = ["avoid", "equipment", "mulligan"];
const NOTHING: readonly TaintedGrailJoinView[] = [];

export class EncounterPlay {
  #hovered = $state<string | null>(null);
  /** The card that is read closely, or whose hand. */
  opened = $state<string | null>(null);

  readonly board: Play;
  readonly view = $derived.by(() => this.board.view);
  /** When it ends, what is drawn in the ask is still there for a moment: it sees the last of the encounter. */
  readonly fight = $derived.by<TaintedGrailEncounterView>(() => (this.#seen = this.view.encounter ?? this.#seen)!);
  #seen: TaintedGrailEncounterView | null = null;
  readonly prompt = $derived.by(() => this.board.prompt);
  readonly talks = $derived.by(() => this.fight.foe.kind === "diplomacy");
  /** Whose hand lies before me: mine; who only watches sees the hand of who acts. */
  readonly seat = $derived.by(() => {
    const acting = this.fight.active >= 0 ? this.fight.active : (this.fight.came[0] ?? 0);
    return this.view.viewer ?? acting;
  });
  readonly cards = $derived.by<TaintedGrailDeckView | undefined>(() => this.deckOf(this.seat));
  /** The answer that is looked at: what the pointer is on, else what is lifted. */
  readonly looked = $derived.by(() => this.hovered ?? this.table.chosen);
  readonly outlook = $derived.by<Outlook | null>(() => this.outlookOf(this.looked));
  /** Before the first card: the page of who is met. */
  readonly tells = $derived.by(
    () =>
      STORY.includes(this.prompt) ||
      (this.fight.turn === 1 && this.fight.active < 0 && this.fight.sequence.length === 0),
  );
  readonly placed = $derived.by<CardPlay | null>(() => {
    const play = this.cardPlayOf(this.looked);
    const turned = this.fight.placing;
    const held = play !== null && (play.card === turned?.card || (this.cards?.hand.includes(play.card) ?? false));
    return held ? play : turned === null ? null : { card: turned.card, magic: [] };
  });
  /** Which of the four phases of an Activation this is; "" before the first and between two. */
  readonly phase = $derived.by<string>(() => {
    const { active, phase } = this.fight;
    if (this.tells) return "";
    if (active < 0) return "end";
    if (phase !== "window" && phase !== "") return phase;
    return BEFORE[this.prompt] ?? "";
  });
  /** What limits this Activation, in words. */
  readonly limits = $derived.by<readonly string[]>(() => {
    const { limit, played, expected, phase } = this.fight;
    const few = !this.talks && phase === "play" && played < expected;
    return [
      limit === null ? "" : t("tge-limit", { played, n: limit }),
      few ? t("tge-expected", { n: expected - played }) : "",
    ].filter(Boolean);
  });
  readonly links = $derived.by<readonly Link[]>(() => this.#links());
  /** How many of the oldest cards there is no room for. */
  readonly folded = $derived.by(() => Math.max(0, this.links.length - (this.small ? (this.waits ? 2 : 3) : 7)));
  /** Nothing lies at the end of the Sequence, and a card may. */
  readonly waits = $derived.by(() => this.placed === null && this.prompt === "play_card");
  /** How the enemy's own right edge is drawn. */
  readonly foeEdge = $derived.by(() => this.#edge(this.fight.foe.right, -1));

  constructor(
    readonly table: Table,
    /** Whether the screen is that of a phone. */
    private readonly narrow: () => boolean = () => false,
  ) {
    this.board = new Play(table);
  }

  get small(): boolean {
    return this.narrow();
  }

  /** The answer that the pointer or the keyboard is on. Where answers like it are many, what it brings is asked for. */
  get hovered(): string | null {
    return this.#hovered;
  }
  set hovered(key: string | null) {
    this.#hovered = key;
    if (key !== null) this.table.options.foretell(key);
  }

  /** Where things would stand after an answer, as far as it is known by now. */
  outlookOf(key: string | null): Outlook | null {
    const told = this.board.forecast(key);
    if (told === null) return null;
    const own = told.tracks.filter(({ seat }) => seat === this.table.question?.seat);
    return {
      pool: told.pool ?? this.fight.pool,
      marker: told.marker ?? this.fight.marker,
      tracks: Object.fromEntries(own.map(({ track, now }) => [track, now])),
      outcome: told.outcome,
    };
  }

  // -- words

  /** A text of the view as a sentence of its own. */
  say = (text: string | null | undefined): string => (text ?? "").slice(0, 1).toUpperCase() + (text ?? "").slice(1);

  keyName(name: string): string {
    return name === "magic" || name === "free" ? this.table.word(`half-${name}`) : this.table.word(`attribute-${name}`);
  }

  iconName(icon: string): string {
    const { name, n } = readIcon(icon);
    return this.table.word(`icon-${name}`, { n: name === "affinity" ? signed(n) : n });
  }

  /** "Courage: 1 cube; Free". */
  joinsSaid(joins: readonly TaintedGrailJoinView[]): string {
    const each = joins.map((join) =>
      [this.keyName(join.key), join.gives.map((icon) => this.iconName(icon)).join(", ")].filter(Boolean).join(": "),
    );
    return each.length > 0 ? t("tge-joins", { keys: each.join("; ") }) : t("tge-joins-none");
  }

  phaseName(phase: string): string {
    return t(phase === "attack" && this.talks ? "tge-phase-reaction" : `tge-phase-${phase}`);
  }

  // -- heroes and hands

  hero(seat: number): TaintedGrailHeroView | undefined {
    return this.view.heroes[seat];
  }

  deckOf(seat: number): TaintedGrailDeckView | undefined {
    return this.talks ? this.hero(seat)?.diplomacy : this.hero(seat)?.combat;
  }

  face(card: string): TaintedGrailFaceView | undefined {
    return this.view.faces[`card:${card}`];
  }

  // -- what a thing on the table stands for

  /** Whether something is drawn here and lights up by itself; the ask offers the rest. */
  draws = (ref: string): boolean => {
    const kind = kindOf(ref);
    if (kind === "card") return this.#shows(idOf(ref));
    if (kind === "item" || kind === "secret") return this.prompt === "equipment";
    return kind === "hero" && this.prompt === "active" && ref !== `hero:${this.seat}`;
  };

  /** In my hand while cards of it are asked for, or in the part of the Sequence that is not folded away. */
  #shows(card: string): boolean {
    if (FROM_HAND.includes(this.prompt) && this.cards?.hand.includes(card)) return true;
    return this.links.slice(this.folded).some((link) => link.laid?.card === card);
  }

  /** The card that an answer plays. */
  cardPlayOf(key: string | null): CardPlay | null {
    return cardPlayOf(this.table.options.get(key));
  }

  /** The answer that a touch on a card gives: the one lifted, else the one without Magic, else the cheapest. */
  keyOf(ref: string): string | null {
    const keys = this.table.byRef(ref);
    return keys.find((key) => key === this.table.chosen) ?? keys[0] ?? null;
  }

  pickFor(ref: string, why: RefusedInfo | null = null): boolean {
    const key = this.keyOf(ref);
    if (key !== null) this.table.pick(key);
    else if (why !== null) this.table.refuse(why);
    return key !== null || why !== null;
  }

  /** Why a card of mine cannot be played now. */
  whyNot(card: string): RefusedInfo | null {
    return this.table.options.refused.find((one) => cardPlayOf(one)?.card === card) ?? null;
  }

  /** The other ways to pay for the card that is lifted: with one Magic Key more, or less. */
  readonly magicWays = $derived.by<readonly { row: number; on: boolean; key: string }[]>(() => {
    const play = this.cardPlayOf(this.table.chosen);
    if (play === null) return [];
    const offered = this.table.byRef(`card:${play.card}`);
    const rows = new Set(offered.flatMap((key) => this.cardPlayOf(key)?.magic ?? []));
    return [...rows].flatMap((row) => {
      const on = play.magic.includes(row);
      const wanted = on ? play.magic.filter((one) => one !== row) : [...play.magic, row];
      const key = offered.find((one) => sameRows(this.cardPlayOf(one)?.magic ?? [], wanted));
      return key === undefined ? [] : [{ row, on, key }];
    });
  });

  // -- the Sequence

  #links(): readonly Link[] {
    const laid = this.fight.sequence.map((card, nth) => this.#link(card, nth));
    const next = this.#next();
    return next === null ? laid : [...laid, next];
  }

  #link(laid: TaintedGrailLaidView, nth: number): Link {
    const face = this.face(laid.card)!;
    const before = nth === 0 ? this.fight.foe.right : (this.face(this.fight.sequence[nth - 1]!.card)?.right ?? []);
    const left = states(face.left, { other: before, joined: laid.joined });
    const names = laid.joined.toReversed().map((row) => this.keyName(before[row]?.attr || before[row]?.key || "free"));
    return {
      id: laid.card,
      face,
      owner: laid.owner,
      left,
      right: this.#edge(face.right, nth),
      laid,
      names,
      joins: NOTHING,
    };
  }

  /** The right edge of the nth card (-1: of the enemy), by what lies after it. */
  #edge(edge: readonly TaintedGrailHalfView[], nth: number): readonly KeyState[] {
    const after = this.fight.sequence[nth + 1];
    if (after) return states(edge, { other: this.face(after.card)?.left ?? [], joined: after.joined });
    const { placed } = this;
    if (placed === null) return states(edge, { other: null, joined: [] });
    const joined = this.joinsOf(placed).map((join) => join.row);
    return states(edge, { other: this.face(placed.card)?.left ?? [], joined, maybe: true });
  }

  #next(): Link | null {
    const face = this.placed === null ? undefined : this.face(this.placed.card);
    if (this.placed === null || face === undefined) return null;
    const joins = this.joinsOf(this.placed);
    const left = states(face.left, { other: this.fight.edge, joined: joins.map((join) => join.row), maybe: true });
    const right = states(face.right, { other: null, joined: [] });
    return { id: this.placed.card, face, owner: this.fight.active, left, right, laid: null, names: [], joins };
  }

  joinsOf(play: CardPlay): readonly TaintedGrailJoinView[] {
    return rowsJoined(this.fight.joins[play.card] ?? NOTHING, play.magic);
  }
}

const sameRows = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((row) => others.includes(row));
