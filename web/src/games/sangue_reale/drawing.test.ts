import { describe, expect, it } from "vitest";
import type { SangueRealeMapPage } from "../../api/types";
import { blackIn, rowsOf } from "./column";
import { chart } from "./geography";
import { isInside } from "./relief";
import { nearest } from "../../table/rovingTabindex";
import { chargesOf } from "./uniques";

const slot = (id: string, number: number, x: number, y: number) => ({ id, number, at: [x, y] as const });
const PAGE: SangueRealeMapPage = {
  id: "two",
  canvas: [200, 100],
  corners: { A: [0, 0], B: [100, 0], C: [200, 0], D: [200, 100], E: [100, 100], F: [0, 100] },
  areas: [
    {
      id: "west",
      outline: ["A", "B", "E", "F"],
      label: [50, 20],
      slots: [slot("w1", 1, 40, 50), slot("w2", 2, 60, 50)],
      box: { id: "west", vp: 2, tags: ["monte"], at: [50, 70] },
    },
    { id: "east", outline: ["B", "C", "D", "E"], label: [150, 20], slots: [slot("e1", 3, 150, 50)], box: null },
  ],
  edges: [{ id: "west-east", a: "west", b: "east", kind: "border", mutable: true, present: true, along: ["B", "E"] }],
  groups: [],
  drawings: [
    {
      id: "brook",
      kind: "river",
      line: [
        [10, 10],
        [20, 20],
        [30, 10],
      ],
    },
  ],
};

describe("geography", () => {
  const drawn = chart(PAGE, { tall: 2, spread: 1.5, reliefs: false });

  it("lets neighbours share their border and leaves the rest to the coast", () => {
    const edge = drawn.edges.get("west-east") ?? "";
    expect(edge.startsWith("M100 0")).toBe(true);
    expect(drawn.coast).toHaveLength(6);
    for (const step of edge.slice(1).split("L")) expect(drawn.places[0]?.ring).toContain(step);
    const back = edge.slice(1).split("L").reverse().join("L");
    expect(drawn.places[1]?.ring).toContain(back.split("L").slice(0, -1).join("L"));
  });

  it("stretches the land, and moves numbers apart around their middle", () => {
    expect(drawn.frame).toEqual([0, 0, 200, 200]);
    const [west, east] = drawn.places;
    expect(west?.slots.get("w1")).toEqual([35, 105]);
    expect(west?.slots.get("w2")).toEqual([65, 105]);
    expect(west?.box).toEqual([50, 135]);
    expect(east?.box).toBeNull();
  });

  it("is the same for the same map", () => {
    expect(chart(PAGE, { tall: 2, spread: 1.5, reliefs: true })).toEqual(
      chart(PAGE, { tall: 2, spread: 1.5, reliefs: true }),
    );
  });

  it("knows what lies inside a ring", () => {
    const square = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ] as const;
    expect(isInside([5, 5], square)).toBe(true);
    expect(isInside([15, 5], square)).toBe(false);
  });
});

describe("columns", () => {
  it("lays rows out from the top, with room for lines and two circles for a pair", () => {
    const { rows, height } = rowsOf(
      [
        { circles: 1, number: 0, unique: "" },
        { circles: 2, number: 5, unique: "pilota" },
      ],
      { pitch: 20, gap: 10 },
    );
    expect(rows.map((row) => row.y)).toEqual([10, 30]);
    expect(rows[0]?.line).toBe(0);
    expect(rows[1]?.line).toBeGreaterThan(40);
    expect(rows[1]?.circles).toHaveLength(2);
    expect(height).toBe(54);
  });

  it("blackens whole rows, and half of a pair where the table allows it", () => {
    expect(blackIn(0, 1, false, 2)).toBe(2);
    expect(blackIn(1, 1, true, 2)).toBe(1);
    expect(blackIn(1, 1, false, 2)).toBe(0);
  });
});

describe("the arrows", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 50, y: 4 },
    { x: 20, y: 80 },
    { x: -40, y: 0 },
  ];

  it("go to the nearest thing in their direction", () => {
    expect(nearest(spots[0]!, spots, [1, 0])).toBe(1);
    expect(nearest(spots[0]!, spots, [-1, 0])).toBe(3);
    expect(nearest(spots[0]!, spots, [0, 1])).toBe(2);
    expect(nearest(spots[0]!, spots, [0, -1])).toBe(-1);
  });
});

describe("Unique Supporters", () => {
  it("each bear a charge of their own", () => {
    const ids = ["balia", "pilota", "ceraia", "confessore", "sergente", "contessa"];
    const borne = chargesOf(
      ids.map((id, at) => ({
        id,
        column: at + 1,
        circles: 3,
        kind: "scoring",
        effects: [],
        vp: 0,
        glyph: "",
        does: [],
      })),
    );
    expect(new Set(borne.values()).size).toBe(ids.length);
    expect(borne.get("balia")).toBe(
      chargesOf([{ id: "balia", column: 1, circles: 3, kind: "scoring", effects: [], vp: 0, glyph: "", does: [] }]).get(
        "balia",
      ),
    );
  });
});
