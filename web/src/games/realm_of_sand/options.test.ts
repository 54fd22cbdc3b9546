import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { RealmOfSandAnswer } from "../../api/types";
import { cellsOf, nextWith, pathOf, pointed } from "./options";
import { onGroove } from "./pictures";
import english from "./words.en.ftl?raw";
import italian from "./words.it.ftl?raw";

const CELLS = new Map([["b4", 1]]);
const move = (start: string, end: string): RealmOfSandAnswer => ({ verb: "move", start, end });

const POINTED: readonly (readonly [RealmOfSandAnswer, readonly string[]])[] = [
  [{ verb: "complete", card: "toll-box" }, ["card:toll-box"]],
  [{ verb: "disc", element: "E", at: "b4" }, ["front:E", "cell:b4"]],
  [move("b4", "c5"), ["cell:b4", "cell:c5"]],
  [{ verb: "exchange", mine: "E", element: "S" }, ["front:E", "stock:S"]],
  [{ verb: "exchange", mine: "b4", element: "S" }, ["cell:b4", "stock:S"]],
  [{ verb: "swap", mine: "t01", theirs: "t09" }, ["mine:t01", "ring:t09"]],
  [{ verb: "take", tile: "t09" }, ["ring:t09"]],
  [{ verb: "keep", card: "a", others: ["b", "c"] }, ["card:a", "card:b", "card:c"]],
  [{ verb: "summon", every: false }, ["spirits"]],
  [{ verb: "summon", every: true }, ["crystal"]],
  [{ verb: "end" }, []],
];

test.each(POINTED)("%j points at %j", (answer, path) => expect(pathOf(answer, CELLS)).toEqual(path));

test("answers that name several cells", () => {
  expect(cellsOf({ verb: "on", cells: ["b4", "c4"] })).toEqual(["b4", "c4"]);
  expect(cellsOf(move("b4", "c4"))).toEqual([]);
});

test("touching a cell again goes round the answers that use it", () => {
  const groups = [
    { key: "1", cells: ["a1", "b1"] },
    { key: "2", cells: ["b1", "c1"] },
    { key: "3", cells: ["c1", "d1"] },
  ];
  expect(nextWith(groups, "b1", null)).toBe("1");
  expect(nextWith(groups, "b1", "1")).toBe("2");
  expect(nextWith(groups, "b1", "2")).toBe("1");
  expect(nextWith(groups, "z9", null)).toBeNull();
});

test("pointing goes on, changes the last step, or begins anew", () => {
  const disc: RealmOfSandAnswer = { verb: "disc", element: "E", at: "c1" };
  const paths = [move("a1", "b1"), move("a1", "c1"), move("b1", "a1"), disc].map((answer, nth) => ({
    key: String(nth),
    path: pathOf(answer, CELLS),
  }));
  expect(pointed(paths, [], "cell:a1")).toEqual(["cell:a1"]);
  expect(pointed(paths, ["cell:a1"], "cell:b1")).toEqual(["cell:a1", "cell:b1"]);
  expect(pointed(paths, ["cell:a1", "cell:b1"], "cell:c1")).toEqual(["cell:a1", "cell:c1"]);
  expect(pointed(paths, ["cell:a1", "cell:b1"], "front:E")).toEqual(["front:E"]);
  expect(pointed(paths, ["front:E"], "cell:z9")).toBeNull();
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
