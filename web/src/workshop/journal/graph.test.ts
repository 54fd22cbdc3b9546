import { expect, test } from "vitest";
import { graphFrom } from "./reading";
import { along, folded, graphOf, type Section, sectionsOf, statuses, threads } from "./graph";

const location = {
  number: 107,
  journal: {
    start: "o0",
    verses: {
      o0: { if: { not: { status: { ferry: 1 } } }, then: { goto: "v1" }, goto: "v2" },
      v1: {
        choices: [
          { key: "ask", goto: "v2", if: { status: "mill" } },
          { key: "go", goto: "end" },
        ],
      },
      v2: {
        do: [{ if: { status: { mill: ">=2" } }, then: [{ goto: "book.768" }] }, { status: { set: ["ferry#1"] } }],
        goto: "v1",
      },
      v3: { goto: "end" },
    },
  },
  dream: { verses: { start: "d1", verses: { d1: { goto: "end" } } } },
};
const book: Section = {
  name: "book",
  file: "book.yaml",
  entry: "book",
  start: "",
  verses: { "768": { goto: "back" } },
};
const sections = [...sectionsOf(location, "locations.yaml", "locations/107"), book];
const graph = graphOf(sections);

test("a Location has the sections that it has, with the way to each verse", () => {
  expect(sections.map((one) => one.name)).toEqual(["107", "107-dream", "book"]);
  expect(graph.verses.find((one) => one.id === "107-dream/d1")?.entry).toBe("locations/107/dream/verses/verses/d1");
  expect(graph.verses.filter((one) => one.first).map((one) => one.id)).toEqual(["107/o0", "107-dream/d1"]);
});

test("ways are redirections, choices, effects and where one goes on", () => {
  expect(graph.ways).toEqual([
    { from: "107/o0", to: "107/v1", by: "redirect" },
    { from: "107/o0", to: "107/v2", by: "goto" },
    { from: "107/v1", to: "107/v2", by: "choice" },
    { from: "107/v2", to: "book/768", by: "effect" },
    { from: "107/v2", to: "107/v1", by: "goto" },
  ]);
});

test("statuses are set and asked for, part by part", () => {
  expect([...statuses(location.journal).sets]).toEqual(["ferry#1"]);
  expect([...statuses(location.journal).reads]).toEqual(["ferry#1", "mill"]);
});

test("a thread goes from where a Status is set to where it is read, also by its parts", () => {
  expect(threads(graph.verses)).toEqual([
    { status: "ferry", sets: ["107/v2"], reads: ["107/o0"] },
    { status: "ferry#1", sets: ["107/v2"], reads: ["107/o0"] },
    { status: "mill", sets: [], reads: ["107/v1", "107/v2"] },
  ]);
});

test("a folded section is one thing, with the ways that leave it", () => {
  const { nodes, ways } = folded(graph, new Set(["book"]));
  expect(nodes.map((one) => one.id)).toEqual(["§107", "§107-dream", "book/768"]);
  expect(ways).toEqual([{ from: "§107", to: "book/768", by: "effect" }]);
});

test("what cannot be reached from the start is known", () => {
  const reached = along(graph.ways, "107/o0");
  expect(reached.has("107/v3")).toBe(false);
  expect(reached.has("book/768")).toBe(true);
  expect(along(graph.ways, "book/768", true).has("107/o0")).toBe(true);
});

test("what the server tells has the same shape, and targets are found by their place", () => {
  const told = {
    file: "a.yaml",
    section: "107",
    words: { it: 9, en: 8 },
    sets: [],
    reads: [],
    dead: false,
    reached: true,
  };
  const { verses, ways } = graphFrom([
    {
      ...told,
      entry: "locations/107/journal/verses/v1",
      verse: "v1",
      first: true,
      goes: [
        { to: "book/7", by: "go_on" },
        { to: "end", by: "choice" },
      ],
    },
    { ...told, file: "b.yaml", entry: "book/7", section: "book", verse: "7", first: false, goes: [] },
  ]);
  expect(verses.map((one) => one.id)).toEqual(["107/v1", "book/7"]);
  expect(ways).toEqual([{ from: "107/v1", to: "book/7", by: "goto" }]);
});
