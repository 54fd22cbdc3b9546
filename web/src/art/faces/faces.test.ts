import { expect, test } from "vitest";
import { faceOf, NAMED } from "../../games/sangue_reale/faces";
import { heroFace, HEROES_NAMED, personFace } from "../../games/tainted_grail/faces";
import { face } from "./face";
import { BEARD, COLLAR, EYES, HAIR, HEAD, likeness, MARKS, MOUTH } from "./likeness";

/** Ids of gradients differ from one picture to the next; nothing else may. */
const without = (picture: string): string => picture.replace(/id="[^"]*"|url\(#[^)]*\)/g, "");

test.each([
  ["hair", HAIR],
  ["beard", BEARD],
  ["head", HEAD],
  ["collar", COLLAR],
  ["mouth", MOUTH],
  ["eyes", EYES],
  ["mark", MARKS],
] as const)("each kind of %s makes another face, without a number that is none", (part, kinds) => {
  const drawn = kinds.map((kind) => without(face("somebody", { head: "bare", age: 2, [part]: kind })));
  expect(new Set(drawn).size).toBe(kinds.length);
  for (const one of drawn) expect(one).not.toMatch(/NaN|undefined/);
});

test("a seed gives the same face for ever, another one another", () => {
  expect(without(face("a"))).toBe(without(face("a")));
  expect(likeness("a")).not.toEqual(likeness("b"));
  expect(likeness("a", { age: 3 }).age).toBe(3);
});

test("the people of Sangue Reale and the heroes of Avalon are told apart", () => {
  const drawn = [...[...NAMED].map(faceOf), ...HEROES_NAMED.map((one) => heroFace(one)!)].map(without);
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(heroFace("nobody")).toBeNull();
});

test("whom one talks to has a face, a beast has none", () => {
  expect(personFace("e.blue.keren_counting_sacks", "blue")).toContain("<svg");
  expect(personFace("e.green.fox_in_the_henhouse", "green")).toBeNull();
  expect(personFace("e.blue.crowd_with_one_fork", "blue")).toBeNull();
});
