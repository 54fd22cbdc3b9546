import { expect, test } from "vitest";
import type { TaintedGrailHalfView, TaintedGrailJoinView } from "../../../api/types";
import { readIcon, rowsJoined, signed, states, sum } from "./keys";

const half = (key: string): TaintedGrailHalfView => ({ key, attr: "", level: 0, icons: [] });
const join = (row: number, key: string, ...gives: string[]): TaintedGrailJoinView => ({ row, key, gives });
const EDGE = [half("free"), half("magic"), half("attribute"), half("none")];

test("halves that met are lit or broken, those that wait are open, those that would connect are dashed", () => {
  expect(states(EDGE, { other: null, joined: [] })).toEqual(["open", "open", "open", "none"]);
  expect(states(EDGE, { other: EDGE, joined: [0, 2] })).toEqual(["on", "off", "on", "none"]);
  expect(states(EDGE, { other: EDGE, joined: [0], maybe: true })).toEqual(["will", "off", "off", "none"]);
});

test("a Magic Key counts only where it is paid for", () => {
  const joins = [join(2, "courage", "cubes:1"), join(1, "magic", "draw:1"), join(0, "free", "cubes:2")];
  expect(rowsJoined(joins, []).map(({ row }) => row)).toEqual([2, 0]);
  expect(rowsJoined(joins, [1])).toHaveLength(3);
  expect(sum(rowsJoined(joins, [1]))).toEqual([
    { name: "cubes", n: 3 },
    { name: "draw", n: 1 },
  ]);
});

test("icons with and without a number, signs with a true minus", () => {
  expect(readIcon("continue")).toEqual({ name: "continue", n: 1 });
  expect(readIcon("affinity:-2")).toEqual({ name: "affinity", n: -2 });
  expect([signed(2), signed(-1)]).toEqual(["+2", "−1"]);
});
