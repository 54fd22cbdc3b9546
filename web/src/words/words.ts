/** Every word of the client, by message id and language. The files are Fluent; no component holds a sentence. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "./en.ftl?raw";
import italian from "./it.ftl?raw";

export const LANGUAGES = ["it", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

const BUNDLES: Record<Language, FluentBundle> = {
  it: new FluentBundle("it", { useIsolating: false }),
  en: new FluentBundle("en-GB", { useIsolating: false }),
};

/** Words that come with a part of the client which is loaded later. */
export function addWords(sources: Record<Language, string>): void {
  for (const language of LANGUAGES) {
    const [error] = BUNDLES[language].addResource(new FluentResource(sources[language]));
    if (error) throw error;
  }
}

addWords({ it: italian, en: english });

/** The sentence for an id (`message` or `message.attribute`); an unknown id is a fault of ours and says so. */
export function say(language: Language, id: string, args: Record<string, FluentVariable> = {}): string {
  const [name = id, attribute] = id.split(".");
  const message = BUNDLES[language].getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) throw new Error(`no words for ${id} in ${language}`);
  return BUNDLES[language].formatPattern(pattern, args);
}

/** Whether there are words for an id: names of bots and options come from the server and may be new to us. */
export function hasWords(language: Language, id: string): boolean {
  const [name = id, attribute] = id.split(".");
  const message = BUNDLES[language].getMessage(name);
  return attribute === undefined ? Boolean(message?.value) : message?.attributes[attribute] !== undefined;
}

/** The language to begin with: the one chosen before, else the browser's, else Italian. */
export function firstLanguage(chosen: string | null, preferred: readonly string[]): Language {
  const wishes = [chosen ?? "", ...preferred].map((wish) => wish.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((language) => language === wishes.find((w) => (LANGUAGES as readonly string[]).includes(w))) ?? "it"
  );
}
