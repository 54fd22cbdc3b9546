/** What has been read aloud lately, out of the table's log: verses, dreams, Events, the beginning of a chapter, and what came of them. */
import type { Happening, LogLine } from "../../api/types";

export interface Passage {
  readonly kind: string;
  /** The answer that led here, in its words. */
  readonly choice: string;
  readonly text: string;
  /** Of an Event: which one. */
  readonly event: string;
  readonly after: readonly string[];
}

export interface Chunk {
  readonly passages: readonly Passage[];
  /** The last line that belongs to it. */
  readonly seq: number;
}

const STORY = new Set(["VerseRead", "Dreamt", "EventRevealed", "ChapterBegan", "TextRead"]);
/** These alone make the book open. */
const OPENS = new Set(["VerseRead", "Dreamt", "EventRevealed", "ChapterBegan"]);
/** A new chunk begins with these. */
const BREAKS = new Set(["ChoiceTaken", "ActionBegan"]);
/** What the table shows anyway, and what an encounter tells at its own table. */
const UNSAID = new Set(["RoundBegan", "ActionBegan", "ActionEnded", "CostPaid", "ExplorationEnded", "DayBegan", "EveningCame", "MenhirDialTurned", "LocationRevealed", "CardDrawn", "CardsDrawn"]);

/** These are seen where they happen. */
const QUIET = new Set(["ChoiceTaken", "CharactersMoved", "CharacterPassed", "ExplorationBegan", "MenhirInspected", "CharacterChosen", "PoolChanged", "KeyConnected", "CardPlayed"]);

/** The passages since the last choice or Action, as far as they are newer than what was put away. */
export function chunk(log: readonly LogLine[], closed: number): Chunk {
  const events: Happening[] = [];
  let seq = closed;
  for (const line of log) {
    if (line.seq <= closed) continue;
    seq = Math.max(seq, line.seq);
    events.push(...line.events);
  }
  const last = events.findLastIndex((event) => BREAKS.has(event.kind));
  return { passages: fold(events.slice(Math.max(0, last))), seq };
}

function fold(events: readonly Happening[]): Passage[] {
  const found: { kind: string; choice: string; text: string; event: string; after: string[] }[] = [];
  let choice = "";
  for (const { kind, text, data } of events) {
    if (kind === "ChoiceTaken") choice = text;
    else if (STORY.has(kind)) {
      if (found.length === 0 && !OPENS.has(kind)) continue;
      found.push({ kind, choice, text, event: String(data["event_id"] ?? ""), after: [] });
      choice = "";
    } else if (!UNSAID.has(kind) && text) found.at(-1)?.after.push(text);
  }
  return found;
}

/** What a step brought, in lines for the edge of the map: what was read is in the book, what was paid is on the board. */
export const news = (events: readonly Happening[]): string[] =>
  events.filter(({ kind, text }) => text !== "" && !STORY.has(kind) && !UNSAID.has(kind) && !QUIET.has(kind)).map(({ text }) => text);
