import { beforeEach, expect, test, vi } from "vitest";
import type { OptionInfo } from "../../api/types";
import { option, question, seated, withoutNetwork } from "../../table/fakes";
import { Play } from "./play.svelte";

vi.mock("../../settings.svelte", () => ({ settings: { language: "en", alwaysAsk: false, moves: false }, t: String }));
vi.mock("../../table/wordbook", () => ({ openWordbook: () => Promise.resolve(null) }));

beforeEach(withoutNetwork);

const cell = (name: string, row: number, column: number, piece = "") => ({
  name,
  row,
  column,
  piece,
  dark: false,
  crystal: false,
  usable: true,
});
const CELLS = [
  cell("a1", 0, 0, "E"),
  cell("b1", 0, 1),
  cell("c1", 0, 2),
  cell("a2", 1, 0),
  cell("b2", 1, 1),
  cell("c2", 1, 2),
];
/** A line of three: upright and lying; the names that turning gives come from the server. */
const LOOKS = {
  line: {
    r0: { rows: ["EOC"], turned: "r0", right: "r90", left: "r270", flipped: "m0" },
    r90: { rows: ["E", "O", "C"], turned: "r90", right: "r180", left: "r0", flipped: "m90" },
    m0: { rows: ["COE"], turned: "m0", right: "m90", left: "m270", flipped: "r0" },
  },
};
const VIEW = { players: [{ cells: CELLS, active: ["line"], front: {} }], looks: LOOKS, cards: {} };
const place = (turned: string, at: string, more: Partial<OptionInfo> = {}): OptionInfo =>
  option({ verb: "place", tile: "line", turned, at }, { text: "", forecast: null, ...more });

const played = (...options: OptionInfo[]) => {
  const { table, socket } = seated(question(options), VIEW, "realm_of_sand");
  return { play: new Play(table), table, socket };
};

test("a tile in hand may lie where the server says, by the cell under its grip", () => {
  const { play } = played(place("r0", "a1"), place("r0", "a2"), place("m0", "a2"));
  play.take("line");
  expect([...play.spots.entries()]).toEqual([
    ["b1", "place:line:r0:a1"],
    ["b2", "place:line:r0:a2"],
  ]);
  play.flip();
  expect([...play.spots.keys()]).toEqual(["b2"]);
});

test("turning goes by the names that the looks have", () => {
  const { play } = played(place("r0", "a1"));
  play.take("line");
  play.turn();
  expect([play.way, play.shape.map(({ row }) => row)]).toEqual(["r90", [-1, 0, 1]]);
  play.turn(false);
  expect(play.way).toBe("r0");
});

test("put near a place it jumps there; touched again on its grip it is sent", () => {
  const { play, table, socket } = played(place("r0", "a1"), place("r0", "a2"));
  play.take("line");
  play.put(0.6, 1.8);
  expect([play.at, table.chosen]).toEqual([[0, 1], "place:line:r0:a1"]);
  play.put(0.5, 1.5);
  expect(socket.last("answer")).toMatchObject({ key: "place:line:r0:a1" });
});

test("where it cannot lie the table is asked why, and nothing is answered", () => {
  const { play, socket } = played(place("r0", "a1"));
  play.take("line");
  play.turn();
  play.put(1.5, 1.5);
  expect(play.ghost?.key).toBeNull();
  play.askWhyNot();
  const answer = { verb: "place", tile: "line", turned: "r90", at: "b1" };
  expect(socket.last("why")).toMatchObject({ answer });
  expect(socket.last("answer")).toBeUndefined();
});

test("beside the board there is no cell to name", () => {
  const { play, socket } = played(place("r0", "a1"));
  play.take("line");
  play.turn();
  play.put(0.1, 0.1);
  play.askWhyNot();
  expect(socket.last("why")).toMatchObject({ answer: { at: "-" } });
});

test("what a place would complete is drawn as the forecast tells it", () => {
  const forecast = { completable: [{ card: "toll-box", cells: ["a1", "b1"] }], completed: [] };
  const { play, table } = played(place("r0", "a1", { forecast }));
  table.choose("place:line:r0:a1");
  expect(play.foreseen).toEqual(["toll-box"]);
  expect(play.marked.map((cells) => cells.map(({ name }) => name))).toEqual([["a1", "b1"]]);
});

test("an answer lifted elsewhere takes the tile up where it says", () => {
  const { play, table } = played(place("r0", "a2"));
  table.choose("place:line:r0:a2");
  play.follow(table.chosen);
  expect([play.tile, play.way, play.at, play.pinned]).toEqual(["line", "r0", [1, 1], true]);
});

test("a place to begin with covers nothing, where there is one", () => {
  const { play } = played(place("r0", "a1"), place("r0", "a2"));
  play.take("line");
  expect(play.firstSpot()).toBe("b2");
});

test("pointing at two things one after the other lifts the answer that names both", () => {
  const moves = [option({ verb: "move", start: "a1", end: "b1" }), option({ verb: "move", start: "a1", end: "c1" })];
  const { play, table } = played(...moves);
  expect(play.isLit("cell:a1")).toBe(true);
  expect(play.point("cell:a1")).toBe(true);
  expect(table.chosen).toBeNull();
  expect(play.point("cell:c1")).toBe(true);
  expect(table.chosen).toBe("move:a1:c1");
  expect(play.point("cell:z9")).toBe(false);
});
