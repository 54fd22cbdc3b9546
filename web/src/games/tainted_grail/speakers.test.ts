import { expect, test } from "vitest";
import { faceOf, speakers } from "./speakers";

test.each([
  ['"Beor would know," says Talan, from the grass.', ["Talan"]],
  ["«Respinto», dice Hedra. «Sei tu?» dice Talan, senza girarsi.", ["Hedra", "Talan"]],
  ['Keren counts, and says: "Four sacks." Nobody answers.', ["Keren"]],
  ['"I have your plate," someone calls to Talan.', []],
  ["«Ho fatto due passi», dice a Corentin la ragazza.", []],
  ['"It was nothing." Talan looks away.', []],
  ["Talan is asleep, sitting up.", []],
  ["", []],
])("who speaks is told by the words beside what is said: %s", (text, who) => {
  expect(speakers(text)).toEqual(who);
});

test("each has a face of their own, the same wherever they speak", () => {
  const people = ["Hedra", "Piran", "Gwenneg", "Talan", "Keren", "Worm"];
  expect(new Set(people.map(faceOf)).size).toBe(people.length);
  expect(faceOf("Talan")).toBe(faceOf("Talan"));
  expect(faceOf("Worm").replace(/id="[^"]*"|url\(#[^)]*\)/g, "")).toBe(
    faceOf("Verme").replace(/id="[^"]*"|url\(#[^)]*\)/g, ""),
  );
});
