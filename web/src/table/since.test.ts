import { describe, expect, it } from "vitest";
import type { EventInfo, LogLine } from "../api/types";
import { since, weightiest } from "./since";

const event = (kind: string, seat: number): EventInfo => ({ kind, data: { seat }, text: `${kind} ${seat}` });
const line = (seq: number, seat: number, events: EventInfo[], act = "answered"): LogLine => ({
  seq,
  at: 0,
  ply: seq,
  act,
  seat,
  text: "",
  events,
});

describe("what others did", () => {
  const log = [
    line(1, 0, [event("TilePlaced", 0)]),
    line(2, 1, [event("TilePlaced", 1)]),
    line(3, 1, [event("TileTaken", 1), event("CardCompleted", 1), event("TurnStarted", 0)]),
  ];

  it("is what came after my last answer", () => {
    expect(since(log, [0]).map(({ text }) => text)).toEqual([
      "TilePlaced 1",
      "TileTaken 1",
      "CardCompleted 1",
      "TurnStarted 0",
    ]);
    expect(since([...log, line(4, 0, [event("TilePlaced", 0)])], [0])).toEqual([]);
  });

  it("is nothing right after something was taken back", () => {
    expect(since([...log, line(4, 0, [], "undone")], [0])).toEqual([]);
  });

  it("is told by the weightiest thing of each, in order", () => {
    const more = [...since(log, [0]), event("TilePlaced", 2)];
    expect(weightiest(more, [0], ["CardCompleted", "TilePlaced"]).map(({ text }) => text)).toEqual([
      "CardCompleted 1",
      "TilePlaced 2",
    ]);
    expect(weightiest(more, [0], ["GameEnded"])).toEqual([]);
  });
});
