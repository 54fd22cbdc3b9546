/** How things come and go at the table of Tainted Grail. */
import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

interface Long {
  readonly duration: number;
}

/** The light of a Menhir spreads from its stone. */
export const grow = (_node: Element, { duration }: Long): TransitionConfig => ({
  duration,
  easing: cubicOut,
  css: (t) => `scale: ${t}`,
});

/** A card that no light holds darkens, then sinks. */
export const perish = (_node: Element, { duration }: Long): TransitionConfig => ({
  duration,
  easing: cubicIn,
  css: (t, u) =>
    `filter: brightness(${Math.max(0, 1 - 2 * u)}); opacity: ${Math.min(1, 2 * t)}; translate: 0 ${40 * u}px`,
});

/** A card that is lost comes off the row and falls. */
export const tear = (_node: Element, { duration }: Long): TransitionConfig => ({
  duration,
  easing: cubicIn,
  css: (t, u) =>
    `opacity: ${t}; translate: 0 ${140 * u}px; rotate: ${11 * u}deg; clip-path: polygon(0 0, ${50 - 8 * u}% 0, ${44 - 8 * u}% 34%, ${56 - 8 * u}% 66%, ${50 - 8 * u}% 100%, ${50 + 8 * u}% 100%, ${56 + 8 * u}% 66%, ${44 + 8 * u}% 34%, ${50 + 8 * u}% 0, 100% 0, 100% 100%, 0 100%)`,
});
