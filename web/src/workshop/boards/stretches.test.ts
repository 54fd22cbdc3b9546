import { expect, test } from "vitest";
import { moved, split, stretches, without } from "./stretches";

const TABLE = [
  { pool: [0, 4], do: [{ damage: 2 }] },
  { pool: [5, 8], do: [] },
  { pool: [9, 11], do: [{ pool: -1 }] },
];
const rows = stretches(TABLE);
const ends = (told: unknown): unknown => (told as { pool: unknown }[]).map((one) => one.pool);

test("what is read is written the same", () => expect(moved(rows, 0, 0)).toEqual(TABLE));

test("moving an end carries what lies behind it along", () => {
  expect(ends(moved(rows, 0, 1))).toEqual([[0, 5], [6, 9], [10, 12]]); // prettier-ignore
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
