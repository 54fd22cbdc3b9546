import { beforeAll, expect, test, vi } from "vitest";
import type { GameOffer } from "../api/types";
import type * as Cast from "./cast";
import { botFace } from "./faces";

let cast: typeof Cast;
beforeAll(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("navigator", { languages: ["it"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  cast = await import("./cast");
});

const game = (bots: readonly string[]): GameOffer => ({ id: "sangue_reale", bots }) as unknown as GameOffer;
const ALL = ["random", "greedy", "apprentice", "companion", "master"];
const BLOOD = ["newcomer", "gambler", "builder", "steady", "grandmaster"]; // of Sangue Reale, besides
const SAND = ["dreamer", "stacker", "gardener", "neat", "watcher"]; // of Realm of Sand
const LADDER = [...BLOOD, ...SAND];

test("the usual level is one that plays well, or the best of those there are", () => {
  expect(cast.levelOf(game(ALL))).toBe("companion");
  expect(cast.levelOf(game(["random", "greedy"]))).toBe("greedy");
});

test("a level that is chosen is remembered, unless the game has it no more", () => {
  cast.chooseLevel(game(ALL), "master");
  expect(cast.levelOf(game(ALL))).toBe("master");
  expect(cast.levelOf(game(["random", "companion"]))).toBe("companion");
});

test("every bot of the house has a name of its own, a stranger is a bot", () => {
  const names = [...ALL, ...LADDER, "tutor"].map(cast.botName);
  expect(new Set(names).size).toBe(names.length);
  expect(cast.botName("somebody")).toBe("Bot");
});

test("every bot has its own face, the same each time", () => {
  const plain = (bot: string): string => botFace(bot).replaceAll(/v\w+/g, "");
  const everybody = [...ALL, ...LADDER];
  expect(new Set(everybody.map(plain)).size).toBe(everybody.length);
  expect(botFace("master")).toBe(botFace("master"));
  expect(botFace("somebody")).toContain("<svg");
});
