import { expect, test } from "vitest";
import type { LogLine } from "../api/types";
import { joined, story } from "./story";

const line = (seq: number, act: string, ply: number): LogLine => ({
  seq,
  ply,
  act,
  at: 0,
  seat: 0,
  text: act === "answered" ? "" : act,
  events: act === "answered" ? [{ kind: "Did", text: `did ${seq}`, data: {} }] : [],
});

test("what was taken back is marked, what came after it is not", () => {
  const log = [
    line(1, "answered", 1),
    line(2, "answered", 2),
    line(3, "undone", 1),
    line(4, "answered", 2),
    line(5, "talked", 2),
  ];
  expect(story(log).map((one) => one.cut)).toEqual([false, true, false, false, false]);
});

test("lines that tell nothing are left out", () => {
  expect(story([{ ...line(1, "answered", 1), events: [] }])).toEqual([]);
});

test("after a damaged log was mended no line stands twice", () => {
  const seen = [1, 2, 3, 4].map((seq) => line(seq, "answered", seq));
  const log = joined(joined(seen, 2, []), 3, [line(3, "mended", 2)]);
  expect(log.map((one) => [one.seq, one.act])).toEqual([
    [1, "answered"],
    [2, "answered"],
    [3, "mended"],
  ]);
});
