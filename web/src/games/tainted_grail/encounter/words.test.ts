import { expect, test } from "vitest";
import english from "./words.en.ftl?raw";
import italian from "./words.it.ftl?raw";

const ids = (source: string): string[] => [...source.matchAll(/^(tge-[a-z-]+) =/gm)].map((found) => found[1] ?? "");
const parts = import.meta.glob<string>(["./*.svelte", "./*.ts"], { query: "?raw", import: "default", eager: true });
const PHASES = ["delayed", "play", "attack", "end"].map((phase) => `tge-phase-${phase}`);

test("the same messages in both languages", () => {
  expect(ids(english)).toEqual(ids(italian));
});

test("words for every id that a part asks for, and none left over", () => {
  const source = Object.entries(parts)
    .filter(([name]) => !name.includes(".test."))
    .map(([, text]) => text)
    .join("\n");
  const asked = new Set([...[...source.matchAll(/["'](tge-[a-z-]+)["']/g)].map((found) => found[1] ?? ""), ...PHASES]);
  expect([...asked].filter((id) => !ids(italian).includes(id))).toEqual([]);
  expect(ids(italian).filter((id) => !asked.has(id))).toEqual([]);
});
