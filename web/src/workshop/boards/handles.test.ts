import { expect, test } from "vitest";
import { at } from "../form/path";
import { handlesOf, snapped } from "./handles";
import { mapOf } from "./land";

const MAP = {
  id: "m",
  corners: { A: [0, 0], B: [100, 0], C: [100, 100] },
  areas: [
    {
      id: "x",
      outline: ["A", "B", "C", "gone"],
      label: [50, 20],
      slots: [{ id: "x1", number: 3, at: [60, 40] }],
      box: { id: "bx", vp: 2 },
    },
  ],
  edges: [{ id: "e", a: "x", b: "y", kind: "river", along: ["A", "B"] }],
};

test("every handle says where its place is written", () => {
  const handles = handlesOf(mapOf(MAP));
  expect(handles.map((one) => [one.kind, one.name])).toEqual([
    ["corner", "A"],
    ["corner", "B"],
    ["corner", "C"],
    ["slot", "x1"],
    ["box", "bx"],
    ["label", "x"],
  ]);
  expect(at(MAP, handles[3]!.path)).toEqual([60, 40]);
  expect(at(MAP, handles[3]!.of)).toMatchObject({ id: "x1" });
});

test("a half-drawn map can be seen: corners that are not there are left out", () => {
  const page = mapOf(MAP);
  expect(page.areas[0]?.outline).toEqual(["A", "B", "C"]);
  expect(page.edges[0]).toMatchObject({ kind: "river", mutable: false, present: true });
  expect(page.canvas).toEqual([1000, 700]);
});

test("nothing is put beside the paper", () => {
  expect(snapped([-4, 712.6], [1000, 700])).toEqual([0, 700]);
});
