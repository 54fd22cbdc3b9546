import { expect, test, vi } from "vitest";
import { askLine, askUnder, askWhere } from "./asking";
import type { Play } from "./play.svelte";

vi.mock("../../settings.svelte", () => ({
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
}));

const board = (prompt: string, chosen: string | null = null): Play =>
  ({
    prompt,
    table: { chosen },
    view: { era: 2, round: 13 },
    word: (...parts: string[]) => parts.join("-"),
  }) as unknown as Play;

test("a page that lies over the board is read first", () => {
  expect([askLine(true), askLine(false)]).toEqual(["sr-page", null]);
  expect(askUnder(board("plan"), true)).toBeNull();
});

test("what a plan is about is said until one is lifted", () => {
  expect(askUnder(board("plan"), false)).toBe("sr-plan-under");
  expect(askUnder(board("plan", "plan:2"), false)).toBeNull();
  expect(askUnder(board("use"), false)).toBeNull();
});

test("the bar tells the Era as the rulebook counts it, its title and the round", () => {
  expect(askWhere(board("plan"))).toBe("sr-where II era-2-title 13");
});
