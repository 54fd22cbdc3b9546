import { beforeEach, expect, test, vi } from "vitest";
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

test("why there was no coming in is said until one is in", () => {
  const { table, socket } = seated(question([ONE]));
  socket.tell({ type: "no", id: "", refusal: { code: "TABLE_E_FULL", text: "Full.", rule: "", key: "" } });
  expect(table.refusal?.text).toBe("Full.");
  const now = sight(question([ONE]));
  socket.tell({ type: "welcome", seq: 1, hand: [0], host: true, log: [], table: card(), sight: now });
  expect(table.refusal).toBeNull();
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

test("a board that knows the reason says it itself", () => {
  const { table, socket } = seated(question([ONE]));
  table.refuse(refused({ verb: "use", die: 6 }));
  expect([table.refusal?.code, socket.last("why")]).toEqual(["X_E_NO", undefined]);
  table.choose(ONE.key);
  expect(table.refusal).toBeNull();
});

test("a secret answer that is in is held, and may be changed while others think", () => {
  const { table, socket } = seated(question([ONE, TWO]));
  const held = question([ONE, TWO], { held: "use:1", may_change: true });
  socket.tell({ type: "sight", seq: 2, sight: sight(held), id: "" });
  expect([table.held, table.question?.id]).toEqual(["use:1", "1.0"]);
  socket.tell({ type: "sight", seq: 3, sight: sight({ ...held, may_change: false }), id: "" });
  expect([table.held, table.question]).toEqual(["use:1", null]);
});

test("who thinks is shown until it is done, and a step ends all waiting", () => {
  const { table, socket } = seated(question([ONE]));
  const thought = { type: "thinking", seat: 1, bot: "greedy", progress: 0.5, done: false } as const;
  socket.tell(thought);
  socket.tell({ ...thought, progress: 0.75 });
  expect(table.thinking.map(({ progress }) => progress)).toEqual([0.75]);
  socket.tell({ ...thought, done: true });
  expect(table.thinking).toEqual([]);
  socket.tell({ type: "reminder", seats: [1], since: 0 });
  expect(table.missed).toEqual([1]);
  socket.tell({ type: "step", seq: 2, log: [], table: card(), sight: sight(null) });
  expect(table.missed).toEqual([]);
});

test("a line that was lost and found again brings no line of the log twice", () => {
  const { table, socket } = seated(question([ONE]));
  const log = [2, 3].map((seq) => ({ seq, at: 0, ply: seq - 1, act: "answered", seat: 0, text: "", events: [] }));
  socket.tell({ type: "step", seq: 2, log: log.slice(0, 1), table: card(), sight: sight(question([ONE])) });
  const back = { type: "welcome", hand: [0], host: true, table: card(), sight: sight(question([TWO])) } as const;
  socket.tell({ ...back, seq: 3, log: log.slice(1) });
  expect(table.log.map(({ seq }) => seq)).toEqual([2, 3]);
});

test("what cannot be sent without a question is not sent", async () => {
  const { table, socket } = seated(question([ONE]));
  socket.tell({ type: "sight", seq: 2, sight: sight(null), id: "" });
  expect(await table.send("use:1")).toBe(false);
  await table.explain({ verb: "use", die: 1 });
  expect(socket.sent.map((said) => said.do)).toEqual(["hello"]);
});
