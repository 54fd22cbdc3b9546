import { describe, expect, it } from "vitest";
import { counted, hyphened, power, scoring } from "./phrases";

/** Says the id and the arguments instead of words. */
const say = (id: string, args: Record<string, string | number> = {}): string =>
  [id, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");

describe("phrases", () => {
  it("names messages with hyphens", () => {
    expect(hyphened("power", "act_first")).toBe("power-act-first");
  });

  it("tells a power by its reading", () => {
    expect(power({ effect: "circle", numbers: [1, 2], n: 1 }, say)).toBe("power-circle-list n=1 numbers=1, 2");
    expect(power({ effect: "circle", numbers: [1], n: 1 }, say)).toBe("power-circle-one n=1 number=1");
    expect(power({ effect: "circle", numbers: "any", n: 2 }, say)).toBe("power-circle-any n=2");
    expect(power({ effect: "blacken", column: "choice", rows: 1, width: "single" }, say)).toBe(
      "power-blacken-choice-single rows=1",
    );
    expect(power({ effect: "blacken", column: [4, 5], rows: 1, width: "any" }, say)).toBe(
      "power-blacken-list-any rows=1 columns=4, 5",
    );
    expect(power({ effect: "blacken", column: [4], rows: 1, width: "any" }, say)).toBe(
      "power-blacken-one-any rows=1 column=4",
    );
    expect(power({ effect: "extra_dice", roll: 2, keep: 2 }, say)).toBe("power-extra-dice-all roll=2 keep=2");
    expect(power({ effect: "extra_dice", roll: 3, keep: 1 }, say)).toBe("power-extra-dice roll=3 keep=1");
    expect(power({ effect: "edge", kind: "river", op: "toggle", n: 1 }, say)).toBe("power-edge-river-toggle n=1");
    expect(power({ effect: "forbid_action", value: "choice", rounds: 1 }, say)).toBe(
      "power-forbid-action-choice rounds=1",
    );
    expect(power({ effect: "act_first", rounds: 3 }, say)).toBe("power-act-first rounds=3");
    expect(power({ effect: "vp_per", metric: "groups_led", n: 1 }, say)).toBe(
      "power-vp-per n=1 metric=metric-groups-led",
    );
  });

  it("tells what counts, and for what a line of the count is", () => {
    expect(scoring({ term: "group_majority", group: "canna", vp: 1 }, say)).toBe(
      "term-group-majority vp=1 group=group-canna",
    );
    expect(scoring({ term: "tag_set", tags: ["monte", "selva"], vp: 4 }, say)).toBe(
      "term-tag-set vp=4 tags=tag-monte, tag-selva",
    );
    expect(counted({ term: "tag_set", of: "monte+acqua", vp: [1, 0] }, say)).toBe(
      "count-tag-set of=tag-monte, tag-acqua",
    );
    expect(counted({ term: "power", of: "unique:contessa", vp: [1, 0] }, say)).toBe("count-power of=unique-contessa");
    expect(counted({ term: "box_vp", of: "", vp: [1, 0] }, say)).toBe("count-box-vp of=");
  });
});
