/** What somebody blackened and circled since the plans were last shown, as references of the board. */
import type { LogLine } from "../../api/types";
import { story } from "../../table/story";

export function lastMove(log: readonly LogLine[], seat: number): ReadonlySet<string> {
  const events = story(log)
    .filter(({ cut }) => !cut)
    .flatMap((line) => line.events);
  const from = events.findLastIndex(({ kind }) => kind === "PlansRevealed");
  const refs = events.slice(from + 1).flatMap(({ kind, data }) => {
    if (from < 0 || data["seat"] !== seat) return [];
    if (kind === "RowBlackened") return [`row:${data["column"]}:${data["row"]}`];
    return kind === "NumberCircled" ? [`slot:${data["slot"]}`] : [];
  });
  return new Set(refs);
}
