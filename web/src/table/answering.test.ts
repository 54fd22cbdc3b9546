import { beforeEach, expect, test, vi } from "vitest";
import { AskParts } from "./ask.svelte";
import { option, question, refused, seated, sight, withoutNetwork, card } from "./fakes";

const settings = vi.hoisted(() => ({ language: "en", alwaysAsk: false, moves: false, sound: false }));
vi.mock("../settings.svelte", () => ({ settings, t: String }));
vi.mock("./wordbook", () => ({ openWordbook: () => Promise.resolve(null) }));

beforeEach(() => {
  withoutNetwork();
  settings.alwaysAsk = false;
});

const [ONE, TWO] = [option({ verb: "use", die: 1 }), option({ verb: "use", die: 2 })];

test("a first touch lifts, a second sends", () => {
  const { table, socket } = seated(question([ONE, TWO]));
  table.pick(ONE.key);
  expect([table.chosen, socket.last("answer")]).toEqual(["use:1", undefined]);
  table.pick(ONE.key);
  expect(socket.last("answer")).toMatchObject({ seat: 0, decision: "1.0", key: "use:1" });
  expect(table.sending).toBe("use:1");
});

test("who wants every answer asked for sends nothing by touching twice", () => {
  settings.alwaysAsk = true;
  const { table, socket } = seated(question([ONE, TWO]));
  table.pick(ONE.key);
  table.pick(ONE.key);
  expect(socket.last("answer")).toBeUndefined();
});

test("while one answer is on its way no other is sent", async () => {
  const { table, socket } = seated(question([ONE, TWO]));
  void table.send(ONE.key);
  expect(await table.send(TWO.key)).toBe(false);
  expect(socket.sent.filter((said) => said.do === "answer")).toHaveLength(1);
});

test("a refused answer is told with its reason and can be given otherwise", async () => {
  const { table, socket } = seated(question([ONE, TWO]));
  const done = table.send(ONE.key);
  const id = socket.last("answer")?.id ?? "";
  socket.tell({ type: "no", id, refusal: { code: "X_E_NO", text: "No.", rule: "X-1.1", key: ONE.key } });
  expect(await done).toBe(false);
  expect([table.refusal?.code, table.sending]).toEqual(["X_E_NO", null]);
});

test("why not is asked on the stream, and nothing is answered", async () => {
  const { table, socket } = seated(question([ONE]));
  const told = table.explain({ verb: "use", die: 6 });
  expect(socket.last("why")).toMatchObject({ decision: "1.0", answer: { verb: "use", die: 6 } });
  const refusal = { code: "X_E_NO", text: "No.", rule: "X-1.1", key: "use:6" };
  socket.tell({ type: "why", id: socket.last("why")?.id ?? "", refusal });
  await told;
  expect(table.refusal).toEqual(refusal);
  expect(socket.last("answer")).toBeUndefined();
});

test("a reason that came with the question is not asked for", async () => {
  const { table, socket } = seated(question([ONE], { refused: [refused({ verb: "use", die: 6 })] }));
  await table.explain({ verb: "use", die: 6 });
  expect(table.refusal?.rule).toBe("X-1.1");
  expect(socket.last("why")).toBeUndefined();
});

test("a reason that comes after the question has gone is not shown", async () => {
  const { table, socket } = seated(question([ONE]));
  const told = table.explain({ verb: "use", die: 6 });
  socket.tell({ type: "sight", seq: 2, sight: sight(question([TWO], { id: "2.0" })), id: "" });
  const refusal = { code: "X_E_NO", text: "No.", rule: "", key: "" };
  socket.tell({ type: "why", id: socket.last("why")?.id ?? "", refusal });
  await told;
  expect(table.refusal).toBeNull();
});

test("a step brings the next question and says what happened", () => {
  const { table, socket } = seated(question([ONE]));
  const events = [{ kind: "DieUsed", text: "A die is used.", data: {} }];
  const log = [{ seq: 2, at: 0, ply: 1, act: "answered", seat: 0, text: "", events }];
  socket.tell({ type: "step", seq: 2, log, table: card(), sight: sight(question([TWO], { id: "2.0" })) });
  expect([table.question?.id, table.announcement, table.log.length]).toEqual(["2.0", "A die is used.", 1]);
});

test("what lies over the board has the ask, and gives it back", () => {
  const asks = new AskParts();
  const board = asks.add({ draws: (ref) => ref === "cell:b4", part: () => ({ line: "board", where: "Day 2" }) });
  const over = asks.add({ level: 1, part: () => ({ line: "over" }) });
  expect([asks.shown.line, asks.shown.where, asks.draws("cell:b4")]).toEqual(["over", "Day 2", false]);
  over();
  expect([asks.shown.line, asks.draws("cell:b4"), asks.draws("card:x")]).toEqual(["board", true, false]);
  board();
  expect([asks.shown.line, asks.shown.where]).toEqual([null, ""]);
});

test("the level decides, not who came first", () => {
  const asks = new AskParts();
  asks.add({ level: 1, part: () => ({ line: "over" }) });
  asks.add({ part: () => ({ line: "board" }) });
  expect(asks.shown.line).toBe("over");
});
