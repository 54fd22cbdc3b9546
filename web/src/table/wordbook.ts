/** The words of one game and pack, as the server tells them: names of cards, places, people. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { call } from "../api/http";
import type { WordBook } from "../api/types";

const OPENED = new Map<string, Promise<Wordbook>>();

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

export function openWordbook(game: string, pack: string, language: string): Promise<Wordbook> {
  const place = `${game} ${pack} ${language}`;
  let found = OPENED.get(place);
  if (found === undefined) {
    found = call<WordBook>(`/games/${game}/words`, { query: { pack, language } }).then(
      (book) => new Wordbook(language, book.source),
    );
    found.catch(() => OPENED.delete(place));
    OPENED.set(place, found);
  }
  return found;
}
