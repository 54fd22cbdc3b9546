import { beforeEach, expect, test, vi } from "vitest";
import { option, question, refused, seated, sight, withoutNetwork, card } from "./fakes";

vi.mock("../settings.svelte", () => ({ settings: { language: "en", alwaysAsk: false, moves: false }, t: String }));
vi.mock("./wordbook", () => ({ openWordbook: () => Promise.resolve(null) }));

beforeEach(withoutNetwork);

const USE = option({ verb: "use", die: 4 }, { refs: ["die:0", "column:4"] });
const END = option({ verb: "end" });
const FAR = option({ verb: "place", tile: "t1", at: "b2" }, { text: "", forecast: null });

test("options are there with the question, without anything being asked", () => {
  const { table, socket } = seated(question([USE, END]));
  expect(table.options.known).toBe(true);
  expect(table.options.all.map(({ text }) => text)).toEqual(["use 4", "end"]);
  expect(socket.sent.map((said) => said.do)).toEqual(["hello"]);
});

test("an answer is found by its fields, and a thing on the board by its refs", () => {
  const { table } = seated(question([USE, END]));
  expect(table.options.find({ verb: "use", die: 4 })?.key).toBe("use:4");
  expect(table.options.find({ verb: "use", die: 5 })).toBeNull();
  expect(table.options.verb("use:4")).toBe("use");
  expect(table.byRef("column:4")).toEqual(["use:4"]);
});

test("lists of numbers are compared one by one", () => {
  const { table } = seated(question([option({ verb: "pick", dice: [2, 5] })]));
  expect(table.options.find({ verb: "pick", dice: [2, 5] })?.key).toBe("pick:2:5");
  expect(table.options.find({ verb: "pick", dice: [5, 2] })).toBeNull();
});

test("what one of many would bring is asked for when it is lifted, once", async () => {
  const { table, socket } = seated(question([FAR, END]));
  table.choose(FAR.key);
  table.options.foretell(FAR.key);
  expect(table.options.awaited).toBe(true);
  const asked = socket.sent.filter((said) => said.do === "forecast");
  expect(asked).toHaveLength(1);
  socket.tell({ type: "forecast", id: asked[0]?.id ?? "", option: { ...FAR, text: "There", forecast: { stars: 2 } } });
  await vi.waitFor(() => expect(table.options.awaited).toBe(false));
  expect(table.options.get(FAR.key)).toMatchObject({ text: "There", forecast: { stars: 2 } });
});

test("what came with the question is not asked for again", () => {
  const { table, socket } = seated(question([USE, END]));
  table.choose(USE.key);
  table.options.word();
  expect(socket.sent.map((said) => said.do)).toEqual(["hello"]);
});

test("a long list is read in words once it is opened", async () => {
  const { table, socket } = seated(question([FAR, END]));
  table.options.word();
  table.options.word();
  const asked = socket.sent.filter((said) => said.do === "details");
  expect(asked).toHaveLength(1);
  const details = { id: "1.0", seat: 0, text: "?", options: [{ ...FAR, text: "There" }, END], refused: [] };
  socket.tell({ type: "details", id: asked[0]?.id ?? "", details });
  await vi.waitFor(() => expect(table.options.get(FAR.key)?.text).toBe("There"));
});

test("with very many answers even the options are asked for", () => {
  const { table, socket } = seated(question([], { keys: ["a", "b"] }));
  expect(table.options.known).toBe(false);
  expect(table.options.all.map(({ key }) => key)).toEqual(["a", "b"]);
  expect(socket.last("details")).toBeDefined();
});

test("another question puts down what was lifted; the same one, told anew, does not", () => {
  const { table, socket } = seated(question([USE, END]));
  table.choose(USE.key);
  socket.tell({ type: "sight", seq: 1, sight: sight(question([USE, END])), id: "" });
  table.options.follow();
  expect(table.chosen).toBe("use:4");
  socket.tell({ type: "sight", seq: 2, sight: sight(question([USE, END], { id: "2.0" })), id: "" });
  table.options.follow();
  expect(table.chosen).toBeNull();
});

test("what no board draws is offered by the ask", () => {
  const { table } = seated(question([USE, END]));
  expect(table.options.loose.map(({ key }) => key)).toEqual(["use:4", "end"]);
});

test("a reason is told once, and found by the answer that it forbids", () => {
  const no = [refused({ verb: "use", die: 1 }), refused({ verb: "use", die: 2 }), refused({ verb: "end" }, "X_E_END")];
  const { table } = seated(question([USE], { refused: no }));
  expect(table.options.reasons).toHaveLength(1);
  expect(table.options.whyNot({ verb: "use", die: 2 })?.key).toBe("use:2");
  expect(table.options.whyNot({ verb: "use", die: 6 })).toBeNull();
});

test("nothing is asked of nobody", () => {
  const { table, socket } = seated(question([USE]));
  socket.tell({ type: "step", seq: 2, log: [], table: card(), sight: sight(null) });
  expect(table.options.all).toEqual([]);
  expect(table.options.awaited).toBe(false);
});
