import { expect, test } from "vitest";
import { qr } from "./qr";

const rows = (text: string): string[] => qr(text).map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

test("a short text, sign for sign as another encoder draws it", () => {
  expect(rows("https://tavola")).toEqual([
    "#######..####.#######",
    "#.....#..#.##.#.....#",
    "#.###.#.###...#.###.#",
    "#.###.#.##.#..#.###.#",
    "#.###.#.##..#.#.###.#",
    "#.....#.###.#.#.....#",
    "#######.#.#.#.#######",
    "........#.###........",
    "#.#####...#.#.#####..",
    "##.#...#.##..########",
    "###...#..#.#####..##.",
    "...###...#..##..###..",
    ".##.#.#.#..#.##.##..#",
    "........#.#..#.####.#",
    "#######...###..#..##.",
    "#.....#.#..#.#.####.#",
    "#.###.#.#..#..####.##",
    "#.###.#.#.......#.#..",
    "#.###.#.#.####.#..#..",
    "#.....#......#..###..",
    "#######.##.#####.#.#.",
  ]);
});

test.each([
  [14, 21],
  [15, 25],
  [62, 33],
  [63, 37],
  [106, 41],
  [180, 53],
  [181, 57],
  [331, 69],
])("%i signs need %i modules", (signs, size) => {
  expect(rows("x".repeat(signs))).toHaveLength(size);
});

test("what does not fit is refused", () => {
  expect(() => qr("x".repeat(332))).toThrow("too long");
});

test("accents are bytes of UTF-8", () => {
  expect(rows("perché")).not.toEqual(rows("perche"));
});
