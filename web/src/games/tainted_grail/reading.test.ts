import { describe, expect, it } from "vitest";
import type { LogLine } from "../../api/types";
import { chunk, news, tellsAnEnd } from "./reading";

const line = (seq: number, ...events: [string, string][]): LogLine => ({
  seq,
  at: 0,
  ply: seq,
  act: "",
  seat: 0,
  text: "",
  events: events.map(([kind, text]) => ({ kind, text, data: {} })),
});
const LOG = [
  line(1, ["ActionBegan", "Explores."], ["VerseRead", "A door."]),
  line(
    2,
    ["ChoiceTaken", "“Knock.”"],
    ["CostPaid", "1"],
    ["VerseRead", "Nobody."],
    ["TrackMoved", "Terror: 1 to 2."],
    ["ExplorationEnded", "Over."],
  ),
];

describe("what was read lately", () => {
  it("is what followed the last choice, with what came of it", () => {
    expect(chunk(LOG, 0)).toEqual({
      passages: [{ kind: "VerseRead", choice: "“Knock.”", text: "Nobody.", event: "", after: ["Terror: 1 to 2."] }],
      seq: 2,
    });
  });

  it("is empty when it was put away, or when nothing was read since", () => {
    expect(chunk(LOG, 2).passages).toEqual([]);
    expect(chunk([...LOG, line(3, ["ActionBegan", "Travels."], ["TrackMoved", "Energy"])], 0).passages).toEqual([]);
  });

  it("leaves to the edge of the map only what is told nowhere else", () => {
    expect(news(LOG[1]!.events)).toEqual(["Terror: 1 to 2."]);
  });

  it("opens for what is told of an encounter as it begins, and not for what its cards tell later", () => {
    const road = line(
      1,
      ["ActionBegan", "Travels."],
      ["EncounterDrawn", "A fox."],
      ["TextRead", "It smelt the smoke."],
    );
    expect(chunk([road], 0).passages.map(({ text }) => text)).toEqual(["It smelt the smoke."]);
    expect(chunk([road, line(2, ["CardPlayed", "Knot."], ["TextRead", "It blinks."])], 0).passages).toEqual([]);
  });

  it("tells how an encounter ended before the next one, and what was read between them", () => {
    const fight = [
      line(1, ["EventRevealed", "A fox."], ["EncounterDrawn", "A fox."]),
      line(2, ["CardPlayed", "Knot."]),
      line(
        3,
        ["EncounterEnded", "The fox runs away."],
        ["ResourceGained", "1 Exp."],
        ["TextRead", "A talk."],
        ["EncounterDrawn", "Before you: Keren."],
      ),
    ];
    const { passages, seq } = chunk(fight, 1);
    expect(passages.map(({ text, after }) => [text, after])).toEqual([
      ["The fox runs away.", ["1 Exp."]],
      ["A talk.", ["Before you: Keren."]],
    ]);
    expect(tellsAnEnd(passages)).toBe(true);
    expect(chunk([...fight, line(4, ["CardPlayed", "Bread."])], seq).passages).toEqual([]);
    expect(chunk([...fight, line(4, ["CardPlayed", "Bread."])], 0).passages).toEqual([]);
  });

  it("tells the line of an ending before the verse that follows it, and leaves it to the map where none does", () => {
    const ended: [string, string][] = [
      ["EncounterEnded", "You have won."],
      ["OutcomeRead", "It keeps the hen."],
      ["ResourceGained", "1 Exp."],
    ];
    const read = chunk([line(1, ...ended, ["VerseRead", "The yard again."])], 0).passages;
    expect(read.map(({ text, after }) => [text, after])).toEqual([
      ["You have won.", []],
      ["It keeps the hen.", ["1 Exp."]],
      ["The yard again.", []],
    ]);
    expect(chunk([line(1, ...ended)], 0).passages).toEqual([]);
    expect(news(line(1, ...ended).events)).toEqual(["You have won.", "1 Exp."]);
  });

  it("leaves to the map an encounter that nothing follows", () => {
    const over = [
      line(1, ["EncounterEnded", "You have won."], ["RoundBegan", ""]),
      line(2, ["EventRevealed", "Rain."], ["EncounterDrawn", "A fox."]),
    ];
    expect(chunk(over, 0).passages.map(({ text }) => text)).toEqual(["Rain."]);
  });

  it("does not open for a line of text alone", () => {
    expect(chunk([line(1, ["TextRead", "Rain."])], 0).passages).toEqual([]);
    expect(chunk([line(1, ["VerseRead", "A well."], ["TextRead", "Rain."])], 0).passages).toHaveLength(2);
  });
});
