/** What a person chose about the page itself, kept in this browser. */
import type { FluentVariable } from "@fluent/bundle";
import { keep, kept } from "./localStorage";
import { firstLanguage, hasWords, type Language, say } from "./words/words";

export type Theme = "light" | "dark";
/** `world`: each game in the light it was drawn for. */
export type Light = "world" | "system" | Theme;
export type Motion = "system" | "full" | "none";

const LIGHTS: readonly Light[] = ["world", "system", "light", "dark"];
const MOTIONS: readonly Motion[] = ["system", "full", "none"];

function oneOf<T extends string>(found: string | null, allowed: readonly T[], otherwise: T): T {
  return allowed.find((one) => one === found) ?? otherwise;
}

function watched(query: string, changed: (matches: boolean) => void): boolean {
  const media = matchMedia(query);
  media.addEventListener("change", (event) => changed(event.matches));
  return media.matches;
}

class Settings {
  language = $state<Language>(firstLanguage(kept("language"), navigator.languages));
  light = $state<Light>(oneOf(kept("light"), LIGHTS, "world"));
  motion = $state<Motion>(oneOf(kept("motion"), MOTIONS, "system"));
  sound = $state(kept("sound") === "on");
  /** Every answer waits for its button, even where one touch would do. */
  alwaysAsk = $state(kept("always-ask") === "on");
  /** The board in words, for who listens to it or prefers to read. */
  plain = $state(kept("plain") === "on");
  name = $state(kept("name") ?? "");

  #dark = $state(watched("(prefers-color-scheme: dark)", (dark) => (this.#dark = dark)));
  #still = $state(watched("(prefers-reduced-motion: reduce)", (still) => (this.#still = still)));

  /** The theme of a world: as chosen, else as the system has it, else as the world was drawn. */
  themeOf(world: string): Theme {
    if (this.light === "light" || this.light === "dark") return this.light;
    if (this.light === "world" && world !== "pages") return world === "grail" ? "dark" : "light";
    return this.#dark ? "dark" : "light";
  }

  get moves(): boolean {
    return this.motion === "full" || (this.motion === "system" && !this.#still);
  }

  speak(language: Language): void {
    this.language = language;
    keep("language", language);
  }

  shine(light: Light): void {
    this.light = light;
    keep("light", light);
  }

  move(motion: Motion): void {
    this.motion = motion;
    keep("motion", motion);
  }

  ring(sound: boolean): void {
    this.sound = sound;
    keep("sound", sound ? "on" : "off");
  }

  ask(always: boolean): void {
    this.alwaysAsk = always;
    keep("always-ask", always ? "on" : "off");
  }

  read(plain: boolean): void {
    this.plain = plain;
    keep("plain", plain ? "on" : "off");
  }

  callMe(name: string): void {
    this.name = name;
    keep("name", name);
  }
}

export const settings = new Settings();

/** The sentence for an id in the language of the page. */
export const t = (id: string, args: Record<string, FluentVariable> = {}): string => say(settings.language, id, args);

/** The name of a game; of a guest that the home page has not presented yet, its id as a name. */
export const titleOf = (game: string): string =>
  hasWords(settings.language, game) ? t(game) : game.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase());
