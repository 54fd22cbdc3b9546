import { describe, expect, it } from "vitest";
import english from "./words.en.ftl?raw";
import italian from "./words.it.ftl?raw";

const ids = (source: string): string[] => [...source.matchAll(/^(sr-[a-z-]+) =/gm)].map((found) => found[1] ?? "");
const parts = import.meta.glob<string>(["./*.svelte", "./*.ts"], { query: "?raw", import: "default", eager: true });

describe("the words of this board", () => {
  it("are the same messages in both languages", () => {
    expect(ids(english)).toEqual(ids(italian));
    expect(new Set(ids(italian)).size).toBe(ids(italian).length);
  });

  it("are there for every id that a part asks for, and none is left over", () => {
    const source = Object.entries(parts)
      .filter(([name]) => !name.includes(".test."))
      .map(([, text]) => text)
      .join("\n");
    const asked = new Set([...source.matchAll(/["'](sr-[a-z-]+)["']/g)].map((found) => found[1] ?? ""));
    expect([...asked].filter((id) => !ids(italian).includes(id))).toEqual([]);
    expect(ids(italian).filter((id) => !asked.has(id))).toEqual([]);
  });
});
