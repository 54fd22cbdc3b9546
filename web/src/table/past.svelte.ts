/** Looking at the past of a table: any moment of it, one after another, from any seat that one may see from. */
import { call } from "../api/http";
import type { AnalysisInfo, LogLine, Moment, Question } from "../api/types";
import { settings } from "../settings.svelte";
import type { Table } from "./table.svelte";

const MOST = 300; // moments kept at hand
const BEAT = 1100; // milliseconds for each answer while it plays by itself

export class Past {
  moment = $state.raw<Moment | null>(null);
  /** How many answers had been given at the moment looked at; null for now. */
  at = $state<number | null>(null);
  running = $state(false);
  /** From which seat; only when the game is over may it be anybody's. */
  eyes = $state<number | null>(null);
  /** How the game stood all along, once somebody has asked for it. */
  analysis = $state.raw<AnalysisInfo | null>(null);
  #seen = new Map<string, Moment>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly table: Table) {}

  get last(): number {
    return this.table.card.ply;
  }

  /** What gave something away at the moment looked at, once that is known. */
  readonly mistake = $derived.by(() => this.analysis?.turns.find((turn) => turn.ply === this.at));

  /** The better answer there, as a question that leaves no other: boards draw what it would have brought. Seen by who was asked. */
  readonly better = $derived.by<Question | null>(() => {
    const [turn, seen] = [this.mistake, this.moment];
    const option = turn?.option ?? null;
    if (turn === undefined || option === null || seen?.ply !== this.at || seen.sight.viewer !== turn.seat) return null;
    const [id, text] = [`past ${turn.ply}`, turn.asked];
    const { seat, prompt } = turn;
    return {
      id,
      seat,
      prompt,
      text,
      keys: [option.key],
      held: null,
      may_change: false,
      options: [option],
      refused: [],
    };
  });

  /** The story's lines of the moment looked at. */
  get lines(): readonly LogLine[] {
    return this.table.log.filter((line) => line.ply === this.at && line.events.length > 0).slice(-1);
  }

  async visit(ply: number): Promise<void> {
    const at = Math.max(0, Math.min(ply, this.last));
    this.at = at;
    const found = await this.#fetch(at);
    if (this.at === at && found !== null) this.moment = found;
  }

  /** A moment as this seat saw it: of a game that is over, anybody's. */
  async judge(ply: number, seat: number): Promise<void> {
    const mine = this.table.hand.length === 1 && this.table.hand[0] === seat;
    this.eyes = mine ? null : seat;
    await this.visit(ply);
  }

  /** Worked out once, by a bot that plays the game again. */
  async analyse(): Promise<AnalysisInfo> {
    this.analysis ??= await call<AnalysisInfo>(`/tables/${this.table.id}/analysis`, {
      key: this.table.key,
      keep: true,
    });
    return this.analysis;
  }

  async look(seat: number | null): Promise<void> {
    this.eyes = seat;
    if (this.at !== null) await this.visit(this.at);
  }

  now(): void {
    this.stop();
    this.at = null;
    this.moment = null;
    this.eyes = null;
  }

  play(): void {
    this.running = true;
    if (this.at === null || this.at >= this.last) void this.visit(0);
    clearInterval(this.#timer);
    this.#timer = setInterval(() => {
      if (this.at === null || this.at >= this.last) this.stop();
      else void this.visit(this.at + 1);
    }, BEAT);
  }

  stop(): void {
    this.running = false;
    clearInterval(this.#timer);
  }

  async #fetch(ply: number): Promise<Moment | null> {
    const seat = this.eyes ?? this.table.now.viewer ?? undefined;
    const place = `${ply} ${seat} ${settings.language} ${this.table.card.ply}`;
    const seen = this.#seen.get(place);
    if (seen) return seen;
    try {
      const found = await call<Moment>(`/tables/${this.table.id}/sight`, { key: this.table.key, query: { ply, seat } });
      if (this.#seen.size >= MOST) this.#seen.clear();
      this.#seen.set(place, found);
      return found;
    } catch {
      return null;
    }
  }
}
