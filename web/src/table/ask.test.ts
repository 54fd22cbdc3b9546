import { expect, test } from "vitest";
import { AskParts } from "./ask.svelte";

test("what lies over the board has the ask, and gives it back", () => {
  const asks = new AskParts();
  const board = asks.add({
    draws: (ref) => ref === "cell:b4",
    part: () => ({ line: "board", look: "grail", where: "Day 2" }),
  });
  const over = asks.add({ level: 1, part: () => ({ line: "over" }) });
  expect([asks.shown.line, asks.shown.where, asks.shown.look]).toEqual(["over", "Day 2", "grail"]);
  expect(asks.draws("cell:b4")).toBe(false);
  over();
  expect([asks.shown.line, asks.draws("cell:b4"), asks.draws("card:x")]).toEqual(["board", true, false]);
  board();
  expect([asks.shown.line, asks.shown.where]).toEqual([null, ""]);
});

test("the level decides, not who came first", () => {
  const asks = new AskParts();
  asks.add({ level: 1, part: () => ({ line: "over" }) });
  asks.add({ part: () => ({ line: "board" }) });
  expect(asks.shown.line).toBe("over");
});
