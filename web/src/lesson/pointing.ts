/**
 * What a note of a lesson speaks of, and where there is room for the note beside it.
 *
 * A lesson lights what it points at. The places are named by selectors of the boards; one that is not there now is passed over.
 */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** By note, without `lesson-`: the first of these that can be seen is lit. */
const PLACES: Readonly<Record<string, string>> = {
  "sangue_reale-begin": ".king",
  "sangue_reale-ask-choose-character": "[data-key^='character:']",
  "sangue_reale-ask-plan": ".faces",
  "sangue_reale-ask-plan-2": ".plans",
  "sangue_reale-ask-plan-3": ".sheet.mine .realm",
  "sangue_reale-ask-plan-4": ".faces",
  "sangue_reale-ask-plan-5": ".faces button:last-child",
  "sangue_reale-ask-use": ".sheet.mine .columns",
  "sangue_reale-ask-partner": ".sheet.mine .columns",
  "sangue_reale-ask-circle": ".sheet.mine .realm",
  "sangue_reale-ask-draw-modifier": ".king",
  "sangue_reale-event-round-cancelled": ".plans",
  "sangue_reale-event-territory-controlled": ".sheet.mine .realm",
  "sangue_reale-event-unique-taken": ".sheet.mine .uniques",
  "sangue_reale-event-era-end-triggered": ".king",
  "realm_of_sand-begin": ".cards",
  "realm_of_sand-ask-turn": ".me .tiles",
  "realm_of_sand-ask-turn-2": ".cards",
  "realm_of_sand-ask-turn-3": ".me .grid",
  "realm_of_sand-ask-turn-4": ".me .own",
  "realm_of_sand-ask-turn-5": ".me .hours",
  "realm_of_sand-ask-after": ".cards",
  "realm_of_sand-ask-refill": "[data-ring] [data-key]",
  "realm_of_sand-ask-summon": ".me .own",
  "realm_of_sand-ask-embedding": ".me .grid",
  "realm_of_sand-ask-short": ".me .grid",
  "realm_of_sand-event-card-completed": ".me :is(.shelf, .built)",
  "realm_of_sand-event-level-changed": ".me .track",
  "realm_of_sand-event-end-triggered": ".me .hours",
  "tainted_grail-ask-choose-character": ".people",
  "tainted_grail-ask-act": "[data-place='104']",
  "tainted_grail-ask-act-2": ".tracks",
  "tainted_grail-ask-act-4": ".tale",
  "tainted_grail-ask-mulligan": ".clash .hand",
  "tainted_grail-ask-play-card": ".clash .standing",
  "tainted_grail-ask-play-card-then": ".clash .hand",
  "tainted_grail-ask-play-card-2": ".clash .line",
  "tainted_grail-ask-before-attack": ".clash .foe",
  "tainted_grail-ask-discard": ".clash .hand",
  "tainted_grail-ask-eat": ".goods",
  "tainted_grail-event-status-marked": ".tale",
  "tainted_grail-event-secret-gained": ".goods",
};

const ROOM = 10; // pixels between the note and what it speaks of
const LEAST = 8; // pixels that something must have to be seen

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
};

/** One box around all of them. */
export function around(boxes: readonly Box[]): Box | null {
  const [first] = boxes;
  if (first === undefined) return null;
  const left = Math.min(...boxes.map((one) => one.x));
  const top = Math.min(...boxes.map((one) => one.y));
  const right = Math.max(...boxes.map((one) => one.x + one.w));
  const bottom = Math.max(...boxes.map((one) => one.y + one.h));
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Where on the screen the thing lies that a note speaks of; null where it speaks of none that can be seen. */
export function pointedAt(note: string, root: ParentNode = document): Box | null {
  const selector = PLACES[note.replace(/^lesson-/, "")];
  if (selector === undefined) return null;
  const seen = [...root.querySelectorAll(selector)].map(boxOf).filter((one) => one.w >= LEAST && one.h >= LEAST);
  return around(
    seen.filter((one) => one.x < innerWidth && one.y < innerHeight && one.x + one.w > 0 && one.y + one.h > 0),
  );
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/**
 * The place for a note of this size inside the board: beside what it speaks of, never over it where that can be helped.
 * Of several places the one that is nearest wins; of those that cover something, the one that covers least.
 */
export function placeFor(note: { w: number; h: number }, inside: Box, target: Box | null): { x: number; y: number } {
  const right = inside.x + inside.w - note.w - ROOM;
  const bottom = inside.y + inside.h - note.h - ROOM;
  const corner = { x: inside.x + ROOM, y: Math.max(inside.y + ROOM, bottom) };
  if (target === null) return corner;
  const within = (value: number, low: number, high: number): number =>
    Math.max(low, Math.min(value, Math.max(low, high)));
  const x = within(target.x + target.w / 2 - note.w / 2, inside.x + ROOM, right);
  const y = within(target.y + target.h / 2 - note.h / 2, inside.y + ROOM, bottom);
  const places = [
    { x: target.x + target.w + 2 * ROOM, y },
    { x: target.x - note.w - 2 * ROOM, y },
    { x, y: target.y - note.h - 2 * ROOM },
    { x, y: target.y + target.h + 2 * ROOM },
    corner,
    { x: right, y: corner.y },
    { x: right, y: inside.y + ROOM },
    { x: corner.x, y: inside.y + ROOM },
  ].map((one) => ({
    x: within(one.x, inside.x + ROOM, right),
    y: within(one.y, inside.y + ROOM, bottom),
  }));
  const covers = (one: { x: number; y: number }): number => overlap({ ...one, ...note }, target);
  return places.reduce((best, one) => (covers(one) < covers(best) ? one : best));
}
