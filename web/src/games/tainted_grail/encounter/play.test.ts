import { beforeEach, expect, test, vi } from "vitest";
import type { OptionInfo, Question } from "../../../api/types";
import { option, question, refused, seated, withoutNetwork } from "../../../table/fakes";
import { EncounterPlay } from "./play.svelte";

vi.mock("../../../settings.svelte", () => ({
  settings: { language: "en", alwaysAsk: false, moves: false },
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
}));
vi.mock("../../../table/wordbook", () => ({ openWordbook: () => Promise.resolve(null) }));

beforeEach(withoutNetwork);

const half = (key: string) => ({ key, attr: "", level: 0, icons: [] });
const face = (left: string, right: string) => ({ left: [half(left)], right: [half(right)], kind: "combat" });
const FIGHT = {
  foe: { kind: "combat", right: [half("free")], name: "Wolf" },
  active: 0,
  came: [0],
  turn: 2,
  phase: "play",
  limit: null,
  played: 0,
  expected: 1,
  sequence: [],
  edge: [half("free")],
  joins: { burst: [{ row: 0, key: "magic", gives: ["cubes:2"] }] },
  placing: null,
  pool: 1,
  marker: 0,
};
const VIEW = {
  viewer: 0,
  encounter: FIGHT,
  places: [],
  heroes: [{ seat: 0, character: "beor", combat: { hand: ["burst", "guard"] }, diplomacy: { hand: [] } }],
  faces: { "card:burst": face("magic", "free"), "card:guard": face("free", "free") },
};

const cardOption = (card: string, magic = ""): OptionInfo =>
  option({ verb: "play", parts: magic ? [card, magic] : [card] }, { refs: [`card:${card}`] });

function met(options: readonly OptionInfo[], more: Partial<Question> = {}) {
  const { table, socket } = seated(question(options, { prompt: "play_card", ...more }), VIEW, "tainted_grail");
  return { play: new EncounterPlay(table), table, socket };
}

test("a touch on a card lifts the way without Magic; a Magic Key is one more answer", () => {
  const { play, table } = met([cardOption("burst"), cardOption("burst", "m0"), option({ verb: "stop", parts: [] })]);
  expect(play.pickFor("card:burst")).toBe(true);
  expect(table.chosen).toBe("play:burst");
  expect(play.magicWays).toEqual([{ row: 0, on: false, key: "play:burst:m0" }]);
  table.choose("play:burst:m0");
  expect(play.magicWays).toEqual([{ row: 0, on: true, key: "play:burst" }]);
});

test("the card that is looked at lies at the end of the Sequence, its keys as they would connect", () => {
  const { play, table } = met([cardOption("burst"), cardOption("burst", "m0")]);
  expect(play.links).toEqual([]);
  expect(play.waits).toBe(true);
  table.choose("play:burst:m0");
  expect(play.links.map(({ id, laid, left }) => [id, laid, left])).toEqual([["burst", null, ["will"]]]);
  table.choose("play:burst");
  expect(play.links[0]?.left).toEqual(["off"]);
});

test("a card that cannot be played says why", () => {
  const no = refused({ verb: "play", parts: ["guard"] }, "TG_E_COST");
  const { play, table } = met([cardOption("burst")], { refused: [no] });
  expect(play.whyNot("guard")?.code).toBe("TG_E_COST");
  expect(play.pickFor("card:guard", play.whyNot("guard"))).toBe(true);
  expect(table.refusal?.code).toBe("TG_E_COST");
  expect(play.pickFor("card:nothing")).toBe(false);
});

test("cards in hand are drawn here; what is not on the table the ask offers", () => {
  const { play } = met([cardOption("burst")]);
  expect([play.draws("card:burst"), play.draws("card:away"), play.draws("item:x")]).toEqual([true, false, false]);
});

test("the phase is that of the Activation, or what something may be used before", () => {
  expect(met([cardOption("burst")]).play.phase).toBe("play");
  const { play } = met([cardOption("burst")], { prompt: "before_attack" });
  expect([play.prompt, play.limits]).toEqual(["before_attack", ["tge-expected 1"]]);
});

const FORECAST = {
  tracks: [
    { seat: 0, track: "health", before: 5, now: 4 },
    { seat: 1, track: "terror", before: 1, now: 2 },
  ],
  pool: 3,
  marker: null,
  outcome: "won",
};

test("what the answer that is looked at would bring comes with it", () => {
  const { play } = met([option({ verb: "stop" }, { forecast: FORECAST }), cardOption("burst")]);
  expect(play.outlook).toBeNull();
  play.hovered = "stop";
  expect(play.outlook).toEqual({ pool: 3, marker: 0, tracks: { health: 4 }, outcome: "won" });
});

test("of one among many it is asked for when it is looked at", () => {
  const { play, socket } = met([option({ verb: "stop" }, { forecast: null })]);
  play.hovered = "stop";
  expect(play.outlook).toBeNull();
  expect(socket.last("forecast")).toMatchObject({ decision: "1.0", key: "stop" });
});
