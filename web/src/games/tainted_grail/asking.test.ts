import { describe, expect, it, vi } from "vitest";
import { askLine, askUnder, askWhere } from "./asking";
import type { Play } from "./play.svelte";

/** A message as its id with what stands in it. */
vi.mock("../../settings.svelte", () => ({
  t: (id: string, args: Record<string, string> = {}) => [id, ...Object.values(args)].join(" "),
}));

const HEROES = ["ailei", "beor"].map((character, seat) => ({
  seat,
  character,
  tracks: { energy: { value: 6 }, terror: { value: 1 } },
  resources: { food: 2 },
}));
const PRICES: Record<string, readonly { kind: string; n: number; each: boolean }[]> = {
  explore: [{ kind: "energy", n: 1, each: true }],
  location: [
    { kind: "energy", n: 2, each: false },
    { kind: "terror", n: 1, each: false },
  ],
};

/** A board as far as the ask needs it. */
function board(chosen: string | null, heroes: readonly object[] = HEROES): Play {
  return {
    view: { heroes, day: 3, title: "Avalon", chapter_title: heroes.length > 1 ? "The Fifth Chair" : null },
    say: (text: string) => text,
    me: 0,
    table: { chosen, question: { seat: 1, text: "What do you do?" }, word: (id: string) => id },
    name: (seat: number) => ["Ailei", "Beor"][seat],
    price: (key: string) => PRICES[key] ?? [],
    companions: heroes.slice(1),
  } as unknown as Play;
}

describe("the line of the ask", () => {
  it("names who is asked where several are on the way", () =>
    expect(askLine(board(null))).toBe("tg-asked Beor what do you do?"));
  it("needs no name for one alone", () => expect(askLine(board(null, HEROES.slice(0, 1)))).toBeNull());
});

describe("what stands under it", () => {
  it("says where each track would stand, Terror upwards", () =>
    expect(askUnder(board("location"))).toContain("Beor kind-energy 6 → 4, kind-terror 1 → 2"));
  it("tells a price that each pays from one that is shared", () => {
    expect(askUnder(board("explore"))).toContain("tg-takes-each");
    expect(askUnder(board("location"))).toContain("tg-takes-shared");
  });
  it("says nothing of what is free, or while nothing is lifted", () =>
    expect([askUnder(board("pass")), askUnder(board(null))]).toEqual([null, null]));
});

describe("where the story stands", () => {
  it("is told by the Chapter, and before the first by the story", () => {
    expect(askWhere(board(null))).toBe("tg-where 3 The Fifth Chair");
    expect(askWhere(board(null, HEROES.slice(0, 1)))).toBe("tg-where 3 Avalon");
  });
});
