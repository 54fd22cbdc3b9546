import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LineLost, type Link, SaidNo, Stream } from "./stream";

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  sent: { do: string; id?: string; key?: string; after?: number }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { do: string });
  }
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "127.0.0.1:8017" });
  vi.stubGlobal("window", { addEventListener: () => {}, removeEventListener: () => {} });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function closedWith(code: number): Link[] {
  const links: Link[] = [];
  const hello = { key: "tk_x", language: "it", after: () => 0, seat: () => null };
  new Stream(
    "t",
    hello,
    () => {},
    (link) => links.push(link),
  );
  FakeSocket.made[0]?.onclose?.({ code });
  return links;
}

test.each([1013, 1006, 4408, 4429])("after %i the line is only lost, and it is tried again", async (code) => {
  expect(closedWith(code)).toEqual(["lost"]);
  await vi.advanceTimersByTimeAsync(400);
  expect(FakeSocket.made).toHaveLength(2);
});

test.each([
  [4401, "void"],
  [4404, "gone"],
  [4409, "locked"],
] as const)("after %i it is not tried again", async (code, link) => {
  expect(closedWith(code)).toEqual([link]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

const WELCOME = JSON.stringify({ type: "welcome" });

function opened(): { stream: Stream; heard: string[] } {
  const heard: string[] = [];
  const hello = { key: "tk_x", language: "it", after: () => 7, seat: () => null };
  const stream = new Stream(
    "t",
    hello,
    (sent) => heard.push(sent.type),
    () => {},
  );
  join();
  return { stream, heard };
}

function join(): FakeSocket {
  const socket = FakeSocket.made.at(-1)!;
  socket.onopen?.();
  socket.onmessage?.({ data: WELCOME });
  return socket;
}

test("an answer outlives a lost line and is said again under the same name", async () => {
  const { stream } = opened();
  const done = stream.ask({ do: "answer", seat: 0, decision: "1.0", key: "end" });
  const first = FakeSocket.made[0]!;
  const { id } = first.sent.at(-1)!;
  first.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(400);
  const second = join();
  expect(second.sent[0]).toMatchObject({ do: "hello", after: 7 });
  expect(second.sent.at(-1)).toMatchObject({ do: "answer", key: "end", id });
  second.onmessage?.({ data: JSON.stringify({ type: "ack", id, ack: { seq: 8, ply: 1, repeated: true } }) });
  expect((await done).type).toBe("ack");
});

test("a question is not: who asked hears that the line was lost", async () => {
  const { stream } = opened();
  const asked = expect(stream.ask({ do: "why", decision: "1.0", key: "end" })).rejects.toBeInstanceOf(LineLost);
  FakeSocket.made[0]!.onclose?.({ code: 1006 });
  await asked;
});

test("replies find who asked, whatever their order; a no is an error with its reason", async () => {
  const { stream, heard } = opened();
  const socket = FakeSocket.made[0]!;
  const [one, two] = [stream.ask({ do: "ping" }), stream.ask({ do: "details", decision: "1.0" })];
  const [first, second] = socket.sent.slice(-2).map(({ id }) => id);
  const refusal = { code: "TABLE_E_STALE", text: "Late.", rule: "", key: "" };
  const refused = expect(two).rejects.toBeInstanceOf(SaidNo);
  socket.onmessage?.({ data: JSON.stringify({ type: "no", id: second, refusal }) });
  socket.onmessage?.({ data: JSON.stringify({ type: "pong", id: first }) });
  await refused;
  expect((await one).type).toBe("pong");
  expect(heard).toEqual(["welcome", "no", "pong"]);
});

test("a line on which nobody answers is given up, whatever the browser believes", async () => {
  opened();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
});

test("who leaves does not come back by itself", async () => {
  const { stream } = opened();
  stream.close();
  FakeSocket.made[0]!.onclose?.({ code: 1000 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});
