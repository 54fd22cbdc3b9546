import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import english from "./en.ftl?raw";
import italian from "./it.ftl?raw";
import { firstLanguage, say } from "./words";

function ids(source: string): string[] {
  return new FluentResource(source).body.flatMap((message) => [
    message.id,
    ...Object.keys(message.attributes).map((attribute) => `${message.id}.${attribute}`),
  ]);
}

test("both languages hold the same messages", () => {
  expect(ids(english).toSorted()).toEqual(ids(italian).toSorted());
});

test("no message holds a line the reader cannot parse", () => {
  for (const source of [italian, english]) {
    const started = source.split("\n").filter((line) => /^[a-z]/.test(line));
    expect(new FluentResource(source).body).toHaveLength(started.length);
  }
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
