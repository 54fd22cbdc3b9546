import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import "./pages";
import "./table";
import { firstLanguage, say } from "./words";

const FILES = import.meta.glob<string>("../**/*.ftl", { query: "?raw", import: "default", eager: true });
const ITALIAN = Object.keys(FILES).filter((path) => /\bit\.ftl$/.test(path));

function ids(source: string): string[] {
  return new FluentResource(source).body.flatMap((message) => [
    message.id,
    ...Object.keys(message.attributes).map((attribute) => `${message.id}.${attribute}`),
  ]);
}

test.each(ITALIAN)("%s holds the same messages in both languages", (path) => {
  const english = FILES[path.replace(/\bit\.ftl$/, "en.ftl")] ?? "";
  expect(ids(english).toSorted()).toEqual(ids(FILES[path] ?? "").toSorted());
});

test.each(Object.entries(FILES))("%s holds no line the reader cannot parse", (_, source) => {
  const started = source.split("\n").filter((line) => /^[a-z]/.test(line));
  expect(new FluentResource(source).body).toHaveLength(started.length);
});

test("no message is said twice", () => {
  const all = ITALIAN.flatMap((path) => ids(FILES[path] ?? ""));
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
});

const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../games/*/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("every message that the shell names is said", () => {
  const known = new Set(ITALIAN.flatMap((path) => ids(FILES[path] ?? "")));
  const named = Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/\bt\("([a-z_][\w.-]*)"/g)].map((found) => found[1] ?? ""),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test("who says words of pages that are loaded later brings them along", () => {
  const later = new Set(ids(FILES["./pages.en.ftl"] ?? ""));
  const says = (source: string): boolean =>
    [...source.matchAll(/\bt\("([\w-]+)"/g)].some(([, id = ""]) => later.has(id));
  const speakers = Object.entries(SOURCES).filter(([, source]) => says(source));
  expect(speakers.length).toBeGreaterThan(10);
  expect(speakers.filter(([, source]) => !source.includes('import "../words/pages"')).map(([path]) => path)).toEqual(
    [],
  );
});

test("numbers take their form from the language", () => {
  expect(say("it", "players-exact", { count: 1 })).toBe("1 giocatore");
  expect(say("en", "players-exact", { count: 2 })).toBe("2 players");
});

test("an unknown message is a fault, not an empty label", () => {
  expect(() => say("it", "nothing-of-the-kind")).toThrow("no words for nothing-of-the-kind");
});

test.each([
  ["en", ["it-IT"], "en"],
  [null, ["de-DE", "en-GB", "it"], "en"],
  [null, ["de"], "it"],
  ["xx", ["it-CH"], "it"],
] as const)("chosen %s, browser %s: %s", (chosen, preferred, language) => {
  expect(firstLanguage(chosen, preferred)).toBe(language);
});
