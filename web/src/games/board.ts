/**
 * What the frame and a board owe each other.
 *
 * A game's board is `games/<game>/Board.svelte`; it is found by its place and loaded with the game. It gets `{ table }` and draws
 * `table.sight.view` (cast to the game's view type of api/types). It never talks to the network and holds no rules.
 *
 * | the board reads | |
 * |---|---|
 * | `table.sight` | viewer, view, waiting_for; while somebody looks at the past, this *is* the past |
 * | `table.question` | the viewer's open decision (id, prompt, text, keys) or null |
 * | `table.options.all` | its options: `{ key, answer, text, refs, preview, forecast }`; `answer` is the answer as data: no key is taken apart |
 * | `table.options.find({ verb, … })`, `.verb(key)` | the option with these fields; what an answer is |
 * | `table.byRef(ref)`, `table.isLit(ref)` | the keys that a thing on the board stands for; whether it can be chosen now |
 * | `table.options.refused`, `table.options.whyNot({ verb, … })` | what the rules forbid now, with code, words and clause |
 * | `table.chosen`, `table.options.get(key)` | the lifted option; its words and what it would bring |
 * | `table.latest` | the events of the latest step (`kind`, `text`, `data`), for showing how things moved |
 * | `table.motion` | durations in ms, all 0 where motion is off |
 * | `table.word(id, args?)` | names and texts of the game and its pack in the viewer's language |
 * | `table.seatName(seat)`, `table.card.seats` | who sits where |
 *
 * | the board does | |
 * |---|---|
 * | `table.pick(key)` | on a touch: lifts the option, sends it when it was lifted already |
 * | `table.choose(key \| null)` | lifts an option without sending, or puts it back |
 * | `table.send(key?)` | gives the answer (the ask's button and Enter do so too) |
 * | `table.refuse(why)` | something was touched that is forbidden, and the board has the reason: the ask says it |
 * | `table.explain({ verb, … })` | asks why an answer cannot be given; the ask says it. Nothing is answered |
 * | `table.options.foretell(key)` | asks what one of many options would bring (those of long lists come one by one) |
 * | `table.offerAsk({ draws, part })` | once, while it is made: which refs it draws itself, and its part of the ask as one value (`ask.svelte.ts`) |
 * | `table.say(text)`, `table.sound(kind)`, `table.hold(ms)` | announce, sound, let a move be seen (at most half a second) |
 *
 * A board writes no field of the table (a linter looks). Every element that stands for an option has its key as `data-key`.
 * The files of a game have the same names in each: `shape.test.ts` lists them.
 * Options without words yet, or with none of their refs drawn, are always in the ask: no decision can be out of reach.
 */
import type { Component } from "svelte";
import type { Table } from "../table/table.svelte";

export interface BoardProps {
  readonly table: Table;
}

export type Board = Component<BoardProps>;

/** The world of a game: its colours and its display face. */
export type World = "pages" | "sand" | "blood" | "grail";
