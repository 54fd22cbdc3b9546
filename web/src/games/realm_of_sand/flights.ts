/** Things that go from one place of the table to another are seen going: tiles from the circle to the tray, cards to the shelf. */
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";

export const [leave, arrive] = crossfade({
  easing: cubicOut,
  fallback: (_node, { duration }) => ({
    duration: typeof duration === "number" ? duration : 0,
    easing: cubicOut,
    css: (t) => `opacity: ${t}`,
  }),
});

interface Fall {
  readonly duration: number;
  readonly delay?: number;
}

/** A piece lands: from a little above, over its place. */
export const land = (_node: Element, { duration, delay = 0 }: Fall): TransitionConfig => ({
  duration,
  delay,
  easing: cubicOut,
  css: (t, u) => `opacity: ${Math.min(1, t * 2)}; transform: translateY(${-18 * u}px) scale(${1 + 0.12 * u})`,
});

/** A piece gives way: it sinks and fades. */
export const sink = (_node: Element, { duration }: Fall): TransitionConfig => ({
  duration,
  easing: cubicOut,
  css: (t) => `opacity: ${t}; transform: scale(${0.7 + 0.3 * t})`,
});
