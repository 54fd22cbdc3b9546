import { describe, expect, it } from "vitest";
import { LONGEST, RATE, type Sound, waveOf, type World } from "./synth";

const SOUNDS: readonly Sound[] = ["touch", "turn", "place", "gain", "loss", "hit", "reveal", "page", "dice"];
const WORLDS: readonly World[] = ["sand", "blood", "grail"];
const loudest = (wave: Float32Array): number => wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const mean = (wave: Float32Array): number =>
  Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length);

describe.each(WORLDS)("the sounds of %s", (world) => {
  it.each(SOUNDS)("%s is short, soft, heard, and does not click", (sound) => {
    const wave = waveOf(sound, world);
    expect(wave.length / RATE).toBeLessThanOrEqual(sound === "dice" ? LONGEST : 0.4);
    expect(loudest(wave)).toBeLessThan(0.8);
    expect(loudest(wave)).toBeGreaterThan(0.04);
    expect(mean(wave)).toBeLessThan(0.3);
    expect(Math.abs(wave.at(-1) ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(wave[0] ?? 1)).toBeLessThan(0.5);
  });
});

it("sounds otherwise in each world, and the same every time", () => {
  for (const sound of SOUNDS) {
    const waves = WORLDS.map((world) => waveOf(sound, world));
    const apart = (a: Float32Array, b: Float32Array): number =>
      a.reduce((sum, value, nth) => sum + Math.abs(value - (b[nth] ?? 0)), 0) / a.length;
    expect(apart(waves[0]!, waves[1]!)).toBeGreaterThan(0.002);
    expect(apart(waves[1]!, waves[2]!)).toBeGreaterThan(0.002);
    expect(apart(waves[2]!, waveOf(sound, "grail"))).toBe(0);
  }
});
