import { expect, test } from "vitest";
import { partsOf, cardPlayOf, subjectOf, whatOf } from "./options";

const told = (verb: string, ...parts: string[]) => ({ answer: { verb, parts } });

test("an answer says which card is played and which Magic Keys are paid", () => {
  expect(cardPlayOf(told("play", "c.beor.lift"))).toEqual({ card: "c.beor.lift", magic: [] });
  expect(cardPlayOf(told("play", "c.beor.lift", "m12"))).toEqual({ card: "c.beor.lift", magic: [1, 2] });
  expect(cardPlayOf(told("stop"))).toBeNull();
  expect(cardPlayOf(null)).toBeNull();
});

test("fields of a record are read like the parts of a bare answer", () => {
  expect(partsOf({ verb: "travel", place: 102 })).toEqual(["102"]);
  expect(cardPlayOf({ answer: { verb: "play", card: "c.beor.lift", magic: [1, 2] } })).toEqual({
    card: "c.beor.lift",
    magic: [1, 2],
  });
});

test("what follows the verb is one name, its first part the subject", () => {
  expect(whatOf(told("give", "food", "2").answer)).toBe("food:2");
  expect(subjectOf(told("character", "beor"))).toBe("beor");
  expect(subjectOf(null)).toBe("");
});
