import { expect, test } from "vitest";
import { type Chapter, marked, read, search } from "./clauses";

const card = (text: string) => ({ id: "RS-2.5", chapter: "2. Set-up", text });

test("a row is rule, place and ruling", () => {
  const found = read(card("Discs in reserve.\nPREPARAZIONE 5\n**Ruling:** per type."));
  expect(found).toEqual({
    id: "RS-2.5",
    rule: "Discs in reserve.",
    place: "PREPARAZIONE 5",
    ruling: "**Ruling:** per type.",
  });
});

test("a row without a place keeps its ruling", () => {
  expect(read(card("No cap.\n**Ruling:** none."))).toMatchObject({
    rule: "No cap.",
    place: "",
    ruling: "**Ruling:** none.",
  });
});

test("a paragraph has its place in brackets", () => {
  const found = read(card("[Viaggio › 2] Move on.\nRuling: at once."));
  expect(found).toMatchObject({ place: "Viaggio › 2", rule: "Move on.", ruling: "Ruling: at once." });
});

test("marks become HTML and nothing else does", () => {
  expect(marked("**Ruling:** `rs.mode` <b>")).toBe("<b>Ruling:</b> <i>rs.mode</i> &lt;b&gt;");
});

const BOOK: readonly Chapter[] = [
  {
    id: "RS-1",
    title: "Materiale",
    summary: "Le carte.",
    clauses: [{ id: "RS-1.1", rule: "One to four players.", place: "", ruling: "" }],
  },
  {
    id: "RS-9",
    title: "Caselle scure",
    summary: "",
    clauses: [
      { id: "RS-9.1", rule: "At level 0 none.", place: "", ruling: "" },
      { id: "RS-9.2", rule: "One more.", place: "", ruling: "" },
    ],
  },
];

test.each([
  ["", [1, 2]],
  ["SCURE", [0, 2]],
  ["level", [0, 1]],
  ["rs-1.1", [1, 0]],
  ["one players", [1, 0]],
  ["nothing like it", [0, 0]],
])("searching %s", (wanted, counts) => {
  const found = search(BOOK, wanted);
  expect(BOOK.map(({ id }) => found.find((one) => one.id === id)?.clauses.length ?? 0)).toEqual(counts);
});
