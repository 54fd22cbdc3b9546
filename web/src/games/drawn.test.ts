import { expect, it } from "vitest";
import type { EventInfo, OptionInfo } from "../api/types";
import type { Table } from "../table/table.svelte";
import * as sand from "./realm_of_sand/drawn";
import * as duel from "./sangue_reale/drawn";
import * as grail from "./tainted_grail/drawn";

const at = (view: unknown): Table =>
  ({ sight: { view }, question: { prompt: "use", seat: 0 }, viewer: 0 }) as unknown as Table;
const happened = (kind: string, data: Record<string, unknown>): EventInfo => ({ kind, text: "", data });
const option = (answer: Record<string, unknown>, more: Partial<OptionInfo> = {}): OptionInfo => ({
  key: "",
  text: "",
  refs: [],
  preview: [],
  answer,
  forecast: null,
  ...more,
});
const count = (drawn: string, what: string): number => drawn.split(what).length - 1;

it("draws tiles and pieces, and nothing it does not know", () => {
  const table = at({ tiles: { t1: ["EC", "O."] }, looks: { t1: { r90: { rows: ["CE"] } } }, cards: {} });
  expect(count(sand.drawEvent(happened("TilePlaced", { tile: "t1" }), table), "data-g")).toBe(3);
  expect(count(sand.drawEvent(happened("PiecesPaid", { pieces: ["c3 E", "c4 (S)", "c5 Q"] }), table), "data-g")).toBe(
    2,
  );
  expect(count(sand.drawAnswer(option({ verb: "place", tile: "t1", turned: "r90", at: "a1" }), table), "data-g")).toBe(
    2,
  );
  expect(sand.drawEvent(happened("RoundEnded", { round: 2 }), table)).toBe("");
});

it("draws dice as they were rolled, and those in hand by their place", () => {
  const table = at({ hands: [{ seat: 0, dice: [5, 1], used: [] }], rolled: [] });
  expect(count(duel.drawEvent(happened("DiceSplit", { own: [1, 2], others: [3] })), "<svg")).toBe(3);
  expect(duel.drawAnswer(option({ verb: "use", die: 0 }), table)).toBe(
    duel.drawEvent(happened("FaceChosen", { face: 5 })),
  );
  expect(duel.drawEvent(happened("FaceChosen", { face: 9 }))).toBe("");
});

it("draws what an answer brings to me in signs, and what it brings to others not", () => {
  const forecast = {
    tracks: [
      { seat: 0, track: "health", before: 5, now: 4 },
      { seat: 1, track: "health", before: 3, now: 2 },
    ],
    resources: [{ seat: 0, kind: "food", n: -1, now: 0 }],
    gained: [],
    pool: null,
  };
  const drawn = grail.drawEffects(option({ verb: "x" }, { forecast }), at({ faces: {} }));
  expect(count(drawn, 'class="effect"')).toBe(2);
  expect(drawn).toContain("5→4");
  expect(drawn).toContain("−1");
  expect(grail.drawEffects(option({ verb: "x" }), at({ faces: {} }))).toBe("");
});
