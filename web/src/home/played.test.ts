import { expect, test } from "vitest";
import { matches, type Played, resultOf, rivalOf } from "./played";
import { recordOf } from "./record";

const game = (more: Partial<Played> = {}): Played => ({
  id: "t",
  game: "realm_of_sand",
  name: "Vetro",
  opened: 0,
  last: 60,
  ply: 80,
  over: true,
  seats: [
    { name: "Livia", bot: null },
    { name: "Oda", bot: "companion" },
  ],
  mine: [0],
  places: [1, 2],
  scores: [50, 31],
  told: "",
  counts: true,
  ...more,
});

test.each([
  ["won", {}],
  ["lost", { places: [2, 1] }],
  ["shared", { places: [1, 1] }],
  ["alone", { seats: [{ name: "Livia", bot: null }], places: [1], scores: [34] }],
  ["none", { over: false, places: [] }],
  ["none", { mine: [0, 1] }],
] as const)("a game is %s", (result, more) => {
  expect(resultOf(game(more))).toBe(result);
});

test("whom one played against", () => {
  const [me, oda] = game().seats;
  expect(rivalOf(game())).toBe("companion");
  expect(rivalOf(game({ seats: [me!] }))).toBe("");
  expect(rivalOf(game({ seats: [me!, oda!, { name: "Elia", bot: "master" }] }))).toBe("bots");
  expect(rivalOf(game({ seats: [me!, oda!, { name: "Ada", bot: null }] }))).toBe("people");
});

test("the record counts by game and rival, keeps the best alone, and leaves out what does not count", () => {
  const alone = { seats: [{ name: "Livia", bot: null }], places: [1] };
  const [sand, blood] = recordOf([
    game(),
    game({ places: [2, 1] }),
    game({ places: [1, 1] }),
    game({ counts: false }),
    game({ ...alone, id: "a", scores: [34] }),
    game({ ...alone, id: "b", scores: [37] }),
    game({ game: "sangue_reale", places: [2, 1] }),
  ]);
  expect(sand).toMatchObject({ game: "realm_of_sand", games: 5, best: { score: 37, id: "b" } });
  expect(sand?.against).toEqual([{ rival: "companion", won: 1, lost: 1, shared: 1 }]);
  expect(blood).toMatchObject({ games: 1, best: null });
});

test("what is looked for is found in any order, without regard to accents", () => {
  expect(matches("citta oda", "La città di vetro", "contro Oda")).toBe(true);
  expect(matches("", "anything")).toBe(true);
  expect(matches("elia", "La città di vetro", "contro Oda")).toBe(false);
});
