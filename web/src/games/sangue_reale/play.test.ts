import { beforeEach, expect, test, vi } from "vitest";
import type { OptionInfo, Question } from "../../api/types";
import { option, question, seated, sight, withoutNetwork } from "../../table/fakes";
import { Play } from "./play.svelte";

vi.mock("../../settings.svelte", () => ({ settings: { language: "en", alwaysAsk: false, moves: false }, t: String }));
vi.mock("../../table/wordbook", () => ({
  openWordbook: () => Promise.resolve(null),
  messageId: (...parts: string[]) => parts.join("-"),
}));

beforeEach(withoutNetwork);

const SHEETS = [
  { character: "ulthar", slot: "b" },
  { character: "", slot: "" },
];
const VIEW = { viewer: 0, hands: [{ dice: [2, 5, 5] }], rolled: [1, 6], sheets: SHEETS, characters: {} };
const dice = (answer: OptionInfo["answer"], ...at: number[]): OptionInfo =>
  option(answer, { refs: [...at.map((nth) => `die:${nth}`), `column:${String(answer["die"] ?? answer["value"])}`] });

function dealt(options: readonly OptionInfo[], more: Partial<Question> = {}) {
  const { table, socket } = seated(question(options, { prompt: "use", ...more }), VIEW, "sangue_reale");
  return { play: new Play(table), table, socket };
}

const [CHANGE, USE] = [dice({ verb: "change", die: 2, value: 3 }, 0), dice({ verb: "use", die: 5 }, 1, 2)];

test("a new question looks at the first die that can be used as it is", () => {
  const { play, table, socket } = dealt([CHANGE, USE]);
  expect(play.die).toBe(1);
  play.lookAt(0);
  expect(play.die).toBe(0);
  socket.tell({ type: "sight", seq: 2, sight: sight(question([CHANGE, USE], { id: "2.0" }), VIEW), id: "" });
  table.options.follow();
  expect(play.die).toBe(1);
});

test("where no die can be used as it is, one that may be changed is looked at; else none", () => {
  expect(dealt([CHANGE]).play.die).toBe(0);
  expect(dealt([option({ verb: "end" })]).play.die).toBeNull();
});

test("while a roll may be changed, the dice are those that were rolled", () => {
  expect(dealt([], { prompt: "change_roll" }).play.dice).toEqual([1, 6]);
  expect(dealt([USE]).play.dice).toEqual([2, 5, 5]);
});

test("a touch gives the answer with the die as it is before one that changes it", () => {
  const changed = option({ verb: "change", die: 2, value: 5 }, { refs: ["die:0", "column:5"] });
  const { play, table } = dealt([changed, USE]);
  play.pickFor("column:5");
  expect(table.chosen).toBe("use:5");
  table.choose(changed.key);
  expect(play.keyOf("column:5")).toBe(changed.key);
});

test("of two answers that change a die, the one of the die that is looked at", () => {
  const [one, other] = [0, 1].map((at) =>
    option({ verb: "change", die: at, value: 6 }, { refs: [`die:${at}`, "column:6"] }),
  );
  const { play } = dealt([one!, other!]);
  play.lookAt(1);
  expect(play.keyOf("column:6")).toBe(other!.key);
  expect(play.keyOf("column:1")).toBeNull();
});

test("a player has the colours of the character, and before there is one those of the seat", () => {
  const { play } = dealt([USE]);
  expect([play.side(0), play.side(1)]).toEqual(["b", "b"]);
});
