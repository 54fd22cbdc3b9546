/** Whether the reader has made text much larger than usual: then what lies side by side is shown one after the other. */
import type { Attachment } from "svelte/attachments";

const USUAL = 16; // pixels of a rem
const MUCH = 1.6;

export class TextSize {
  large = $state(false);

  /** On something one rem wide. */
  readonly measured: Attachment<HTMLElement> = (probe) => {
    const watcher = new ResizeObserver(() => (this.large = probe.offsetWidth >= USUAL * MUCH));
    watcher.observe(probe);
    return () => watcher.disconnect();
  };
}
