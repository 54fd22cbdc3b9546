import { expect, it } from "vitest";
import type { EventInfo } from "../../api/types";
import { movesOf, soundOf } from "./moves";

const happened = (kind: string, data: Record<string, unknown>): EventInfo => ({ kind, text: "", data });

it("sends as many cubes to the Pool as came, and lets those fall that went", () => {
  const came = movesOf([happened("PoolChanged", { by: 3, now: 5 })], 0).flights;
  expect(came.map(({ delay }) => delay)).toEqual([0, 60, 120]);
  expect(came[0]?.to).toEqual([".cubes"]);
  expect(movesOf([happened("PoolChanged", { by: -1, now: 4 })], 0).flights[0]?.to).toEqual([]);
});

it("sends the enemy's row to who is struck, and shakes whoever it hurts", () => {
  const struck = [
    happened("EnemyAttacked", { seat: 0, card: "fox", pool: 2 }),
    happened("TrackMoved", { seat: 0, track: "health", before: 5, now: 3 }),
  ];
  expect(movesOf(struck, 0)).toMatchObject({
    flights: [{ from: [".foe tr.now", ".foe .top"] }],
    shaken: [".low .hero", ".rt .hero"],
  });
  expect(movesOf(struck, 1).shaken).toEqual([]);
  expect(movesOf([happened("TrackMoved", { seat: 0, track: "health", before: 3, now: 5 })], 0).shaken).toEqual([]);
  expect(movesOf([happened("TrackMoved", { seat: 0, track: "terror", before: 1, now: 2 })], 0).shaken).not.toEqual([]);
});

it("sends goods to their place on my board, never a sign it does not know", () => {
  const { flights } = movesOf([happened("ResourceGained", { seat: 0, kind: "food", n: 2, now: 4 })], 0);
  expect(flights.map(({ to }) => to[0])).toEqual(Array<string>(2).fill('.goods [data-good="food"]'));
  expect(movesOf([happened("ResourceGained", { seat: 0, kind: "honey", n: 2, now: 4 })], 0).flights).toEqual([]);
});

it("sounds a blow before a card, and nothing where nothing was heard", () => {
  expect(soundOf([happened("CardPlayed", {}), happened("EnemyAttacked", {})])).toBe("hit");
  expect(soundOf([happened("RoundBegan", {})])).toBeNull();
});
