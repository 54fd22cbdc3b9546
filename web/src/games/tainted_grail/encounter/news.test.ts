import { expect, test } from "vitest";
import type { EventInfo } from "../../../api/types";
import { told } from "./news";

const events = (...kinds: string[]): EventInfo[] => kinds.map((kind) => ({ kind, text: `${kind}.`, data: {} }));

test("what has happened at the table, without what lies in the hand", () => {
  expect(told(events("CardPlayed", "PoolChanged", "CardsDrawn", "TrackMoved"))).toBe("PoolChanged. TrackMoved.");
});

test("an encounter that came before is told elsewhere", () => {
  expect(told(events("EnemyAttacked", "EncounterEnded", "EncounterDrawn", "TrackMoved"))).toBe("TrackMoved.");
});
