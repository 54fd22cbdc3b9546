import { describe, expect, it } from "vitest";
import type { LogLine } from "../../api/types";
import { lastMove } from "./lastMove";

const line = (seq: number, ply: number, act: string, ...events: [string, Record<string, unknown>][]): LogLine => ({
  seq,
  at: 0,
  ply,
  act,
  seat: 1,
  text: "",
  events: events.map(([kind, data]) => ({ kind, data, text: kind })),
});
const SHOWN: [string, Record<string, unknown>] = ["PlansRevealed", { first: 1 }];
const BLACK: [string, Record<string, unknown>] = ["RowBlackened", { seat: 1, column: 2, row: 3, circles: 1 }];
const RING: [string, Record<string, unknown>] = ["NumberCircled", { seat: 1, slot: "a1", number: 4, area: "a" }];

describe("the last move of somebody", () => {
  it("is what came after the plans were shown", () => {
    const log = [line(1, 1, "answered", BLACK), line(2, 2, "answered", SHOWN), line(3, 3, "answered", RING)];
    expect([...lastMove(log, 1)]).toEqual(["slot:a1"]);
    expect(lastMove(log, 0).size).toBe(0);
  });

  it("is not what was taken back", () => {
    const log = [line(1, 1, "answered", SHOWN), line(2, 2, "answered", BLACK), line(3, 1, "undone")];
    expect(lastMove(log, 1).size).toBe(0);
  });
});
