import { beforeEach, expect, test, vi } from "vitest";
import type { OptionInfo, Question } from "../../api/types";
import { option, question, refused, seated, withoutNetwork } from "../../table/fakes";
import { Play } from "./play.svelte";

vi.mock("../../settings.svelte", () => ({ settings: { language: "en", alwaysAsk: false, moves: false }, t: String }));
vi.mock("../../table/wordbook", () => ({ openWordbook: () => Promise.resolve(null) }));

beforeEach(withoutNetwork);

const hero = (seat: number, character: string, at: number) => ({ seat, character, at });
const VIEW = {
  viewer: 0,
  heroes: [hero(0, "ailei", 101), hero(1, "beor", 101), hero(2, "", 105)],
  places: [
    { number: 101, heroes: [0, 1] },
    { number: 105, heroes: [2] },
  ],
  faces: { "card:c.lift": { rules: [] } },
};
const PRICE = [{ kind: "energy", n: 1, each: true }];
const GO = option({ verb: "travel", parts: ["105"] }, { refs: ["location:105"], forecast: { price: PRICE } });

function board(options: readonly OptionInfo[], more: Partial<Question> = {}) {
  const { table } = seated(question(options, { prompt: "act", ...more }), VIEW, "tainted_grail");
  return { play: new Play(table), table };
}

test("a place is gone to by the answer that goes there, not by any that names it", () => {
  const look = option({ verb: "dream", parts: ["105"] }, { refs: ["location:105"] });
  expect(board([look, GO]).play.wayTo(105)).toBe("travel:105");
  expect(board([look]).play.wayTo(105)).toBeNull();
});

test("who stands where I stand could share what is done", () => {
  const { play } = board([GO]);
  expect([play.here?.number, play.companions]).toEqual([101, [1]]);
});

test("what an answer costs is told, and of what is lifted what it would take", () => {
  const { play, table } = board([GO, option({ verb: "pass" })]);
  expect([play.price("travel:105").length, play.price("pass").length, play.spent("energy")]).toEqual([1, 0, 0]);
  table.choose("travel:105");
  expect([play.spent("energy"), play.spent("food"), play.lifted.has("location:105")]).toEqual([1, 0, true]);
});

test("a reason is found by what the answer is about", () => {
  const no = [refused({ verb: "location", parts: ["101", "buy"] }), refused({ verb: "rest", parts: [] })];
  const { play } = board([GO], { refused: no });
  expect(play.whyNot("location", "101:buy")?.key).toBe("location:101:buy");
  expect(play.whyNot("location", "101")).toBeNull();
});
