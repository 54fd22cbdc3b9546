import { expect, test } from "vitest";
import { cellName, flip, readCell, readPlacement, roundGrip, seen, signature, turn, turned, UPRIGHT } from "./figure";
import { landAfter } from "./land";
import { outline } from "./outline";

const TILES = { line: ["EOC"], corner: ["EC", "O."] };
const look = (rows: readonly string[], way = UPRIGHT): string =>
  signature(turned(roundGrip(rows), way).map((one) => ({ ...one, row: one.row + 2, column: one.column + 2 })));

test("cells are named by column and row", () => {
  expect(cellName(3, 1)).toBe("b4");
  expect(readCell("b4")).toEqual([3, 1]);
});

test("four quarter turns and two flips bring a tile back", () => {
  const round = [1, 2, 3, 4].reduce((way) => turn(way), UPRIGHT);
  expect(look(TILES.corner, round)).toBe(look(TILES.corner));
  expect(look(TILES.corner, flip(flip(turn(UPRIGHT))))).toBe(look(TILES.corner, turn(UPRIGHT)));
});

test("a flip mirrors what is seen, however the tile is turned", () => {
  const turnedOnce = turned(roundGrip(TILES.corner), turn(UPRIGHT));
  const mirrored = turnedOnce.map((one) => ({ ...one, column: 0 - one.column }));
  expect(
    signature(
      turned(roundGrip(TILES.corner), flip(turn(UPRIGHT))).map((one) => ({
        ...one,
        column: one.column + 3,
        row: one.row + 3,
      })),
    ),
  ).toBe(signature(mirrored.map((one) => ({ ...one, column: one.column + 3, row: one.row + 3 }))));
});

test("the grip stays under the hand", () => {
  for (const rows of Object.values(TILES)) {
    const grips = [0, 1, 2, 3].map((turns) =>
      turned(roundGrip(rows), { turns, mirrored: false }).find((one) => one.row === 0 && one.column === 0),
    );
    expect(new Set(grips.map((grip) => grip?.letter)).size).toBe(1);
  }
});

test.each([
  ["place:line:r0:b4", "b4E c4O d4C"],
  ["place:line:r90:b2", "b2E b3O b4C"],
  ["place:line:m0:a1", "a1C b1O c1E"],
  ["place:corner:r0:a1", "a1E b1C a2O"],
  ["place:corner:r90:a1", "a1O b1E b2C"],
  ["place:corner:r180:b1", "b1O a2C b2E"],
])("%s lies on %s", (key, cells) => {
  expect(signature(readPlacement(key, TILES)?.squares ?? [])).toBe(cells);
});

test("other keys are no placements", () => {
  expect(readPlacement("complete:toll-box", TILES)).toBeNull();
  expect(readPlacement("place:gone:r0:a1", TILES)).toBeNull();
});

const cell = (name: string, piece: string) => ({
  name,
  row: 0,
  column: 0,
  dark: false,
  crystal: false,
  usable: true,
  piece,
});
const CELLS = [cell("a1", "E"), cell("b1", "(C)"), cell("c1", ""), cell("a2", "O")];

test("a figure is seen turned, over what has changed, discs as well as squares", () => {
  const { land, changed } = landAfter(CELLS, "disc:M:c1", []);
  expect(land.get("c1")).toBe("M");
  expect(seen(["M", "C", "E"], land, changed)).toEqual(["c1", "b1", "a1"]);
  expect(seen(["EO"], land, changed)).toEqual([]);
  expect(seen(["EO"], land, new Set(land.keys())).toSorted()).toEqual(["a1", "a2"]);
});

test("a moved piece leaves its cell", () => {
  const { land } = landAfter(CELLS, "move:b1:c1", []);
  expect([land.has("b1"), land.get("c1")]).toEqual([false, "C"]);
});

test("the outline of a group is one closed line round all of it", () => {
  const path = outline(
    [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    10,
    2,
  );
  expect(path.match(/M/g)).toHaveLength(1);
  expect(path.match(/Q/g)).toHaveLength(6);
  expect(
    outline(
      [
        [0, 0],
        [2, 2],
      ],
      10,
      2,
    ).match(/z/g),
  ).toHaveLength(2);
});
