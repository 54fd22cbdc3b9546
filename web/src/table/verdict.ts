/** The first words of a result: who won and by how much. Words and numbers to say, as the table has them. */
import type { OutcomeInfo } from "../api/types";

export interface Verdict {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** `hand`: the seats of who reads; `list`: names joined as the language joins them. Null where the ending itself says all. */
export function verdict(
  { places, scores }: Pick<OutcomeInfo, "places" | "scores">,
  names: readonly string[],
  hand: readonly number[],
  list: (names: readonly string[]) => string,
): Verdict | null {
  if (places.length < 2 || !places.includes(1)) return null;
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const best = scores[first[0] ?? 0] ?? 0;
  if (first.length > 1)
    return { id: "result-shared", args: { names: list(first.map((seat) => names[seat] ?? "")), best } };
  const next = Math.max(...scores.filter((_, seat) => places[seat] !== 1));
  const args = { name: names[first[0] ?? 0] ?? "", best, next };
  if (best === next) return { id: "result-by-a-hair", args };
  return { id: hand.length === 1 && hand[0] === first[0] ? "result-you" : "result-wins", args };
}
