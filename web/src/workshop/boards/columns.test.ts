import { expect, test } from "vitest";
import { readColumn, writeColumn } from "./columns";

test.each(["s s | s s | d | s* s | s s |", "s | s s | d=4 | s", "d*=3 | s", ""])(
  "%s is read and written alike",
  (rows) => {
    expect(writeColumn(readColumn(rows))).toBe(rows);
  },
);

test("a spot knows what it is", () => {
  expect(readColumn("s d*=4 |")).toEqual([
    { pair: false, icon: false, number: 0, line: false },
    { pair: true, icon: true, number: 4, line: true },
  ]);
});
