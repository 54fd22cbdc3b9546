import { expect, it } from "vitest";
import { parts } from "./emphasis";

it.each([
  ["", []],
  ["plain", [["plain", false]]],
  [
    "he wrote *whoever comes*; no more",
    [
      ["he wrote ", false],
      ["whoever comes", true],
      ["; no more", false],
    ],
  ],
  ["*Late?*", [["Late?", true]]],
  [
    "*one* and *two*",
    [
      ["one", true],
      [" and ", false],
      ["two", true],
    ],
  ],
  ["2 * 3 * 4", [["2 * 3 * 4", false]]],
  ["a star * alone", [["a star * alone", false]]],
  ["not *over\nlines*", [["not *over\nlines*", false]]],
])("%j", (text, wanted) => {
  expect(parts(text).map(({ text, told }) => [text, told])).toEqual(wanted);
});
