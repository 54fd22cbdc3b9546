import { expect, test } from "vitest";
import type { LogLine } from "../api/types";
import { sha256 } from "./sha256";
import { joined, story } from "./story";

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["è".repeat(100), "b1ed5626c581ec3a720a91ae83eabc3bbbbf9907e715e8425d731923a795ee20"],
] as const)("the hash of %s", (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

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
