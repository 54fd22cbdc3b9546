/** What a person chose about the page itself, kept in this browser. */
import { firstLanguage, type Language, say } from "./words/words";
import type { FluentVariable } from "@fluent/bundle";

export type Theme = "light" | "dark";

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is closed to us: the choice lasts as long as the page
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // as above
  }
}

function firstTheme(chosen: string | null): Theme {
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

class Settings {
  language = $state<Language>(firstLanguage(kept("language"), navigator.languages));
  theme = $state<Theme>(firstTheme(kept("theme")));

  speak(language: Language): void {
    this.language = language;
    keep("language", language);
  }

  turnLight(): void {
    this.theme = this.theme === "light" ? "dark" : "light";
    keep("theme", this.theme);
  }
}

export const settings = new Settings();

/** The sentence for an id in the language of the page. */
export const t = (id: string, args: Record<string, FluentVariable> = {}): string => say(settings.language, id, args);
