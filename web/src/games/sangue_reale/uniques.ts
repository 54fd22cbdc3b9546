/** Each Unique Supporter bears a charge of its own; the same one always bears the same where the set allows it. */
import type { SangueRealePrintedUnique } from "../../api/types";
import { type Charge, CHARGES, HERALDIC } from "../../art/charges";
import { hash } from "../../art/rng";

export function chargesOf(uniques: readonly SangueRealePrintedUnique[]): ReadonlyMap<string, Charge> {
  const borne = new Map<string, Charge>();
  const taken = new Set<Charge>();
  for (const { id, glyph } of uniques) {
    const first = hash(id) % HERALDIC.length;
    const turned = [...HERALDIC.slice(first), ...HERALDIC.slice(0, first)];
    const own = glyph in CHARGES ? (glyph as Charge) : turned.find((charge) => !taken.has(charge));
    borne.set(id, own ?? "crown");
    taken.add(own ?? "crown");
  }
  return borne;
}
