/** Every game's folder has the same shape: who knows one finds the way in the others. */
import { expect, test } from "vitest";

const FILES = Object.keys(import.meta.glob("./*/**"));
const GAMES = [...new Set(FILES.map((path) => path.split("/")[1] ?? ""))];
const SHAPE = [
  "Board.svelte", // the table as it is drawn
  "Score.svelte", // the story of the score
  "play.svelte.ts", // what all parts of the board ask about, and what the hand does
  "play.test.ts",
  "options.ts", // its answers as data
  "asking.ts", // what the board says in the ask
  "asking.test.ts",
  "words.ts",
  "words.en.ftl",
  "words.it.ftl",
  "world.css", // its colours, and what every part of its world is made of
];

test("there are three games", () => {
  expect(GAMES.toSorted()).toEqual(["realm_of_sand", "sangue_reale", "tainted_grail"]);
});

test.each(GAMES)("%s has the files of a game", (game) => {
  expect(SHAPE.filter((file) => !FILES.includes(`./${game}/${file}`))).toEqual([]);
});
