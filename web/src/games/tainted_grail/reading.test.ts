import { describe, expect, it } from "vitest";
import type { LogLine } from "../../api/types";
import { chunk, news } from "./reading";

const line = (seq: number, ...events: [string, string][]): LogLine => ({
  seq, at: 0, ply: seq, act: "", seat: 0, text: "", events: events.map(([kind, text]) => ({ kind, text, data: {} })),
});
const LOG = [
  line(1, ["ActionBegan", "Explores."], ["VerseRead", "A door."]),
  line(2, ["ChoiceTaken", "“Knock.”"], ["CostPaid", "1"], ["VerseRead", "Nobody."], ["TrackMoved", "Terror: 1 to 2."], ["ExplorationEnded", "Over."]),
];

describe("what was read lately", () => {
  it("is what followed the last choice, with what came of it", () => {
    expect(chunk(LOG, 0)).toEqual({ passages: [{ kind: "VerseRead", choice: "“Knock.”", text: "Nobody.", event: "", after: ["Terror: 1 to 2."] }], seq: 2 });
  });

  it("is empty when it was put away, or when nothing was read since", () => {
    expect(chunk(LOG, 2).passages).toEqual([]);
    expect(chunk([...LOG, line(3, ["ActionBegan", "Travels."], ["TrackMoved", "Energy"])], 0).passages).toEqual([]);
  });

  it("leaves to the edge of the map only what is told nowhere else", () => {
    expect(news(LOG[1]!.events)).toEqual(["Terror: 1 to 2."]);
  });

  it("does not open for a line of text alone", () => {
    expect(chunk([line(1, ["TextRead", "Rain."])], 0).passages).toEqual([]);
    expect(chunk([line(1, ["VerseRead", "A well."], ["TextRead", "Rain."])], 0).passages).toHaveLength(2);
  });
});
