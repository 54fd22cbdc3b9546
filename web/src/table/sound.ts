/** Small sounds: one at a time, under half a second, never the only sign of anything. What makes them comes when somebody wants them. */
import type { Sound, World } from "./synth";

export type { Sound } from "./synth";

let context: AudioContext | undefined;
let busyUntil = 0;
const made = new Map<string, AudioBuffer>();

export async function play(sound: Sound, world: World): Promise<void> {
  const { RATE, waveOf } = await import("./synth");
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  if (start < busyUntil) return;
  const name = `${world} ${sound}`;
  const buffer = made.get(name) ?? filled(context, waveOf(sound, world), RATE);
  made.set(name, buffer);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  source.start(start);
  busyUntil = start + buffer.duration;
}

function filled(context: AudioContext, wave: Float32Array<ArrayBuffer>, rate: number): AudioBuffer {
  const buffer = context.createBuffer(1, wave.length, rate);
  buffer.copyToChannel(wave, 0);
  return buffer;
}
