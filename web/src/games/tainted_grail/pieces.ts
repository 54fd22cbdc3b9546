/** What is read, piece by piece: a page that is full ends between two of them. */
import type { Play } from "./play.svelte";
import type { Passage } from "./reading";
import { speakers } from "./speakers";

export interface Piece {
  readonly kind: "choice" | "name" | "words" | "rule";
  readonly text: string;
  /** The beginning of it all has a large letter. */
  readonly first: boolean;
  /** Read before. */
  readonly old: boolean;
  /** Who speaks here and has not spoken in this passage before. */
  readonly who: readonly string[];
}

const paragraphs = (text: string): string[] => text.split(/\n\s*\n|\n/).filter((part) => part.trim() !== "");

/** `told`: a passage in its words; `asks`: the last passage is the one to be answered, those before it are past. */
export function piecesOf(
  play: Play,
  pages: readonly Passage[],
  told: (page: Passage) => string,
  asks: boolean,
): readonly Piece[] {
  return pages.flatMap((page, nth) => {
    const old = asks && nth < pages.length - 1;
    const face = page.event ? play.face(`event:${page.event}`) : undefined;
    const plain = { first: false, old, who: [] };
    const known = new Set<string>();
    return [
      ...(page.choice ? [{ ...plain, kind: "choice" as const, text: page.choice }] : []),
      ...(face ? [{ ...plain, kind: "name" as const, text: play.say(face.name) }] : []),
      ...paragraphs(told(page)).map((text, at) => {
        const who = old ? [] : speakers(text).filter((name) => !known.has(name));
        for (const name of who) known.add(name);
        return { kind: "words" as const, text, who, old, first: at === 0 && nth === 0 && who.length === 0 };
      }),
      ...(face?.rules ?? []).map((rule) => ({ ...plain, kind: "rule" as const, text: play.say(rule) })),
    ];
  });
}
