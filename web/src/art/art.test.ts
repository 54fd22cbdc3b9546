import { expect, test } from "vitest";
import { attribute, ATTRIBUTES } from "./attribute";
import { border } from "./border";
import { building, BUILDINGS } from "./building";
import { crest, DIVISIONS } from "./crest";
import { die } from "./die";
import { dunes } from "./dunes";
import { figure, FIGURES } from "./figure";
import { pattern } from "./glass";
import { GLYPHS } from "./glyphs";
import { medallion } from "./medallion";
import { plate } from "./plate";
import { rng } from "./rng";
import { mix } from "./svg";
import { PLACES, vignette } from "./vignette";

/** Ids of gradients differ from one picture to the next; nothing else may. */
const without = (picture: string): string => picture.replace(/id="[^"]*"|url\(#[^)]*\)/g, "");

const PICTURES: Record<string, () => string> = {
  dunes: () => dunes("a", 100, 60, ["#aa8844", "#886633"]),
  medallion: () => medallion({ charge: "ferry", number: 3 }),
  plate: () => plate("a", "raven", "#8a4b2c"),
  pattern: () =>
    pattern(
      [
        [0, 0, "E"],
        [1, 2, "M"],
      ],
      20,
    ),
  die: () => die(5, 40),
  ...Object.fromEntries(BUILDINGS.map((kind) => [`building ${kind}`, () => building("a", kind, ["S", "C"])])),
  ...Object.fromEntries(PLACES.map((kind) => [`vignette ${kind}`, () => vignette("a", { kind, lit: true })])),
  ...Object.fromEntries(FIGURES.map((kind) => [`figure ${kind}`, () => figure("a", { kind })])),
  ...Object.fromEntries(ATTRIBUTES.map((name) => [`attribute ${name}`, () => attribute(name)])),
  ...Object.fromEntries(Object.keys(DIVISIONS).map((_, at) => [`crest ${at}`, () => crest(`seed ${at}`)])),
};

test.each(Object.entries(PICTURES))(
  "%s: the same seed gives the same picture, without a number that is none",
  (_, draw) => {
    const drawn = draw();
    expect(without(draw())).toBe(without(drawn));
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  },
);

test("another seed gives another picture", () => {
  expect(without(vignette("a", { kind: "fen" }))).not.toBe(without(vignette("b", { kind: "fen" })));
  expect(crest("valdombra")).not.toBe(crest("roccaferma"));
});

test("neighbours share their border", () => {
  expect(border([0, 0], [100, 40], "a-b")).toEqual(border([0, 0], [100, 40], "a-b"));
  expect(border([0, 0], [100, 40], "a-b")).toHaveLength(17);
});

test("numbers of a seed are the same on every machine", () => {
  const random = rng("tavola");
  expect([random.int(1, 6), random.int(1, 6), random.int(1, 6), random.int(1, 6)]).toEqual([1, 4, 2, 3]);
});

test("colours mix channel by channel", () => {
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(mix("#102030", "#102030", 0.3)).toBe("#102030");
});

test("every glyph is shapes and nothing else", () => {
  for (const drawn of Object.values(GLYPHS)) expect(drawn).toMatch(/^(<(path|circle|ellipse)[^<>]*\/>)+$/);
});
