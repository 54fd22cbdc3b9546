/** What others have done since somebody answered last: for a word under the next question. */
import type { EventInfo, LogLine } from "../api/types";

export function since(log: readonly LogLine[], hand: readonly number[]): readonly EventInfo[] {
  const mine = (line: LogLine): boolean => line.act === "answered" && line.seat !== null && hand.includes(line.seat);
  const from = log.findLastIndex((line) => mine(line) || line.act === "undone");
  return log
    .slice(from + 1)
    .filter((line) => line.act === "answered")
    .flatMap((line) => line.events);
}

/** Of each of the others the weightiest of these, by the order of `kinds`; in the order in which they happened. */
export function weightiest(
  events: readonly EventInfo[],
  hand: readonly number[],
  kinds: readonly string[],
): readonly EventInfo[] {
  const found = new Map<number, EventInfo>();
  for (const event of events) {
    const [seat, rank] = [Number(event.data["seat"] ?? -1), kinds.indexOf(event.kind)];
    if (rank < 0 || seat < 0 || hand.includes(seat)) continue;
    const before = found.get(seat);
    if (before === undefined || rank < kinds.indexOf(before.kind)) found.set(seat, event);
  }
  return events.filter((event) => [...found.values()].includes(event));
}
