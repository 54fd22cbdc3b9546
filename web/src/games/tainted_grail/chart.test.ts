import { describe, expect, it } from "vitest";
import { cardSize, chart, roomFor } from "./chart";

const place = (number: number, x: number, y: number, exits: Record<string, [number, number]>) => ({
  number,
  x,
  y,
  exits: Object.fromEntries(Object.entries(exits).map(([edge, [printed, to]]) => [edge, { number: printed, to }])),
});
const ROOM = { columns: 4, rows: 3 };
const MAP = [
  place(101, 0, 0, { north: [102, 102], east: [104, 0] }),
  place(102, 0, 1, { south: [101, 101], west: [108, 0] }),
];

describe("the chart", () => {
  it("lays north at the top and fog where a key leads nowhere yet", () => {
    const { columns, rows, cells } = chart(MAP, ROOM);
    expect([columns, rows]).toEqual([3, 2]);
    expect(cells.find((cell) => cell.number === 102)).toMatchObject({ column: 1, row: 0 });
    expect(cells.find((cell) => cell.fog === 104)).toMatchObject({ column: 2, row: 1, number: 0 });
    expect(cells.find((cell) => cell.fog === 108)).toMatchObject({ column: 0, row: 0 });
  });

  it("leaves fog that has no room to the numbers on the keys", () => {
    const { columns, cells, ways } = chart(MAP, { columns: 2, rows: 3 });
    expect(columns).toBe(1);
    expect(cells.every((cell) => cell.number > 0)).toBe(true);
    expect(ways).toContainEqual({ column: 0, row: 1, side: "east", number: 104 });
  });

  it("has room for four cards by three on a laptop and on a phone", () => {
    expect(roomFor(970, 606, false)).toEqual({ columns: 4, rows: 3 });
    expect(roomFor(390, 366, true)).toEqual({ columns: 4, rows: 3 });
  });

  it("draws keys that meet once, and an unpaired one with its number", () => {
    const { ways } = chart(MAP, ROOM);
    expect(ways).toHaveLength(3);
    expect(ways.filter((way) => way.number === 0)).toEqual([{ column: 1, row: 0, side: "south", number: 0 }]);
    expect(ways).toContainEqual({ column: 0, row: 0, side: "east", number: 108 });
  });

  it("an empty table has no rows", () => {
    expect(chart([], ROOM)).toMatchObject({ columns: 0, rows: 0 });
  });

  it("keeps cards large enough to be read", () => {
    const wide = { ...chart(MAP, ROOM), columns: 9, rows: 9 };
    expect(cardSize(970, 620, wide, false)).toMatchObject({ w: 130, h: 128 });
    expect(cardSize(370, 350, chart(MAP, ROOM), true).w).toBeGreaterThan(84);
  });
});
