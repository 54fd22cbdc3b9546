import { afterEach, expect, test, vi } from "vitest";
import { call, Refused } from "./http";

vi.mock("../settings.svelte", () => ({ settings: { language: "it" } }));

const told = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("who asked too often asks again after the rest that the server wants", async () => {
  vi.useFakeTimers();
  const fetched = vi.fn().mockResolvedValueOnce(told(429, {}, { "retry-after": "2" })).mockResolvedValueOnce(told(200, [1]));
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
