import { expect, test } from "vitest";
import { beside, joining, parting, type Place, sheetOf } from "./atlas";

const place = (number: number, cell: readonly [number, number] | null, keys: Place["keys"] = {}): Place => ({
  file: "locations.yaml",
  entry: `locations/${number}`,
  number,
  first: number,
  keys,
  one_way: [],
  menhir: false,
  sheet: cell === null ? -1 : 0,
  cell,
});
const ford = place(101, [0, 0], { north: 102, east: 103 });
const mill = place(102, [0, 1], { south: 101 });
const hill = place(103, [1, 0]);
const cave = place(104, null);
const places = [ford, mill, hill, cave];

test("north is up, and what is not beside has no side", () => {
  expect(beside([0, 0], [0, 1])).toBe("north");
  expect(beside([0, 0], [2, 0])).toBeNull();
});

test("the sheet has every place once, the free cells beside the open one, and each way once", () => {
  const sheet = sheetOf(places, ford);
  expect(sheet.cells.filter((one) => one.place).map((one) => one.place?.number)).toEqual([101, 102, 103]);
  expect(sheet.cells.filter((one) => !one.place).map((one) => one.cell)).toEqual([[0, -1], [-1, 0]]); // prettier-ignore
  expect(sheet.ways.map((one) => [one.id, one.single])).toEqual([["101-north", false], ["101-east", true]]); // prettier-ignore
  expect([sheet.wide, sheet.high]).toEqual([3, 3]);
});

test("two places are joined and parted there and back", () => {
  expect(joining(ford, cave, "west").map((one) => [one.entry, one.field, one.value])).toEqual([
    ["locations/101", "keys.west", 104],
    ["locations/104", "keys.east", 101],
  ]);
  expect(parting(ford, mill, "north").map((one) => one.field)).toEqual(["keys.north", "keys.south"]);
  expect(parting(ford, hill, "east").map((one) => one.field)).toEqual(["keys.east"]);
});
