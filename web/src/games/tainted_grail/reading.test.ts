import { describe, expect, it } from "vitest";
import type { LogLine } from "../../api/types";
import { chunk, metAlone, news, tellsAnEnd } from "./reading";

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

  it("opens for what is told in answer to a choice", () => {
    const answer = line(1, ["ChoiceTaken", "“Knock.”"], ["TextRead", "Rain."], ["VerseRead", "A door."]);
    expect(chunk([answer], 0).passages.map(({ choice, text }) => [choice, text])).toEqual([
      ["“Knock.”", "Rain."],
      ["", "A door."],
    ]);
  });

  it("does not open for a line of text alone", () => {
    expect(chunk([line(1, ["TextRead", "Rain."])], 0).passages).toEqual([]);
    expect(chunk([line(1, ["VerseRead", "A well."], ["TextRead", "Rain."])], 0).passages).toHaveLength(2);
  });

  describe("of a page that is turned back to", () => {
    const read = (verse: string) => ({ kind: "VerseRead", text: verse, data: { section: "101", verse } });
    const opened = { kind: "ExplorationBegan", text: "The journal is opened.", data: {} };
    const chosen = { kind: "ChoiceTaken", text: "“Ask.”", data: {} };
    const said = (seq: number, ...events: LogLine["events"][number][]): LogLine => ({ ...line(seq), events });
    const texts = (log: readonly LogLine[], closed = 0): string[] =>
      chunk(log, closed).passages.map(({ text }) => text);
    const visit = [said(1, opened, read("o1"), read("v1")), said(2, chosen, read("v2"), read("v1"))];

    it("leaves it out after the scene, as often as one comes back to it", () => {
      expect(texts(visit.slice(0, 1))).toEqual(["o1", "v1"]);
      expect(texts(visit)).toEqual(["v2"]);
      expect(texts([...visit, said(3, chosen, read("v2"), read("v1"))], 2)).toEqual(["v2"]);
    });

    it("leaves it out where the choice is not told of too, and answers a scene that is chosen once more", () => {
      const unsaid = said(2, read("v2"), read("v1"));
      expect(texts([visit[0]!, unsaid])).toEqual(["o1", "v1", "v2"]);
      expect(texts([visit[0]!, unsaid, said(3, read("v2"), read("v1"))])).toEqual(["o1", "v1", "v2", "v2"]);
    });

    it("keeps it where it is all there is to read, and on the next visit", () => {
      expect(texts([...visit, said(3, chosen, read("v1"))])).toEqual(["v1"]);
      const later = said(4, { kind: "ActionBegan", text: "Explores.", data: {} }, opened, read("oz"), read("v1"));
      expect(texts([...visit, later])).toEqual(["oz", "v1"]);
    });
  });
});

describe("an Encounter alone", () => {
  const ended: LogLine = {
    ...line(1),
    events: [{ kind: "EncounterEnded", text: "A fox: you flee.", data: { card: "e.green.fox" } }],
  };
  it("is known by its end, and by a day that never came", () => {
    expect(metAlone({ day: 0, outcome: "fail" }, [ended])).toEqual({ id: "e.green.fox", text: "A fox: you flee." });
    expect(metAlone({ day: 2, outcome: "fail" }, [ended])).toBeNull();
    expect(metAlone({ day: 0, outcome: "" }, [ended])).toBeNull();
  });
});
