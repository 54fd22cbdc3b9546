import { expect, test } from "vitest";
import { laidOut, mirrored, paint, trim, turned } from "./cells";

test("margins are cut off, holes inside stay", () => {
  expect(trim([".....", ".E.C.", ".....", "..O.."], ".")).toEqual(["E.C", "...", ".O."]);
  expect(trim(["...", "..."], ".")).toEqual([]);
});

test("what is laid out in the middle is the same once the margins are cut", () => {
  const pattern = ["EE", "E."];
  const paper = laidOut(pattern, 5, 5, ".");
  expect(paper).toHaveLength(5);
  expect(paper.every((row) => row.length === 5)).toBe(true);
  expect(trim(paper, ".")).toEqual(pattern);
});

test("paper grows with what is larger than it", () => {
  expect(laidOut(["EEEEEEE"], 5, 5, ".")[2]).toBe("EEEEEEE");
});

test("a cell is painted where it is", () => {
  expect(paint(["...", "..."], 1, 2, "E")).toEqual(["...", "..E"]);
});

test("four quarters are a whole turn, two mirrors none", () => {
  const figure = ["EC", "E."];
  const once = turned(figure, ".");
  expect(once).toEqual(["EE", ".C"]);
  expect(turned(turned(turned(once, "."), "."), ".")).toEqual(figure);
  expect(mirrored(mirrored(figure))).toEqual(figure);
});
