/** The answers of Tainted Grail as data: the one place that knows how their fields stand. */
import type { OptionInfo } from "../../api/types";
import { type Fields, verbOf } from "../../table/answers";

export { verbOf };

/** What an answer is about, in the order of its fields: `["102"]` of travelling there. */
export function partsOf(answer: Fields): readonly string[] {
  const { parts } = answer;
  if (Array.isArray(parts)) return parts.map(String);
  const fields = Object.entries(answer).filter(([name]) => name !== "verb");
  return fields.flatMap(([, value]) => value).map(String);
}

/** All that follows the verb, as one name: the Location's Action, the card. */
export const whatOf = (answer: Fields): string => partsOf(answer).join(":");

/** The first thing that it is about. */
export const subjectOf = (option: Pick<OptionInfo, "answer"> | null): string =>
  option === null ? "" : (partsOf(option.answer)[0] ?? "");

export interface CardPlay {
  readonly card: string;
  /** Rows of Magic Keys that are paid for. */
  readonly magic: readonly number[];
}

/** The card that an answer plays, and the Magic Keys that it pays for. */
export function cardPlayOf(option: Pick<OptionInfo, "answer"> | null): CardPlay | null {
  if (option === null || verbOf(option.answer) !== "play") return null;
  const [card = "", ...rows] = partsOf(option.answer);
  return { card, magic: rows.flatMap((row) => [...row.replace(/\D/g, "")].map(Number)) };
}
