import { expect, test } from "vitest";
import { canMove, moved, split, stretches, without } from "./stretches";

const TABLE = [
  { pool: [0, 4], do: [{ damage: 2 }] },
  { pool: [5, 8], do: [] },
  { pool: [9, 11], do: [{ pool: -1 }] },
];
const rows = stretches(TABLE);
const ends = (told: unknown): unknown => (told as { pool: unknown }[]).map((one) => one.pool);

test("what is read is written the same", () => expect(moved(rows, 0, 0)).toEqual(TABLE));

test("a border moves between two, and the last end alone", () => {
  expect(ends(moved(rows, 0, 1))).toEqual([[0, 5], [6, 8], [9, 11]]); // prettier-ignore
  expect(ends(moved(rows, 2, -1))).toEqual([[0, 4], [5, 8], [9, 10]]); // prettier-ignore
});

test("a stretch is split in two halves with the same effects", () => {
  const told = split(rows, 0);
  expect(ends(told)).toEqual([[0, 2], [3, 4], [5, 8], [9, 11]]); // prettier-ignore
  expect((told[1] as { do: unknown }).do).toEqual([{ damage: 2 }]);
});

test("the room of one that goes is taken by a neighbour", () => {
  expect(ends(without(rows, 1))).toEqual([[0, 8], [9, 11]]); // prettier-ignore
  expect(ends(without(rows, 0))).toEqual([[0, 8], [9, 11]]); // prettier-ignore
});

test("no stretch is moved to nothing", () => {
  const narrow = stretches([
    { pool: [0, 0], do: [] },
    { pool: [1, 1], do: [] },
  ]);
  expect([canMove(narrow, 0, 1), canMove(narrow, 0, -1), canMove(narrow, 1, 1)]).toEqual([false, false, true]);
  expect(ends(moved(narrow, 0, 1))).toEqual([[0, 0], [1, 1]]); // prettier-ignore
});
