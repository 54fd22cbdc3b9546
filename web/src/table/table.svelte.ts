/** The state of one table as this browser knows it. Boards read it, lift an option, send it; nothing here knows a rule. */
import type { FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { call } from "../api/http";
import { type Heard, type Line, type Link, SaidNo, Stream } from "../api/stream";
import type {
  AnyServerMessage,
  Details,
  EventInfo,
  LogLine,
  Moment,
  OptionInfo,
  Presence,
  Question,
  RefusalInfo,
  ViewInfo,
  Step,
  TableInfo,
  TextReply,
  Thinking,
  Welcome,
} from "../api/types";
import { worldOf } from "../games";
import { settings } from "../settings.svelte";
import { type Motion, MOVING, STILL } from "./motion";
import type { Fields } from "./answers";
import { type AskOffer, type AskPart, AskParts } from "./ask.svelte";
import { Options } from "./options.svelte";
import { Pace } from "./pace";
import { Past } from "./past.svelte";
import { play, type Sound } from "./sound";
import { joined } from "./story";
import { openWordbook, type Wordbook } from "./wordbook";

type Words = Record<string, FluentVariable>;

export class Table {
  card = $state.raw<TableInfo>()!;
  /** How things stand now, whatever moment is being looked at. */
  now = $state.raw<ViewInfo>()!;
  log = $state.raw<readonly LogLine[]>([]);
  hand = $state.raw<readonly number[]>([]);
  host = $state(false);
  ready = $state(false);
  link = $state<Link>("joining");
  presence = $state.raw<Presence>({ type: "presence", seats: [], watching: 0 });
  thinking = $state.raw<readonly Thinking[]>([]);
  /** Seats that have kept the table waiting longer than its pace allows. */
  missed = $state.raw<readonly number[]>([]);
  /** What happened with the latest step, for boards that show it move. */
  latest = $state.raw<readonly EventInfo[]>([]);
  /** The key that is on its way, until the table has moved on. */
  sending = $state<string | null>(null);
  /** Why the last thing asked for was not done. */
  refusal = $state.raw<RefusalInfo | null>(null);
  announcement = $state("");
  words = $state.raw<Wordbook | null>(null);
  /** Whether the board has been loaded. */
  drawn = $state(false);
  readonly options = new Options(this);
  readonly #asks = new AskParts();
  readonly past = new Past(this);
  readonly #pace = new Pace<Step>(
    (step) => this.#show(step),
    () => this.motion.move,
  );
  #stream: Line | undefined;
  #seq = 0;

  readonly sight = $derived<ViewInfo>(this.past.moment?.sight ?? this.now);
  readonly viewer = $derived(this.sight.viewer);
  /** The decision that is the viewer's to take now, or null. The past asks nothing: of a mistake it shows the better answer. */
  readonly question = $derived<Question | null>(
    this.past.at === null
      ? (this.now?.decisions.find((one) => one.held === null || one.may_change) ?? null)
      : this.past.better,
  );
  /** The secret answer that is in while others still think. */
  readonly held = $derived(this.now?.decisions.find((one) => one.held !== null)?.held ?? null);
  readonly motion = $derived<Motion>(settings.moves ? MOVING : STILL);
  readonly canUndo = $derived((this.now?.undo?.steps ?? 0) > 0 && this.past.at === null && this.card.phase !== "over");

  /** Whether something is still to come that one needs to answer: the board, its words, those of the question. */
  readonly awaits = $derived(
    this.sending !== null || this.options.awaited || (this.question !== null && (this.words === null || !this.drawn)),
  );

  constructor(
    readonly id: string,
    readonly key: string,
    /** In the place of the stream to the server. */
    private readonly line: ((heard: Heard, linked: (link: Link) => void) => Line) | null = null,
  ) {}

  // -- what boards use

  /** Names and lines of the game in the viewer's language: `table.word("card-kite-tower")`. */
  word(id: string, args: Words = {}): string {
    return this.words?.word(id, args) ?? "";
  }

  seatName(seat: number): string {
    return this.card.seats[seat]?.name ?? "";
  }

  byRef(ref: string): readonly string[] {
    return this.options.byRef.get(ref) ?? [];
  }

  /** Whether something on the board can be chosen now. */
  isLit(ref: string): boolean {
    return this.sending === null && this.options.byRef.has(ref);
  }

  /** What the board gives to the ask. */
  get ask(): AskPart {
    return this.#asks.shown;
  }

  /** Whether the board draws this and lights it by itself. */
  draws(ref: string): boolean {
    return this.#asks.draws(ref);
  }

  /** Called once by a board while it is made: its part of the ask, for as long as it is shown. */
  offerAsk(offer: AskOffer): void {
    $effect(() => untrack(() => this.#asks.add(offer)));
  }

  get chosen(): string | null {
    return this.options.chosen;
  }

  /** Lift an option, or put it back. */
  choose(key: string | null): void {
    if (this.past.at !== null) return; // what is drawn there is the answer that would have been better
    this.refusal = null;
    this.options.lift(key);
    if (key !== null) this.sound("touch");
  }

  /** A touch on the board: lifts the option, and sends it when it was lifted already. */
  pick(key: string): void {
    if (this.options.chosen === key && !settings.alwaysAsk) void this.send(key);
    else this.choose(key);
  }

  /** Give an answer; without a key, the one that is lifted. */
  async send(key: string | null = this.options.chosen): Promise<boolean> {
    const question = this.question;
    if (key === null || question === null || this.sending !== null || this.past.at !== null) return false;
    this.refusal = null;
    this.sending = key;
    try {
      await this.#stream?.ask({ do: "answer", seat: question.seat, decision: question.id, key });
      return true;
    } catch (error) {
      if (error instanceof SaidNo) this.refusal = error.card;
      return false;
    } finally {
      this.sending = null;
    }
  }

  /** Something was touched that the rules forbid now, and the board knows why: the ask says it. */
  refuse(why: RefusalInfo | null): void {
    this.refusal = why;
  }

  /** The same where the board does not know: the server is asked. Nothing is answered. */
  async explain(answer: Fields): Promise<void> {
    const question = this.question;
    if (question === null || this.past.at !== null) return;
    this.refusal = this.options.whyNot(answer);
    if (this.refusal !== null) return;
    const sent = await this.#stream?.ask({ do: "why", decision: question.id, answer }).catch(() => undefined);
    if (sent?.type === "why" && this.question?.id === question.id) this.refusal = sent.refusal;
  }

  /** Said once to who listens to the page; not shown. */
  say(text: string): void {
    this.announcement = text;
  }

  sound(kind: Sound): void {
    if (settings.sound) void play(kind, worldOf(this.card.game)).catch(() => undefined); // no loudspeaker is no fault
  }

  /** What is shown now wants this long to be seen before the next step comes (at most half a second). */
  hold(milliseconds: number): void {
    if (settings.moves) this.#pace.hold(milliseconds);
  }

  /** The view as text that can be read aloud and played from. */
  async readAloud(): Promise<string> {
    const [seat, ply] = [this.viewer ?? undefined, this.past.at ?? undefined];
    if (seat === undefined && this.hand.length > 0) return ""; // the screen is up
    return (await call<TextReply>(`/tables/${this.id}/text`, { key: this.key, query: { seat, ply } })).text;
  }

  // -- what the frame uses

  join(seat: number | null = null): void {
    this.leave();
    this.#seq = 0;
    const hello = {
      key: this.key,
      language: settings.language,
      after: () => this.#seq,
      seat: () => (this.ready ? this.now.viewer : seat),
    };
    const heard: Heard = (sent) => this.#receive(sent);
    const linked = (link: Link): void => void (this.link = link);
    this.#stream = this.line?.(heard, linked) ?? new Stream(this.id, hello, heard, linked);
  }

  /** A game that is over, as this browser has kept it, while there is no line. */
  openKept({ table, sight, seq }: Moment, log: readonly LogLine[], hand: readonly number[]): void {
    if (this.ready) return;
    this.card = table;
    this.now = sight;
    this.log = log;
    this.hand = hand;
    this.#seq = seq;
    this.ready = true;
    void this.#read(table, settings.language);
  }

  leave(): void {
    this.past.stop();
    this.#stream?.close();
    this.#pace.forget();
  }

  /** Let the next person see, or put the screen up. */
  async look(seat: number | null): Promise<void> {
    this.log = [];
    await this.#stream?.ask({ do: "look", seat });
    if (seat === null) return;
    const page = await call<{ lines: LogLine[] }>(`/tables/${this.id}/log`, { key: this.key, query: { seat } });
    this.log = page.lines;
  }

  /** A question with all its options in words. */
  async details(decision: string): Promise<Details | undefined> {
    const sent = await this.#stream?.ask({ do: "details", decision });
    return sent?.type === "details" ? sent.details : undefined;
  }

  /** One option in full: what it would bring. */
  async forecast(decision: string, key: string): Promise<OptionInfo | undefined> {
    if (this.past.at !== null) return undefined;
    const sent = await this.#stream?.ask({ do: "forecast", decision, key });
    return sent?.type === "forecast" ? sent.option : undefined;
  }

  talk(text: string): Promise<AnyServerMessage> | undefined {
    return this.#stream?.ask({ do: "talk", text });
  }

  /** Show the steps that wait, at once. */
  skip(): void {
    if (this.#pace.behind) this.#pace.skip();
  }

  // -- what comes from the server

  #receive(sent: AnyServerMessage): void {
    switch (sent.type) {
      case "welcome":
        return this.#welcome(sent);
      case "step":
        return this.#pace.add(sent);
      case "sight":
        this.now = sent.sight;
        return;
      case "thinking":
        this.thinking = [...this.thinking.filter((one) => one.seat !== sent.seat), ...(sent.done ? [] : [sent])];
        return;
      case "reminder":
        this.missed = sent.seats;
        return;
      case "no":
        if (sent.id === "") this.refusal = sent.refusal; // there is no coming in here, or not now: these words say why
        return;
      case "presence":
        this.presence = sent;
        return;
      case "ack":
      case "details":
      case "forecast":
      case "why":
      case "pong": // whoever asked gets the reply
    }
  }

  #welcome(sent: Welcome): void {
    this.#pace.forget();
    this.refusal = null;
    this.hand = sent.hand;
    this.host = sent.host;
    this.log = this.#seq === 0 ? sent.log : joined(this.log, sent.seq, sent.log);
    this.#seq = sent.seq;
    this.card = sent.table;
    this.now = sent.sight;
    this.thinking = [];
    this.missed = [];
    this.ready = true;
    void this.#read(sent.table, settings.language);
  }

  /** The words of the game; a language that was left meanwhile is late. */
  async #read({ game, pack }: TableInfo, language: string): Promise<void> {
    const book = await openWordbook(game, pack, language);
    if (book !== null && language === settings.language) this.words = book;
  }

  #show(step: Step): void {
    const mine = this.question !== null;
    this.#seq = step.seq;
    this.missed = [];
    this.log = [...this.log, ...step.log];
    this.latest = step.log.flatMap((line) => line.events);
    this.card = step.table;
    this.now = step.sight;
    if (this.latest.length > 0) this.say(this.latest.map((one) => one.text).join(" "));
    if (!mine && this.question !== null) this.sound("turn");
  }
}
