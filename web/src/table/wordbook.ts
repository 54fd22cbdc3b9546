/** The words of one game and pack, as the server tells them: names of cards, places, people. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { call } from "../api/http";
import type { WordsInfo } from "../api/types";

const OPENED = new Map<string, Promise<Wordbook | null>>();
const AGAIN = [400, 1_200, 3_600]; // ms until words that did not come are asked for once more

export class Wordbook {
  #bundle: FluentBundle;

  constructor(language: string, source: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    const [name = id] = id.split(".");
    return this.#bundle.hasMessage(name);
  }

  /** The words of a message (`card-x`) or of its attribute (`card-x.line`); the bare id where there are none. */
  word(id: string, args: Record<string, FluentVariable> = {}): string {
    const [name = id, attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : id;
  }
}

/** Null when they could not be had: a line that comes back asks for them anew. */
export function openWordbook(game: string, pack: string, language: string): Promise<Wordbook | null> {
  const place = `${game} ${pack} ${language}`;
  let found = OPENED.get(place);
  if (found === undefined) {
    found = ask(game, pack, language);
    void found.then((book) => book ?? OPENED.delete(place));
    OPENED.set(place, found);
  }
  return found;
}

async function ask(game: string, pack: string, language: string): Promise<Wordbook | null> {
  for (const pause of [...AGAIN, 0]) {
    try {
      const book = await call<WordsInfo>(`/games/${game}/words`, { query: { pack, language }, keep: true });
      return new Wordbook(language, book.source);
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return null;
}

/** The id of a message from code names: hyphens where records have underscores. */
export const messageId = (...parts: readonly string[]): string => parts.join("-").replaceAll("_", "-");
