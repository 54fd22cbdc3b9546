import { describe, expect, it, vi } from "vitest";
import { asked, takes } from "./asking";
import type { Avalon } from "./avalon.svelte";
import { told } from "./encounter/told";

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
function board(chosen: string | null, heroes: readonly object[] = HEROES): Avalon {
  return {
    view: { heroes },
    me: 0,
    table: { chosen, question: { seat: 1, text: "What do you do?" }, word: (id: string) => id },
    name: (seat: number) => ["Ailei", "Beor"][seat],
    price: (key: string) => PRICES[key] ?? [],
    companions: heroes.slice(1),
  } as unknown as Avalon;
}

describe("asked", () => {
  it("names who is asked where several are on the way", () =>
    expect(asked(board(null))).toBe("tg-asked Beor what do you do?"));
  it("needs no name for one alone", () => expect(asked(board(null, HEROES.slice(0, 1)))).toBeNull());
});

describe("takes", () => {
  it("says where each track would stand, Terror upwards", () =>
    expect(takes(board("location"))).toContain("Beor kind-energy 6 → 4, kind-terror 1 → 2"));
  it("tells a price that each pays from one that is shared", () => {
    expect(takes(board("explore"))).toContain("tg-takes-each");
    expect(takes(board("location"))).toContain("tg-takes-shared");
  });
  it("says nothing of what is free, or while nothing is lifted", () =>
    expect([takes(board("pass")), takes(board(null))]).toEqual([null, null]));
});

describe("told", () => {
  it("keeps to what is seen on the table, in one line", () => {
    const latest = [
      { kind: "CardPlayed", text: "A." },
      { kind: "PoolChanged", text: "Pool +1." },
      { kind: "EnemyAttacked", text: "It strikes." },
    ];
    expect(told(latest as never)).toBe("Pool +1. It strikes.");
  });
});
