import { describe, expect, it } from "vitest";
import type { EventInfo } from "../../api/types";
import { newsOf } from "./news";

const event = (kind: string, data: Record<string, unknown> = {}, text = kind): EventInfo => ({ kind, data, text });

describe("news", () => {
  it("has nothing to show of a quiet step", () => {
    expect(newsOf([event("PlanLocked", { seat: 1 }), event("RoundStarted", { round: 2, turn: 1 })], false)).toBeNull();
  });

  it("turns both plans up together", () => {
    const news = newsOf([event("PlansRevealed", { plans: [4, 5], first: 0 }, "4 before 5")], false);
    expect(news).toEqual({ plans: [4, 5], reveal: "4 before 5", throws: [], lines: [] });
  });

  it("shows a roll as it was shared out", () => {
    const steps = [
      event("DiceRolled", { seat: 1, dice: [1, 2, 2] }),
      event("DiceSplit", { seat: 1, own: [1, 2], others: [2] }, "one 2 is yours"),
    ];
    expect(newsOf(steps, false)?.throws).toEqual([{ seat: 1, dice: [1, 2], given: [2], text: "one 2 is yours" }]);
  });

  it("leaves out the roll that lies in the tray already", () => {
    const rolled = [event("DiceRolled", { seat: 0, dice: [1, 2] })];
    expect(newsOf(rolled, true)).toBeNull();
    expect(newsOf(rolled, false)?.throws).toHaveLength(1);
  });

  it("tells the last three things won or lost", () => {
    const many = ["one", "two", "three", "four"].map((text) => event("TerritoryControlled", { seat: 0 }, text));
    expect(newsOf(many, false)?.lines).toEqual(["two", "three", "four"]);
  });
});
