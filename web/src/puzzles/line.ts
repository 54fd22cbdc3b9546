/** In the place of a table's stream: one position with its question. What is answered changes nothing and is told. */
import { call } from "../api/http";
import { type Heard, type Line, type Link, type Said, SaidNo } from "../api/stream";
import type { AnyServerMessage, OptionInfo, PuzzleInfo } from "../api/types";

export class PuzzleLine implements Line {
  #closed = false;

  constructor(
    private readonly puzzle: PuzzleInfo,
    heard: Heard,
    linked: (link: Link) => void,
    private readonly answered: (key: string) => void,
  ) {
    queueMicrotask(() => {
      if (this.#closed) return;
      const { table, sight } = puzzle;
      linked("open");
      heard({ type: "welcome", seq: table.seq, hand: [puzzle.details.seat], host: false, log: [], table, sight });
    });
  }

  async ask(said: Said): Promise<AnyServerMessage> {
    const id = "";
    if (said.do === "details") return { type: "details", id, details: this.puzzle.details };
    if (said.do === "forecast") return { type: "forecast", id, option: await this.#option(said.key) };
    if (said.do === "answer") {
      this.answered(said.key);
      return { type: "ack", id, ack: { seq: 0, ply: 0, repeated: true } };
    }
    throw new SaidNo({ code: "", text: "", rule: "", key: "" });
  }

  close(): void {
    this.#closed = true;
  }

  async #option(key: string): Promise<OptionInfo> {
    const known = this.puzzle.details.options.find((option) => option.key === key);
    if (known !== undefined && known.preview.length > 0) return known;
    return call<OptionInfo>(`/puzzles/${this.puzzle.card.id}/option`, { query: { key }, keep: true });
  }
}
