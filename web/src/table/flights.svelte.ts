/** Things that go from one place of the table to another are seen going: a board says which, from what happened; the page says where they lie. */
import { untrack } from "svelte";
import type { EventInfo } from "../api/types";
import type { Table } from "./table.svelte";

export interface Flight {
  /** Selectors: it goes from the first of these that is seen… */
  readonly from: readonly string[];
  /** …to the first of these; to none, and it falls off the edge of the table. */
  readonly to: readonly string[];
  /** What is seen going, as SVG; without it, whatever lies at the start. */
  readonly art?: string;
  /** How large the picture is, in pixels; else as large as what lies at the start. */
  readonly size?: number;
  /** Milliseconds until it leaves. */
  readonly delay?: number;
  /** It lights up where it lies before it goes. */
  readonly lights?: boolean;
  /** It goes to where something lay before this step: that is on its way too. */
  readonly before?: boolean;
}

export interface Moves {
  readonly flights: readonly Flight[];
  /** Selectors of what is hit, and shakes. */
  readonly shaken?: readonly string[];
}

interface Start {
  readonly flight: Flight;
  readonly from: DOMRect;
  readonly goal: DOMRect | null;
  readonly drawn: Node;
}

const MOST = 24; // what leaves at the same time
const LIFT = 22; // pixels: nothing slides over the table, it is lifted
const FALL = 130;
const HIT = ["0 0", "-7px 2px", "6px -2px", "-4px 1px", "2px 0", "0 0"];

/** Called once by a board while it is made, before anything is drawn: `plan` says what goes where after each step. */
export function showMoves(table: Table, plan: (latest: readonly EventInfo[]) => Moves): void {
  let known: readonly EventInfo[] = untrack(() => table.latest);
  let [starts, shaken]: [readonly Start[], readonly string[]] = [[], []];
  $effect.pre(() => {
    const { latest } = table;
    untrack(() => {
      [starts, shaken] = [[], []];
      if (latest === known || table.motion.move === 0) return;
      const moves = plan(latest);
      starts = moves.flights.slice(0, MOST).flatMap(startOf);
      shaken = moves.shaken ?? [];
    });
    known = latest;
  });
  $effect(() => {
    void table.latest;
    untrack(() => {
      const ends = starts.map((start) => launch(start, table.motion.flip));
      if (ends.length > 0) table.hold(Math.max(...ends));
      for (const one of seen(shaken).slice(0, 1)) one.animate({ translate: HIT }, { duration: table.motion.move });
    });
  });
}

/** Of these selectors, what is on the screen, the first one's first. */
function seen(selectors: readonly string[]): HTMLElement[] {
  return selectors
    .flatMap((one) => [...document.querySelectorAll<HTMLElement>(one)])
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0);
}

function startOf(flight: Flight): Start[] {
  const there = seen(flight.from)[0];
  if (there === undefined) return [];
  const goal = flight.before ? (seen(flight.to)[0] ?? null) : null;
  if (goal === there || (flight.before && goal === null)) return [];
  const box = goal?.getBoundingClientRect() ?? null;
  return [{ flight, from: there.getBoundingClientRect(), goal: box, drawn: drawnOf(flight, there) }];
}

function drawnOf({ art }: Flight, there: HTMLElement): Node {
  if (art === undefined) return alone(there);
  const holder = document.createElement("span");
  holder.innerHTML = art; // drawn by the board itself
  return holder;
}

/** A copy of what lies there; a row takes its table along, so that it looks the same. */
function alone(there: HTMLElement): Node {
  const copy = there.cloneNode(true);
  const table = there.closest("table")?.cloneNode(false);
  if (!(table instanceof HTMLElement)) return copy;
  table.style.cssText = "background:#1f1c2e;border-radius:8px;color:#ece4d0";
  table.append(copy);
  return table;
}

/** Sends it off; the milliseconds until it is there. */
function launch({ flight, from, goal, drawn }: Start, long: number): number {
  const end = flight.to.length === 0 ? null : (goal ?? seen(flight.to)[0]?.getBoundingClientRect());
  if (end === undefined) return 0;
  const [wide, high] = flight.size === undefined ? [from.width, from.height] : [flight.size, flight.size];
  const thing = document.createElement("div");
  thing.style.cssText = `position:absolute;left:${-wide / 2}px;top:${-high / 2}px;width:${wide}px;height:${high}px;display:grid`;
  thing.append(drawn);
  layer().append(thing);
  const at = (x: number, y: number, scale: number, turned = 0): string =>
    `translate(${x}px, ${y}px) scale(${scale}) rotate(${turned}deg)`;
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const path = end === null ? falling(x, y, at) : flying(x, y, end, wide, at);
  const lit = { transform: at(x, y, 1.16), filter: "brightness(1.5)", offset: 0.3 };
  const frames = [{ transform: at(x, y, 1) }, ...(flight.lights ? [lit] : []), ...path];
  const delay = flight.delay ?? 0;
  const move = thing.animate(frames, {
    duration: long,
    delay,
    easing: "cubic-bezier(0.4, 0, 0.3, 1)",
    fill: "backwards",
  });
  const gone = (): void => thing.remove();
  move.finished.then(gone, gone);
  return delay + long;
}

type At = (x: number, y: number, scale: number, turned?: number) => string;

function flying(x: number, y: number, end: DOMRect, wide: number, at: At): Keyframe[] {
  const [toX, toY] = [end.x + end.width / 2, end.y + end.height / 2];
  const scale = Math.min(1, Math.max(0.35, Math.min(end.width, end.height * 1.4) / wide));
  return [
    { transform: at((x + toX) / 2, (y + toY) / 2 - LIFT, (1 + scale) / 2 + 0.06), filter: "none", offset: 0.62 },
    { transform: at(toX, toY, scale), opacity: 1, offset: 0.94 },
    { transform: at(toX, toY, scale), opacity: 0 },
  ];
}

const falling = (x: number, y: number, at: At): Keyframe[] => [
  { transform: at(x, y - LIFT / 2, 1, 8), filter: "grayscale(0.8)", opacity: 1, offset: 0.3 },
  { transform: at(x, y + FALL, 0.9, 40), filter: "grayscale(1)", opacity: 0 },
];

/** Over the table, and of it: a key or a touch ends what moves here like all else. */
function layer(): HTMLElement {
  const root = document.querySelector<HTMLElement>(".table") ?? document.body;
  const found = root.querySelector<HTMLElement>(":scope > .flights");
  if (found !== null) return found;
  const made = document.createElement("div");
  made.className = "flights";
  made.dataset.part = "flights";
  made.ariaHidden = "true";
  made.inert = true;
  made.style.cssText = "position:fixed;left:0;top:0;width:0;height:0;z-index:9;pointer-events:none";
  root.append(made);
  return made;
}
