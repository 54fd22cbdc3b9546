import { describe, expect, it } from "vitest";
import { screenOf } from "./screens";

const to = (number: number) => ({ key: `to:${number}`, refs: [`location:${number}`] });

describe("where a question is answered", () => {
  it.each([
    ["act", [to(101)], "actions"],
    ["choose_character", [{ key: "play:arev", refs: ["character:arev"] }], "people"],
    ["eat", [{ key: "eat", refs: [] }], "ask"],
    ["move_where", [to(101), to(102)], "map"],
    ["choose_effect:event-x", [{ key: "event:x-share", refs: [] }], "desk"],
    ["a_question_of_tomorrow", [{ key: "one", refs: [] }], "desk"],
  ] as const)("%s", (prompt, options, screen) => {
    expect(screenOf(prompt, options, true)).toBe(screen);
  });

  it("what has no words yet stays in the ask", () => {
    expect(screenOf("progress", [{ key: "done", refs: [] }], false)).toBe("ask");
  });
});
