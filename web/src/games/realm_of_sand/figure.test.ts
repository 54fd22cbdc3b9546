import { expect, test } from "vitest";
import { moved, readFigure, roundGrip } from "./figure";
import { outline } from "./outline";

test("rows of letters are squares in order of reading; dots are none", () => {
  expect(readFigure(["EC", "O."])).toEqual([
    { row: 0, column: 0, letter: "E" },
    { row: 0, column: 1, letter: "C" },
    { row: 1, column: 0, letter: "O" },
  ]);
});

test.each([
  [["EOC"], "O"],
  [["E", "O", "C"], "O"],
  [["EC", "O."], "E"],
  [["OE", ".C"], "E"],
  [[".C", "OE"], "E"],
])("of %j the hand holds %s, however it is turned", (rows, letter) => {
  expect(roundGrip(rows).find((one) => one.row === 0 && one.column === 0)?.letter).toBe(letter);
});

test("a figure is moved as a whole", () => {
  expect(moved(readFigure(["EC"]), 2, 1).map(({ row, column }) => [row, column])).toEqual([
    [2, 1],
    [2, 2],
  ]);
});

test("the outline of a group is one closed line round all of it", () => {
  const path = outline(
    [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    10,
    2,
  );
  expect(path.match(/M/g)).toHaveLength(1);
  expect(path.match(/Q/g)).toHaveLength(6);
  expect(
    outline(
      [
        [0, 0],
        [2, 2],
      ],
      10,
      2,
    ).match(/z/g),
  ).toHaveLength(2);
});
