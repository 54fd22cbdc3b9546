import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { cellsOf, named, nextWith, pathOf, pointed } from "./keys";
import { onGroove } from "./pictures";
import english from "./words.en.ftl?raw";
import italian from "./words.it.ftl?raw";

test.each([
  ["complete:toll-box", ["card:toll-box"]],
  ["disc:E:b4", ["front:E", "cell:b4"]],
  ["move:b4:c5", ["cell:b4", "cell:c5"]],
  ["exchange:E:S", ["front:E", "stock:S"]],
  ["exchange:b4:S", ["cell:b4", "stock:S"]],
  ["swap:t01:t09", ["mine:t01", "ring:t09"]],
  ["take:t09", ["ring:t09"]],
  ["keep:a:b:c", ["card:a", "card:b", "card:c"]],
  ["summon", ["spirits"]],
  ["summon:all", ["crystal"]],
  ["end", []],
])("%s points at %s", (key, path) => expect(pathOf(key)).toEqual(path));

test("keys that name several cells", () => {
  expect(cellsOf("on:b4+c4")).toEqual(["b4", "c4"]);
  expect(cellsOf("move:b4:c4")).toEqual([]);
});

test("touching a cell again goes round the answers that use it", () => {
  const groups = ["on:a1+b1", "on:b1+c1", "on:c1+d1"].map((key) => ({ key, cells: cellsOf(key) }));
  expect(nextWith(groups, "b1", null)).toBe("on:a1+b1");
  expect(nextWith(groups, "b1", "on:a1+b1")).toBe("on:b1+c1");
  expect(nextWith(groups, "b1", "on:b1+c1")).toBe("on:a1+b1");
  expect(nextWith(groups, "z9", null)).toBeNull();
});

test("pointing goes on, changes the last step, or begins anew", () => {
  const paths = ["move:a1:b1", "move:a1:c1", "move:b1:a1", "disc:E:c1"].map((key) => ({ key, path: pathOf(key) }));
  expect(pointed(paths, [], "cell:a1")).toEqual(["cell:a1"]);
  expect(pointed(paths, ["cell:a1"], "cell:b1")).toEqual(["cell:a1", "cell:b1"]);
  expect(pointed(paths, ["cell:a1", "cell:b1"], "cell:c1")).toEqual(["cell:a1", "cell:c1"]);
  expect(pointed(paths, ["cell:a1", "cell:b1"], "front:E")).toEqual(["front:E"]);
  expect(pointed(paths, ["front:E"], "cell:z9")).toBeNull();
});

test("a name within a longer name is not taken for it", () => {
  const names = [
    ["short", "Mill"],
    ["long", "Wide-Armed Mill"],
    ["none", ""],
  ] as const;
  expect(named(["Wide-Armed Mill can be completed."], names)).toEqual(["long"]);
  expect(named(["Wide-Armed Mill and Mill can be completed."], names)).toEqual(["long", "short"]);
});

test("tiles stand round the groove without touching one another", () => {
  for (const count of [7, 16, 19, 25]) {
    const spots = Array.from({ length: count }, (_, nth) => onGroove((nth + 1) / (count + 1), 620, 624, 31, 46));
    const gaps = spots.map(([x, y], nth) => Math.hypot(x - spots.at(nth - 1)![0], y - spots.at(nth - 1)![1]));
    expect(Math.min(...gaps)).toBeGreaterThan(54);
  }
});

test("both languages have the same words", () => {
  const ids = (source: string): string[] => new FluentResource(source).body.map((entry) => entry.id).toSorted();
  expect(ids(italian)).toEqual(ids(english));
});
