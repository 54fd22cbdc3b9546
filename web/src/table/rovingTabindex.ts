/** One tab stop for a set of things that can be chosen; the arrows go from one to the next as they lie. */
import type { Attachment } from "svelte/attachments";

const STOP = "[data-stop]";
const WAY: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The nearest spot in a direction: what lies ahead counts, what lies aside counts three times. */
export function nearest(from: Spot, others: readonly Spot[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  others.forEach((spot, at) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const far = ahead + 3 * aside;
    if (ahead > 1 && far < least) [best, least] = [at, far];
  });
  return best;
}

const middle = (stop: Element): Spot => {
  const box = stop.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export const rove: Attachment<Element> = (root) => {
  const stops = (): (HTMLElement | SVGElement)[] => [...root.querySelectorAll<HTMLElement | SVGElement>(STOP)];
  const only = (one: Element | undefined): void => {
    for (const stop of stops()) stop.setAttribute("tabindex", stop === one ? "0" : "-1");
  };
  const settle = (): void => {
    const all = stops();
    if (all.filter((stop) => stop.getAttribute("tabindex") === "0").length !== 1) {
      only(all.find((stop) => stop === document.activeElement) ?? all[0]);
    }
  };
  const moved = (event: Event): void => {
    // with Shift the arrows move the thing itself, where a board lets them
    const way = event instanceof KeyboardEvent && !event.shiftKey ? WAY[event.key] : undefined;
    const all = stops();
    const here = all.find((stop) => stop === document.activeElement);
    if (way === undefined || here === undefined) return;
    const next = all[nearest(middle(here), all.map(middle), way)];
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  };
  const focused = (event: Event): void => {
    const stop = event.target instanceof Element ? event.target.closest(STOP) : null;
    if (stop !== null) only(stop);
  };
  root.addEventListener("keydown", moved);
  root.addEventListener("focusin", focused);
  const watcher = new MutationObserver(settle);
  watcher.observe(root, { childList: true, subtree: true });
  settle();
  return () => {
    watcher.disconnect();
    root.removeEventListener("keydown", moved);
    root.removeEventListener("focusin", focused);
  };
};

/** Enter and Space press what is not a button by itself. */
export const presses =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
