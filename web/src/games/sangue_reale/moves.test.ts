import { expect, it } from "vitest";
import type { EventInfo } from "../../api/types";
import { movesOf, soundOf } from "./moves";

const happened = (kind: string, data: Record<string, unknown>): EventInfo => ({ kind, text: "", data });

it("sends dice that are given away to the other's sheet, one after the other", () => {
  const { flights } = movesOf([happened("DiceSplit", { seat: 0, own: [1], others: [5, 6] })], 0);
  expect(flights.map(({ to, delay }) => [to[0], delay])).toEqual([
    ['.sheet[data-seat="1"] header', 0],
    ['.sheet[data-seat="1"] header', 60],
  ]);
});

it("sends a die to its column: mine out of the ask, the rival's from the rival", () => {
  const used = [happened("DieUsed", { seat: 1, dice: [3], column: 3 })];
  expect(movesOf(used, 1).flights[0]).toMatchObject({
    to: expect.arrayContaining(['.sheet[data-seat="1"] [data-column="3"]']),
  });
  expect(movesOf(used, 1).flights[0]?.from[0]).toBe(".ask .dice");
  expect(movesOf(used, 0).flights[0]?.from[0]).toBe('.sheet[data-seat="1"] header');
});

it("lets lost dice fall, a number jump from its line to the land, and equal plans shake", () => {
  const { flights, shaken } = movesOf(
    [
      happened("DiceLost", { seat: 0, dice: [2] }),
      happened("LineCrossed", { seat: 0, column: 4, number: 4 }),
      happened("NumberCircled", { seat: 0, slot: "lanara-4", number: 4, area: "lanara" }),
      happened("RoundCancelled", { round: 2, plan: 3 }),
    ],
    0,
  );
  expect(flights[0]?.to).toEqual([]);
  expect(flights[1]?.from[0]).toBe('.sheet[data-seat="0"] [data-column="4"]');
  expect(flights[1]?.to).toEqual(['.sheet[data-seat="0"] [data-slot="lanara-4"]']);
  expect(shaken).toContain(".duelists");
  expect(soundOf([happened("RowBlackened", {}), happened("TerritoryControlled", {})])).toBe("gain");
});
