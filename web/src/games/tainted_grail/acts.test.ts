import { describe, expect, it } from "vitest";
import { acts, next, shortly } from "./acts";

/** As the server tells it: the verb, and what follows it. */
const answerOf = (key: string) => ({ verb: key.split(":")[0] ?? "", parts: key.split(":").slice(1) });
const no = (key: string) => ({ code: "TG_E_X", text: "No.", rule: "TG-6.1", key, answer: answerOf(key) });
const of = (...keys: string[]) => keys.map((key) => ({ key, answer: answerOf(key) }));

describe("the Actions of a turn", () => {
  it("has one button for all ways of travelling", () => {
    const found = acts(of("pass", "travel:102", "explore", "travel:103", "location:hunt"), []);
    expect(found.map((act) => act.verb)).toEqual(["explore", "travel", "location", "pass"]);
    expect(found[1]?.keys).toEqual(["travel:102", "travel:103"]);
    expect(found[2]?.what).toBe("hunt");
  });

  it("has one button for all who could be traded with", () => {
    expect(acts(of("trade:1", "trade:2", "trade:3"), []).map((act) => act.keys.length)).toEqual([3]);
  });

  it("shows what is forbidden with its reason, once", () => {
    const found = acts(of("explore", "pass"), [
      no("location:hunt"),
      no("travel:108"),
      no("travel:109"),
      no("explore"),
      no("trade:1"),
    ]);
    expect(found.map((act) => [act.verb, act.refused !== null])).toEqual([
      ["explore", false],
      ["travel", true],
      ["location", true],
      ["pass", false],
    ]);
  });

  it("says in a word why not, and leaves out a stone that is not there", () => {
    expect(shortly({ ...no("explore"), code: "TG_E_ONCE_PER_DAY" })).toBe("tg-not-twice");
    expect(shortly(no("explore"))).toBe("tg-act-not");
    expect(acts([], [{ ...no("menhir"), code: "TG_E_NO_MENHIR_SEAL" }])).toEqual([]);
  });

  it("of several reasons not to travel shows the one that matters", () => {
    const far = { ...no("travel:109"), code: "TG_E_DIAGONAL" };
    expect(acts([], [far, { ...no("travel:105"), code: "TG_E_COST" }])[0]?.refused?.code).toBe("TG_E_COST");
    expect(acts(of("travel:105"), [far])[0]?.refused).toBeNull();
  });

  it("touching on goes through all its answers", () => {
    expect(next(["a", "b"], null)).toBe("a");
    expect(next(["a", "b"], "a")).toBe("b");
    expect(next(["a", "b"], "b")).toBe("a");
    expect(next([], null)).toBeNull();
  });
});
