import { afterEach, expect, test, vi } from "vitest";
import { call, Refused, Unreachable } from "./http";

vi.mock("../settings.svelte", () => ({ settings: { language: "it" } }));

const told = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("who asked too often asks again after the rest that the server wants", async () => {
  vi.useFakeTimers();
  const fetched = vi
    .fn()
    .mockResolvedValueOnce(told(429, {}, { "retry-after": "2" }))
    .mockResolvedValueOnce(told(200, [1]));
  vi.stubGlobal("fetch", fetched);
  const asked = call<number[]>("/games");
  await vi.advanceTimersByTimeAsync(1_900);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await asked).toEqual([1]);
});

test("what changes something is not said twice", async () => {
  const fetched = vi.fn().mockResolvedValue(told(429, { text: "too often" }));
  vi.stubGlobal("fetch", fetched);
  await expect(call("/tables", { body: {} })).rejects.toBeInstanceOf(Refused);
  expect(fetched).toHaveBeenCalledTimes(1);
});

const named = (fetched: ReturnType<typeof vi.fn>): (string | undefined)[] =>
  fetched.mock.calls.map(([, how]) => ((how as RequestInit).headers as Record<string, string>)["idempotency-key"]);

test("what makes a key is asked for again by the same name until somebody answers", async () => {
  vi.useFakeTimers();
  const fetched = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("no line"))
    .mockResolvedValueOnce(told(503, {}))
    .mockResolvedValueOnce(told(201, { key: "tk_1" }));
  vi.stubGlobal("fetch", fetched);
  const asked = call<{ key: string }>("/tables/t/seats", { key: "tk_0", body: {}, once: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await asked).key).toBe("tk_1");
  const names = named(fetched);
  expect(names[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(names).size).toBe(1);
});

test("who gives up and tries again later still means the same request; one that was answered is another", async () => {
  vi.useFakeTimers();
  const fetched = vi.fn().mockRejectedValue(new TypeError("no line"));
  vi.stubGlobal("fetch", fetched);
  const ask = (): Promise<unknown> => call("/tables/t/undo", { key: "tk_0", body: { seat: 0 }, once: true });
  const first = expect(ask()).rejects.toBeInstanceOf(Unreachable);
  await vi.advanceTimersByTimeAsync(20_000);
  await first;
  fetched.mockImplementation(async () => told(200, {}));
  await ask();
  await ask();
  const names = named(fetched);
  expect(names.length).toBe(6);
  expect(new Set(names.slice(0, 5)).size).toBe(1);
  expect(names[5]).not.toBe(names[0]);
});
