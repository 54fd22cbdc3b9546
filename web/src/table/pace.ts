/** Lets what happens be seen: steps that come in a burst are shown one after another, never held longer than half a second each. */
const LONGEST = 500;
const MOST = 12; // steps that may wait; who is further behind jumps ahead

export class Pace<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #until = 0;

  constructor(
    private readonly show: (step: T) => void,
    private readonly usual: () => number,
  ) {}

  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  add(step: T): void {
    this.#waiting.push(step);
    if (this.#waiting.length > MOST || this.usual() === 0) this.skip();
    else this.#next();
  }

  /** What is shown now wants this long to be seen. */
  hold(milliseconds: number): void {
    this.#until = Math.max(this.#until, performance.now() + Math.min(milliseconds, LONGEST));
  }

  /** Show everything at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const rest = this.#waiting.splice(0);
    for (const step of rest) this.show(step);
    this.#until = 0;
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#until = 0;
  }

  #next(): void {
    if (this.#timer !== undefined || this.#waiting.length === 0) return;
    const wait = this.#until - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#next();
      }, wait);
      return;
    }
    const step = this.#waiting.shift();
    if (step === undefined) return;
    this.#until = performance.now() + this.usual();
    this.show(step);
    this.#next();
  }
}
