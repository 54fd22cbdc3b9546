/** How much room there is just now; the styles read it as `data-room` of the page, boards as `room.small` and the like. */
import { roomWords } from "./roomWords";

class Room {
  #words = $state.raw<readonly string[]>([]);
  /** How many times larger than usual letters are. */
  letters = $state(1);

  constructor() {
    const letter = document.createElement("span"); // grows with the size of letters, which no event tells
    letter.ariaHidden = "true";
    letter.style.cssText = "position:absolute;width:1rem;height:0;visibility:hidden";
    document.body.append(letter);
    const measure = (): void => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      this.letters = rem / 16;
      const words = roomWords(innerWidth / rem, innerHeight / rem);
      if (words.join() === this.#words.join()) return;
      this.#words = words;
      document.documentElement.dataset["room"] = words.join(" ");
    };
    measure();
    addEventListener("resize", measure);
    new ResizeObserver(measure).observe(letter);
  }

  get small(): boolean {
    return this.#words.includes("small");
  }
  get narrow(): boolean {
    return this.#words.includes("narrow");
  }
  get low(): boolean {
    return this.#words.includes("low");
  }
  get tall(): boolean {
    return this.#words.includes("tall");
  }
}

export const room = new Room();
