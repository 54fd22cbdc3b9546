/** What a sign means: found from where the pointer is, outwards. */
export interface Tip {
  readonly text: string;
  readonly at: DOMRect;
}

const NAMED = ":is(button, a, [role=img], [role=gridcell], [role=button])[aria-label]";
const SIGNED = "[data-g], [title]";

/** `word` says what a sign means, "" where it has no meaning of its own; `all`: names of things count as well. */
export function tipOf(start: Element, word: (glyph: string) => string, all: boolean): Tip | null {
  const wanted = all ? `${SIGNED}, ${NAMED}` : "[data-g]";
  for (let here = start.closest(wanted); here !== null; here = here.parentElement?.closest(wanted) ?? null) {
    const glyph = here.getAttribute("data-g");
    const text = glyph === null ? (here.getAttribute("title") ?? here.getAttribute("aria-label") ?? "") : word(glyph);
    if (text !== "") return { text, at: here.getBoundingClientRect() };
  }
  return null;
}
