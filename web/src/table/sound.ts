/** Small sounds, made on the spot: one at a time, under half a second, never the only sign of anything. */
export type Sound = "touch" | "turn" | "place" | "gain" | "loss" | "reveal" | "dice";

interface Note {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly long: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

const note = (
  at: number,
  from: number,
  to: number,
  long: number,
  loud: number,
  shape: OscillatorType = "sine",
): Note => ({
  at,
  from,
  to,
  long,
  loud,
  shape,
});

/** Each world has its own pitch: glass is high, wood in the middle, stone low. */
const PITCH: Readonly<Record<string, number>> = { realm_of_sand: 1.25, sangue_reale: 1, tainted_grail: 0.8 };

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  touch: [note(0, 620, 560, 0.05, 0.05, "triangle")],
  turn: [note(0, 220, 218, 0.38, 0.16), note(0, 441, 438, 0.3, 0.05)],
  place: [note(0, 340, 180, 0.09, 0.16, "triangle"), note(0.02, 900, 700, 0.04, 0.05)],
  gain: [note(0, 392, 392, 0.14, 0.09, "triangle"), note(0.12, 587, 587, 0.22, 0.09, "triangle")],
  loss: [note(0, 120, 70, 0.28, 0.2)],
  reveal: [note(0, 260, 520, 0.26, 0.06, "triangle")],
  dice: [0, 0.07, 0.13, 0.2, 0.28, 0.35].map((at, nth) => note(at, 500 - nth * 40, 240, 0.04, 0.1, "square")),
};

let context: AudioContext | undefined;
let busyUntil = 0;

export function play(kind: Sound, game: string): void {
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  if (start < busyUntil) return;
  const pitch = PITCH[game] ?? 1;
  for (const one of NOTES[kind]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = one.shape;
    tone.frequency.setValueAtTime(one.from * pitch, start + one.at);
    tone.frequency.exponentialRampToValueAtTime(one.to * pitch, start + one.at + one.long);
    volume.gain.setValueAtTime(one.loud, start + one.at);
    volume.gain.exponentialRampToValueAtTime(0.001, start + one.at + one.long);
    tone.connect(volume).connect(context.destination);
    tone.start(start + one.at);
    tone.stop(start + one.at + one.long + 0.02);
    busyUntil = Math.max(busyUntil, start + one.at + one.long);
  }
}
