import { expect, test } from "vitest";
import { idOf, idsOf, kindOf } from "./refs";

test("an address is a kind and an id, which may have colons of its own", () => {
  expect([kindOf("cell:b4"), idOf("cell:b4")]).toEqual(["cell", "b4"]);
  expect([kindOf("row:4:1"), idOf("row:4:1")]).toEqual(["row", "4:1"]);
  expect([kindOf("crystal"), idOf("crystal")]).toEqual(["crystal", ""]);
  expect(idsOf(["die:0", "given:5", "die:2"], "die")).toEqual(["0", "2"]);
});
