/** How things of each game look to players: the game's own drawings, loaded when a thing of it lies open. */
import type { Component } from "svelte";
import type { Language } from "../words/words";
import type { Bench } from "./bench.svelte";

export interface FaceProps {
  readonly bench: Bench;
  readonly language: Language;
}
export type FacePart = Component<FaceProps>;

const FACES = import.meta.glob<{ faces: Readonly<Record<string, FacePart>> }>("./face/*/faces.ts");

/** The drawing for entries of this kind, where there is one. */
export async function faceOf(game: string, kind: string): Promise<FacePart | null> {
  const found = FACES[`./face/${game}/faces.ts`];
  return found ? ((await found()).faces[kind] ?? null) : null;
}
