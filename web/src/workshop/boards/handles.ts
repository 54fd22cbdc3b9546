/** What of a map can be taken hold of, and where its place is written. */
import type { SangueRealeMapPage } from "../../api/types";
import type { Path } from "../form/path";

export interface Handle {
  readonly kind: "corner" | "slot" | "box" | "label";
  readonly name: string;
  readonly at: readonly [number, number];
  /** Where its place stands. */
  readonly path: Path;
  /** What it belongs to, which is chosen with it. */
  readonly of: Path;
}

export function handlesOf(page: SangueRealeMapPage): readonly Handle[] {
  const corners = Object.entries(page.corners).map(([name, at]): Handle => ({
    kind: "corner",
    name,
    at,
    path: ["corners", name],
    of: ["corners", name],
  }));
  const marks = page.areas.flatMap((area, nth): Handle[] => {
    const of: Path = ["areas", nth];
    const slots = area.slots.map((slot, one): Handle => ({
      kind: "slot",
      name: slot.id,
      at: slot.at,
      path: [...of, "slots", one, "at"],
      of: [...of, "slots", one],
    }));
    const { box } = area;
    return [
      ...slots,
      ...(box
        ? [{ kind: "box", name: box.id, at: box.at, path: [...of, "box", "at"], of: [...of, "box"] } as const]
        : []),
      { kind: "label", name: area.id, at: area.label, path: [...of, "label"], of },
    ];
  });
  return [...corners, ...marks];
}

/** A place on the paper, in whole steps. */
export const snapped = (
  [x, y]: readonly [number, number],
  [wide, high]: readonly [number, number],
): readonly [number, number] => [
  Math.min(wide, Math.max(0, Math.round(x))),
  Math.min(high, Math.max(0, Math.round(y))),
];
