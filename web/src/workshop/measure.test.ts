import { expect, test } from "vitest";
import { changedFirst, type Figure, span } from "./measure";

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
