/** One tab stop for a row of things; the arrows go along it, Home and End to its ends. */
import type { Attachment } from "svelte/attachments";

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export const arrows = (stop: string): Attachment<HTMLElement> => (root) => {
  const stops = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(stop)];
  const only = (one: HTMLElement | undefined): void => {
    for (const other of stops()) other.tabIndex = other === one ? 0 : -1;
  };
  const settle = (): void => {
    const all = stops();
    if (all.filter((one) => one.tabIndex === 0).length !== 1) only(all.find((one) => one === document.activeElement) ?? all[0]);
  };
  const pressed = (event: KeyboardEvent): void => {
    const all = stops();
    const here = all.findIndex((one) => one === document.activeElement);
    const step = STEP[event.key];
    const next = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : step === undefined ? -1 : (here + step + all.length) % all.length;
    if (here < 0 || next < 0) return;
    event.preventDefault();
    only(all[next]);
    all[next]?.focus();
  };
  const focused = (event: FocusEvent): void => {
    const one = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(stop) : null;
    if (one !== null) only(one);
  };
  root.addEventListener("keydown", pressed);
  root.addEventListener("focusin", focused);
  const watcher = new MutationObserver(settle);
  watcher.observe(root, { childList: true, subtree: true });
  settle();
  return () => {
    watcher.disconnect();
    root.removeEventListener("keydown", pressed);
    root.removeEventListener("focusin", focused);
  };
};
