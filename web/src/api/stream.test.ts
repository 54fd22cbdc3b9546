import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Link, Stream } from "./stream";

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
  send(): void {}
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
