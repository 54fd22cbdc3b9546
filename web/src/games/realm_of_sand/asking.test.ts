import { beforeEach, expect, test, vi } from "vitest";
import type { LogLine, OptionInfo } from "../../api/types";
import { card, option, question, seated, sight, withoutNetwork } from "../../table/fakes";
import { askLine, askUnder } from "./asking";
import { Play } from "./play.svelte";

vi.mock("../../settings.svelte", () => ({
  settings: { language: "en", alwaysAsk: false, moves: false },
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
}));
vi.mock("../../table/wordbook", () => ({ openWordbook: () => Promise.resolve(null) }));
vi.mock("../../look/room.svelte", () => ({ room: { small: false } }));

beforeEach(withoutNetwork);

const CELLS = ["a1", "b1"].map((name, column) => ({ name, row: 0, column, piece: "", dark: false }));
const LOOKS = { dot: { r0: { rows: ["E"], turned: "r0", right: "r0", left: "r0", flipped: "r0" } } };
const VIEW = { players: [{ cells: CELLS, active: ["dot"], front: {} }], looks: LOOKS, cards: {} };
const PLACE = option({ verb: "place", tile: "dot", turned: "r0", at: "b1" });

function played(...options: OptionInfo[]) {
  const { table, socket } = seated(question(options), VIEW, "realm_of_sand");
  return { play: new Play(table), table, socket };
}

test("a lifted tile is told by the cells that it would cover", () => {
  const { play } = played(PLACE);
  play.take("dot");
  expect(askLine(play)).toBe("sand-ask-carry yes");
  play.lay("b1");
  expect(askLine(play)).toBe("sand-ask-place b1");
});

test("while one points, the next thing to point at is named", () => {
  const { play } = played(
    option({ verb: "swap", mine: "dot", theirs: "u1" }),
    option({ verb: "swap", mine: "dot", theirs: "u2" }),
  );
  expect(askLine(play)).toBeNull();
  play.point("mine:dot");
  expect(askLine(play)).toBe("sand-ask-ring");
});

test("what the others did since is said until something is lifted", () => {
  const { play, table, socket } = played(PLACE);
  const did = (seq: number, seat: number, text: string): LogLine => ({
    seq,
    at: 0,
    ply: seq,
    act: "answered",
    seat,
    text: "",
    events: [{ kind: "TilePlaced", text, data: { seat } }],
  });
  const log = [did(2, 0, "I lay a tile."), did(3, 1, "Ada lays a tile.")];
  socket.tell({ type: "step", seq: 3, log, table: card("realm_of_sand"), sight: sight(question([PLACE]), VIEW) });
  expect(askUnder(play)).toBe("Ada lays a tile.");
  table.choose(PLACE.key);
  expect(askUnder(play)).toBeNull();
});
