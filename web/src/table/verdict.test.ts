import { describe, expect, it } from "vitest";
import { verdict } from "./verdict";

const NAMES = ["Livia", "Ada", "Oda"];
const list = (names: readonly string[]): string => names.join(" and ");

describe("the first words of a result", () => {
  it("tells the winner that she has won, and by how much", () => {
    expect(verdict({ places: [1, 2], scores: [50, 31] }, NAMES, [0], list)).toEqual({
      id: "result-you",
      args: { name: "Livia", best: 50, next: 31 },
    });
  });

  it("names the winner to everybody else, and to who holds both seats", () => {
    for (const hand of [[0], [0, 1], []])
      expect(verdict({ places: [2, 1], scores: [31, 50] }, NAMES, hand, list)?.id).toBe("result-wins");
  });

  it("measures against whoever came next", () => {
    expect(verdict({ places: [2, 3, 1], scores: [40, 12, 44] }, NAMES, [0], list)?.args["next"]).toBe(40);
  });

  it("names all who share the first place", () => {
    expect(verdict({ places: [1, 1], scores: [30, 30] }, NAMES, [0], list)).toEqual({
      id: "result-shared",
      args: { names: "Livia and Ada", best: 30 },
    });
  });

  it("says that points alone did not decide", () => {
    expect(verdict({ places: [2, 1], scores: [30, 30] }, NAMES, [0], list)?.id).toBe("result-by-a-hair");
  });

  it("leaves it to the ending where one plays alone or nobody won", () => {
    expect(verdict({ places: [1], scores: [12] }, NAMES, [0], list)).toBeNull();
    expect(verdict({ places: [2, 2], scores: [0, 0] }, NAMES, [0], list)).toBeNull();
  });
});
