import { expect, it } from "vitest";
import { tipOf } from "./tips";

interface Fake {
  readonly attributes: Record<string, string>;
  readonly inside?: Fake;
}

/** As much of an element as is asked for: what it says of itself, and what it lies in. */
function element({ attributes, inside }: Fake): Element {
  const parentElement = inside === undefined ? null : element(inside);
  const fits = (wanted: string): boolean =>
    Object.keys(attributes).some(
      (name) => wanted.includes(`[${name}]`) && (name !== "aria-label" || wanted.includes("button")),
    );
  const self = {
    parentElement,
    closest: (wanted: string) => (fits(wanted) ? self : (parentElement?.closest(wanted) ?? null)),
    getAttribute: (name: string) => attributes[name] ?? null,
    getBoundingClientRect: () => ({ x: 0, y: 0 }),
  };
  return self as unknown as Element;
}

const word = (glyph: string): string => (glyph === "star" ? "Stars" : "");
const STAR = { attributes: { "data-g": "star" }, inside: { attributes: { "aria-label": "Toll Box, 5 stars" } } };
const CROSS = { attributes: { "data-g": "x" }, inside: { attributes: { "aria-label": "Put it back" } } };

it("tells the nearest sign that has a meaning", () => {
  expect(tipOf(element(STAR), word, true)?.text).toBe("Stars");
  expect(tipOf(element(STAR), word, false)?.text).toBe("Stars");
});

it("tells a finger the name of what it rests on where the sign means nothing by itself, a mouse nothing", () => {
  expect(tipOf(element(CROSS), word, true)?.text).toBe("Put it back");
  expect(tipOf(element(CROSS), word, false)).toBeNull();
  expect(tipOf(element({ attributes: {} }), word, true)).toBeNull();
});
