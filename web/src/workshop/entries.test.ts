import { expect, test } from "vitest";
import { freshName, idOf, joinSteps, lastStep, messageOf, pathOfField, stepsOf, wayInside, nameable } from "./entries";

test("steps of an entry may hold any sign", () => {
  const steps = ["a/b", "c~d", "e"];
  expect(stepsOf(joinSteps(steps))).toEqual(steps);
  expect(stepsOf("")).toEqual([]);
  expect(lastStep("locations/107")).toBe("107");
});

test("a field is a way of names and places", () => {
  expect(pathOfField("journal.verses.v1.choices[0].goto")).toEqual(["journal", "verses", "v1", "choices", 0, "goto"]);
  expect(pathOfField("pattern[1]")).toEqual(["pattern", 1]);
  expect(pathOfField("")).toEqual([]);
});

test("elements of a list are found by their own names", () => {
  const value = { uniques: [{ id: "x" }, { id: "y", n: 1 }], rows: [{}, {}], deep: { of: [{ number: 7 }] } };
  expect(wayInside(value, ["uniques", "y"])).toEqual(["uniques", 1]);
  expect(wayInside(value, ["rows", "#1"])).toEqual(["rows", 1]);
  expect(wayInside(value, ["deep", "of", "7"])).toEqual(["deep", "of", 0]);
  expect(wayInside(value, ["uniques", "z"])).toBeNull();
});

test("an id is made of a name, and is one that nobody has", () => {
  expect(idOf("Forno d'Angolo, è già qui!")).toBe("forno-d-angolo-e-gia-qui");
  expect(idOf("7 torri")).toBe("torri");
  expect(freshName("forno", new Set(["forno", "forno-2"]))).toBe("forno-3");
});

test("an id is written in messages without signs that Fluent does not know", () => {
  expect(messageOf("card-{id}.line", "c.beor_Lift")).toBe("card-c-beor-lift.line");
});

test("where names are doubled, those near the open entry are meant", () => {
  const verse = (entry: string) => ({ kind: "verse", file: "places.yaml", entry });
  const places = [
    verse("locations/101/journal/verses/v1"),
    verse("locations/101/journal/verses/v2"),
    verse("locations/103/journal/verses/v1"),
    { kind: "status", file: "world.yaml", entry: "statuses/lamp" },
  ];
  const near = (open: { kind: string; file: string; entry: string }) =>
    nameable(places, "verse", open).map((one) => one.entry);
  expect(near(places[1]!)).toEqual(["locations/101/journal/verses/v1", "locations/101/journal/verses/v2"]);
  expect(near({ kind: "location", file: "places.yaml", entry: "locations/103" })).toEqual([places[2]!.entry]);
  expect(nameable(places, "status", places[0]!)).toEqual([places[3]]);
});
