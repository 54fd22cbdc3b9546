/** What has been read aloud lately, out of the table's log: verses, dreams, Events, the beginning of a chapter, and what came of them. */
import type { EventInfo, LogLine, TaintedGrailView } from "../../api/types";

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

const STORY = new Set(["VerseRead", "Dreamt", "EventRevealed", "ChapterBegan", "TextRead", "OutcomeRead"]);
/** These alone make the book open. */
const OPENS = new Set(["VerseRead", "Dreamt", "EventRevealed", "ChapterBegan"]);
/** A new chunk begins with these; once a card lies in a Sequence, what was read before it is past. */
const BREAKS = new Set(["ChoiceTaken", "ActionBegan", "CardPlayed"]);
/** An encounter that is over opens the book where these follow it: the next one would hide how it ended, the text what it taught. */
const FOLLOWS = new Set(["TextRead", "EncounterDrawn"]);
/** What the table shows anyway, and what an encounter tells at its own table. */
const UNSAID = new Set([
  "RoundBegan",
  "ActionBegan",
  "ActionEnded",
  "CostPaid",
  "ExplorationEnded",
  "DayBegan",
  "EveningCame",
  "MenhirDialTurned",
  "LocationRevealed",
  "CardDrawn",
  "CardsDrawn",
]);

/** These are seen where they happen. */
const QUIET = new Set([
  "ChoiceTaken",
  "CharactersMoved",
  "CharacterPassed",
  "ExplorationBegan",
  "MenhirInspected",
  "CharacterChosen",
  "PoolChanged",
  "KeyConnected",
  "CardPlayed",
]);

/** The passages since the last choice or Action, as far as they are newer than what was put away. */
export function chunk(log: readonly LogLine[], closed: number): Chunk {
  const events: EventInfo[] = [];
  const [ends, firsts] = [new Set<EventInfo>(), new Set<EventInfo>()];
  let seq = closed;
  for (const line of log) {
    if (line.seq <= closed) continue;
    seq = Math.max(seq, line.seq);
    events.push(...line.events);
    const first = line.events.find(({ kind }) => STORY.has(kind));
    if (first !== undefined) firsts.add(first); // an answer is answered, whatever was read before it
    const end = endOf(line.events);
    if (end !== undefined) ends.add(end);
  }
  const last = events.findLastIndex((event) => BREAKS.has(event.kind));
  const fresh = events.slice(Math.max(0, last));
  return { passages: fold(unread(fresh, firsts, readBefore(log, fresh[0])), ends), seq };
}

const page = ({ data }: EventInfo): string => `${String(data["section"])}.${String(data["verse"])}`;

/** Verses of this visit that lay open before this event. */
function readBefore(log: readonly LogLine[], until: EventInfo | undefined): Set<string> {
  const seen = new Set<string>();
  let earlier = until === undefined;
  for (const line of log.toReversed())
    for (const event of line.events.toReversed()) {
      if (event.kind === "ExplorationBegan" || event.kind === "ExplorationEnded") return seen;
      if (earlier && event.kind === "VerseRead") seen.add(page(event));
      earlier ||= event === until;
    }
  return seen;
}

/** Without what is turned back to in the same visit after something else: the scene just read stands last. */
function unread(events: readonly EventInfo[], firsts: ReadonlySet<EventInfo>, seen: Set<string>): EventInfo[] {
  return events.filter((event) => {
    if (event.kind !== "VerseRead") return true;
    const isNew = !seen.has(page(event));
    seen.add(page(event));
    return isNew || firsts.has(event);
  });
}

function fold(events: readonly EventInfo[], ends: ReadonlySet<EventInfo>): Passage[] {
  const found: { kind: string; choice: string; text: string; event: string; after: string[] }[] = [];
  let choice = "";
  let drawn = false;
  for (const event of events) {
    const { kind, text, data } = event;
    if (kind === "EncounterDrawn") drawn = true;
    if (kind === "ChoiceTaken") choice = text;
    else if (STORY.has(kind) || ends.has(event)) {
      // What is told of an encounter as it begins opens the book too: why it stands on this road.
      const begins = kind === "TextRead" && drawn;
      // So does what is told in answer to a choice, before the page one turns back to.
      const answers = kind === "TextRead" && choice !== "";
      if (found.length === 0 && !OPENS.has(kind) && !begins && !answers && !ends.has(event)) continue;
      found.push({ kind, choice, text, event: String(data["event_id"] ?? ""), after: [] });
      choice = "";
    } else if (!UNSAID.has(kind) && text) found.at(-1)?.after.push(text);
  }
  return found;
}

/** The end of an encounter that what follows with the same answer would hide. */
function endOf(events: readonly EventInfo[]): EventInfo | undefined {
  const at = events.findIndex(({ kind }) => kind === "EncounterEnded");
  const after = new Set(events.slice(at + 1).map(({ kind }) => kind));
  const hides = [...FOLLOWS].some((kind) => after.has(kind)) || (after.has("OutcomeRead") && after.has("VerseRead"));
  return at >= 0 && hides ? events[at] : undefined;
}

/** Whether the book tells how an encounter ended. */
export const tellsAnEnd = (passages: readonly Passage[]): boolean =>
  passages.some(({ kind }) => kind === "EncounterEnded");

/** What a step brought, in lines for the edge of the map: what was read is in the book, what was paid is on the board. */
export const news = (events: readonly EventInfo[]): string[] =>
  events
    .filter(({ kind, text }) => text !== "" && !STORY.has(kind) && !UNSAID.has(kind) && !QUIET.has(kind))
    .map(({ text }) => text);

/** At a table of one Encounter alone no day ever dawns: how that ended, whose card it was. Null at any other. */
export function metAlone(
  view: Pick<TaintedGrailView, "day" | "outcome">,
  log: readonly LogLine[],
): { readonly id: string; readonly text: string } | null {
  if (view.day > 0 || view.outcome === "") return null;
  const end = log.flatMap((line) => line.events).findLast(({ kind }) => kind === "EncounterEnded");
  return end === undefined ? null : { id: String(end.data["card"] ?? ""), text: end.text };
}
