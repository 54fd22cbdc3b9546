/** The log as a story: what was taken back is marked, talk stands among what happened. */
import type { LogLine } from "../api/types";

export interface StoryLine extends LogLine {
  /** It was taken back later. */
  readonly cut: boolean;
}

export function story(log: readonly LogLine[]): readonly StoryLine[] {
  const told: StoryLine[] = [];
  let left = Infinity; // answers that later acts left standing
  for (const line of log.toReversed()) {
    const cut = line.act === "answered" && line.ply > left;
    if (line.act === "undone") left = Math.min(left, line.ply);
    if (line.events.length > 0 || line.text !== "") told.push({ ...line, cut });
  }
  return told.reverse();
}

/** What was seen and what is new. Where a damaged log was mended, what we saw of its end is gone and its numbers come again. */
export const joined = (seen: readonly LogLine[], last: number, more: readonly LogLine[]): readonly LogLine[] => [
  ...seen.filter((line) => line.seq <= last),
  ...more,
];
