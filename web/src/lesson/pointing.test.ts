import { describe, expect, it } from "vitest";
import { around, placeFor } from "./pointing";

const BOARD = { x: 0, y: 48, w: 1000, h: 600 };
const NOTE = { w: 300, h: 200 };

const covers = (place: { x: number; y: number }, target: { x: number; y: number; w: number; h: number }): boolean =>
  place.x < target.x + target.w &&
  target.x < place.x + NOTE.w &&
  place.y < target.y + target.h &&
  target.y < place.y + NOTE.h;

describe("where a note stands", () => {
  it.each([
    { x: 0, y: 48, w: 110, h: 600 },
    { x: 850, y: 100, w: 150, h: 200 },
    { x: 200, y: 100, w: 400, h: 400 },
    { x: 100, y: 500, w: 800, h: 140 },
    { x: 100, y: 60, w: 800, h: 200 },
  ])("is beside what it speaks of: %o", (target) => {
    const place = placeFor(NOTE, BOARD, target);
    expect(covers(place, target)).toBe(false);
    expect(place.x).toBeGreaterThanOrEqual(BOARD.x);
    expect(place.y).toBeGreaterThanOrEqual(BOARD.y);
    expect(place.x + NOTE.w).toBeLessThanOrEqual(BOARD.x + BOARD.w);
    expect(place.y + NOTE.h).toBeLessThanOrEqual(BOARD.y + BOARD.h);
  });

  it("is the lower corner where it speaks of nothing", () => {
    expect(placeFor(NOTE, BOARD, null)).toEqual({ x: 10, y: 438 });
  });

  it("covers as little as it can of what fills the board", () => {
    const place = placeFor(NOTE, BOARD, BOARD);
    expect(place.x).toBeGreaterThanOrEqual(BOARD.x);
  });

  it("does not leave the board where there is no room at all", () => {
    const small = { x: 0, y: 0, w: 200, h: 100 };
    expect(placeFor(NOTE, small, { x: 50, y: 50, w: 20, h: 20 })).toEqual({ x: 10, y: 10 });
  });
});

it("several things are one place", () => {
  expect(around([])).toBeNull();
  expect(
    around([
      { x: 10, y: 20, w: 5, h: 5 },
      { x: 30, y: 0, w: 10, h: 10 },
    ]),
  ).toEqual({ x: 10, y: 0, w: 30, h: 25 });
});
