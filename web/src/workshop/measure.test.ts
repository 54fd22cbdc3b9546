import { expect, test } from "vitest";
import { changedFirst, type Figure, numbersIn, ofEntry, span } from "./measure";

const figure = (name: string, more: Partial<Figure> = {}): Figure => ({
  name,
  label: name,
  family: "",
  then: { figure: 50, low: 40, high: 60, sample: 100 },
  now: { figure: 70, low: 60, high: 80, sample: 100 },
  target: null,
  alarm: null,
  verdict: "",
  alarmed: false,
  changed: false,
  ...more,
});

test("alarms come first, then what changed", () => {
  const order = changedFirst([
    figure("a"),
    figure("b", { changed: true }),
    figure("c", { alarmed: true, changed: true }),
  ]);
  expect(order.map((one) => one.name)).toEqual(["c", "b", "a"]);
});

test("intervals lie on one line, in their order", () => {
  const { then, now } = span(figure("a"));
  expect(then![0]).toBe(2);
  expect(then![1]).toBe(now![0]);
  expect(now![1]).toBe(98);
});

test("a figure that nobody has yet draws nothing", () => {
  expect(span(figure("a", { then: null, now: null }))).toEqual({ then: null, now: null, target: null });
});

test("a target without an upper end reaches to the edge", () => {
  expect(span(figure("a", { target: [60, null] })).target).toEqual([50, 100]);
});

const counted = (name: string, family: string, figure: number, sample: number): Figure => ({
  name,
  label: name,
  family,
  then: null,
  now: { figure, low: figure - 1, high: figure + 1, sample },
  target: null,
  alarm: null,
  verdict: "",
  alarmed: false,
  changed: false,
});

test("one card stands beside the mean of its kind", () => {
  const figures = [
    counted("wins with oven (level 1)", "level 1", 61, 10),
    counted("wins with gate (level 1)", "level 1", 50, 30),
    counted("wins with mill (level 1)", "level 1", 54, 10),
    counted("wins with oven-tower (level 2)", "level 2", 10, 10),
  ];
  const [one, ...more] = ofEntry(figures, "oven");
  expect(more).toEqual([]);
  expect([one?.figure.now?.figure, one?.others]).toEqual([61, 51]);
});

test("the numbers of an entry are found by their fields", () => {
  expect(numbersIn({ id: "x", stars: 2, effects: [{ effect: "vp", n: 1 }], box: { vp: 7 } })).toEqual([
    { field: "stars", value: 2 },
    { field: "effects[0].n", value: 1 },
    { field: "box.vp", value: 7 },
  ]);
});
