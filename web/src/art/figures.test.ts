import { expect, test } from "vitest";
import { EMBLEMS, emblemOf } from "./emblems";
import { figure, FIGURES } from "./figure";
import { meets } from "./meeting";

test("who is met looks like its name, and like itself for ever", () => {
  expect(meets("e.green.lame_wolf", "green").kind).toBe("beast");
  expect(meets("e.grey.rented_knight", "grey").kind).toBe("knight");
  expect(meets("e.violet.choir_of_left_shoes", "violet").kind).toBe("shoes");
  expect(meets("e.blue.massen_the_clerk", "blue").kind).toBe("clerk");
  expect(meets("unknown", "green")).toEqual(meets("unknown", "green"));
  expect(FIGURES).toContain(meets("unknown", "blue").kind);
});

test("each beast of the yard has a silhouette of its own", () => {
  const beasts = [
    "fox_in_the_henhouse",
    "spring_sow",
    "thrice_ploughed_boar",
    "unnamed_dogs",
    "tide_horses",
    "lame_wolf",
  ];
  const kinds = beasts.map((name) => meets(`e.green.${name}`, "green").kind);
  expect(kinds).toEqual(["fox", "sow", "boar", "dogs", "horses", "beast"]);
  const drawn = kinds.map((kind) => figure("one", { kind }).replace(/id="[^"]*"|url\([^)]*\)/g, ""));
  expect(new Set(drawn).size).toBe(kinds.length);
});

test("no figure is heavier than a card needs", () => {
  for (const kind of FIGURES) expect(figure("a", { kind }).length, kind).toBeLessThan(40_000);
});

test("a card bears what its name calls up, else something of its kind", () => {
  const first = <T>(list: readonly T[]): T => list[0]!;
  expect(emblemOf("c.beor.short_hook", "combat", first)).toBe("hook");
  expect(emblemOf("d.arev.under_seal", "diplomacy", first)).toBe("seal");
  expect(EMBLEMS[emblemOf("d.x.zzz", "diplomacy", first)]).toMatch(/^M/);
});
