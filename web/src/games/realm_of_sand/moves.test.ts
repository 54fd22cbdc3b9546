import { expect, it } from "vitest";
import type { EventInfo } from "../../api/types";
import { movesOf, soundOf } from "./moves";

const happened = (kind: string, data: Record<string, unknown>): EventInfo => ({ kind, text: "", data });
const BUILT = [
  happened("PiecesPaid", { seat: 0, pieces: ["c3 E", "c4 (S)"] }),
  happened("CardCompleted", { seat: 0, card: "kite-tower", cells: ["c3", "c4"], stars: 5, hourglasses: 1 }),
];

it("sends the pieces one after the other to the card, then its stars to who built it", () => {
  const { flights } = movesOf(BUILT, 0);
  const [square, disc, card, star] = flights;
  expect(square).toMatchObject({ from: ['.me [data-cell="c3"]'], delay: 0, lights: true, before: true });
  expect(disc).toMatchObject({ from: ['.me [data-cell="c4"]'], delay: 30 });
  expect(square?.to[0]).toBe('[data-card="kite-tower"]');
  expect(disc?.art).toContain("<circle");
  expect(card).toMatchObject({ from: ['[data-card="kite-tower"]'], to: [".me header .built"], delay: 240 });
  expect(star?.to).toEqual([".me header .stars"]);
});

it("sends a rival's card to the rival", () => {
  const { flights } = movesOf(BUILT, 1);
  expect(flights[0]?.from[0]).toBe('.rival[data-seat="0"] .mini');
  expect(flights[2]?.to).toEqual(['.rival[data-seat="0"] .head']);
});

it("sends a rival's tile to the rival's board, and says nothing of my own, which is seen anyway", () => {
  const laid = [
    happened("TilePlaced", { seat: 1, tile: "t9", cells: [] }),
    happened("TileTaken", { seat: 1, tile: "t3" }),
  ];
  const [placed, taken] = movesOf(laid, 0).flights;
  expect(placed).toMatchObject({
    from: ['.rival[data-seat="1"] [data-tile="t9"]', '.rival[data-seat="1"]'],
    before: true,
  });
  expect(taken).toMatchObject({ from: ['[data-ring="t3"]'] });
  expect(movesOf(laid, 1).flights).toEqual([]);
});

it("sounds what weighs most, and nothing where nothing was done", () => {
  expect(soundOf([happened("TilePlaced", {}), ...BUILT])).toBe("gain");
  expect(soundOf([happened("TurnStarted", {})])).toBeNull();
});
