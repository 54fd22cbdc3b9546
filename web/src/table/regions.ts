/** F6 goes from region to region of the table; within one, Tab and the arrows do. */
export function nextRegion(root: HTMLElement, backwards: boolean): void {
  const regions = [...root.querySelectorAll<HTMLElement>("[data-region]")].filter(
    (one) => one.getClientRects().length > 0,
  );
  if (regions.length === 0) return;
  const at = regions.findIndex((one) => one.contains(document.activeElement));
  const step = backwards ? -1 : 1;
  const next = regions[(at + step + regions.length) % regions.length];
  if (next === undefined) return;
  const first = next.querySelector<HTMLElement>('button:not([disabled]), a[href], input, [tabindex="0"]');
  (first ?? next).focus();
}

/** What had the keyboard and is no longer drawn leaves it to the question: it is never lost to the page. */
export function keepFocus(root: HTMLElement): () => void {
  let had = false;
  const came = (): void => void (had = true);
  const left = (): void => void (had = false); // a touch beside everything gives it away on purpose
  const changed = new MutationObserver(() => {
    if (had && (document.activeElement === null || document.activeElement === document.body))
      root.querySelector<HTMLElement>("[data-region=ask]")?.focus();
  });
  root.addEventListener("focusin", came);
  root.addEventListener("pointerdown", left);
  changed.observe(root, { childList: true, subtree: true });
  return () => {
    changed.disconnect();
    root.removeEventListener("focusin", came);
    root.removeEventListener("pointerdown", left);
  };
}

/** Keys that write are not commands. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches("input:not([type=range]), textarea, select") || target.isContentEditable);
