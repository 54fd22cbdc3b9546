import { beforeAll, beforeEach, expect, test } from "vitest";
import { hasLesson, Lesson, loadLesson } from "./lesson.svelte";

beforeAll(() => loadLesson("sangue_reale"));
beforeEach(() => globalThis.localStorage?.clear());

const begun = (): Lesson => {
  const lesson = new Lesson(`t${Math.random()}`, "sangue_reale");
  lesson.next();
  return lesson;
};

test("every game of the house has a lesson", () => {
  expect(["sangue_reale", "realm_of_sand", "tainted_grail", "chess"].map(hasLesson)).toEqual([true, true, true, false]);
});

test("a lesson begins by saying what the game is about", () => {
  expect(new Lesson("t", "sangue_reale").notes).toEqual(["lesson-sangue_reale-begin"]);
});

test("a question of a kind is explained a little more each time, and once", () => {
  const lesson = begun();
  lesson.asks("d1", "plan");
  lesson.asks("d1", "plan");
  expect(lesson.notes).toEqual(["lesson-sangue_reale-ask-plan"]);
  lesson.asks("d2", "plan");
  expect(lesson.notes).toEqual(["lesson-sangue_reale-ask-plan-2"]);
  for (let nth = 3; nth < 20; nth += 1) lesson.asks(`d${nth}`, "plan");
  expect(lesson.notes).toEqual([]);
});

test("a note may have another right after it, before anything is answered", async () => {
  await loadLesson("tainted_grail");
  const lesson = new Lesson(`t${Math.random()}`, "tainted_grail");
  lesson.next();
  lesson.asks("d1", "play_card");
  expect(lesson.notes).toEqual(["lesson-tainted_grail-ask-play-card", "lesson-tainted_grail-ask-play-card-then"]);
  lesson.asks("d2", "play_card");
  expect(lesson.notes).toEqual(["lesson-tainted_grail-ask-play-card-2"]);
});

test("what happens is told the first time, before the next question", () => {
  const lesson = begun();
  lesson.happens([{ kind: "RoundCancelled", text: "", data: {} }]);
  lesson.happens([{ kind: "RoundCancelled", text: "", data: {} }]);
  lesson.asks("d1", "a1_face");
  expect(lesson.notes).toEqual(["lesson-sangue_reale-event-round-cancelled", "lesson-sangue_reale-ask-a1-face"]);
});

test("what a lesson has no words for goes by in silence", () => {
  const lesson = begun();
  lesson.asks("d1", "nothing_known");
  lesson.happens([{ kind: "DieUsed", text: "", data: {} }]);
  expect(lesson.notes).toEqual([]);
});
