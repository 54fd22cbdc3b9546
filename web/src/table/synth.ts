/** Sounds made from nothing: strings, glass, wood, breath, drums, as numbers. Each world has its own; none is longer than a roll of dice. */
export type Sound = "touch" | "turn" | "place" | "gain" | "loss" | "hit" | "reveal" | "page" | "dice";
export type World = "sand" | "blood" | "grail" | "pages";

/** One voice of a sound: so many seconds in, so loud. */
interface Part {
  readonly at: number;
  readonly loud: number;
  readonly wave: Float32Array;
}

export const RATE = 24_000; // a second
export const LONGEST = 0.48;
const FADE = 0.012; // seconds at the end, so that nothing clicks

/** The same noise every time. */
function noise(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const made = (seconds: number, draw: (second: number, nth: number) => number): Float32Array =>
  Float32Array.from({ length: Math.round(seconds * RATE) }, (_, nth) => draw(nth / RATE, nth));

/** A string that is plucked (oud, lute): noise that runs round a loop and grows softer. */
function pluck(pitch: number, seconds: number, { soft = 0.5, held = 0.994 } = {}): Float32Array {
  const loop = Math.max(2, Math.round(RATE / pitch));
  const next = noise(loop * 7919);
  const string = Float32Array.from({ length: loop }, next);
  for (let pass = 0; pass < 2; pass++)
    for (let nth = 1; nth < loop; nth++) string[nth] = (string[nth]! + string[nth - 1]!) / 2;
  return made(seconds, (_, nth) => {
    const here = nth % loop;
    const now = string[here]!;
    string[here] = held * (now * (1 - soft) + string[(here + 1) % loop]! * soft);
    return now * 1.6;
  });
}

/** Something struck that rings: partials that die away one after the other. */
const struck = (
  pitch: number,
  seconds: number,
  partials: readonly (readonly [number, number, number])[],
): Float32Array =>
  made(seconds, (second) =>
    partials.reduce(
      (sum, [times, loud, dies]) =>
        sum + loud * Math.sin(2 * Math.PI * pitch * times * second) * Math.exp(-second / dies),
      0,
    ),
  );

/** Breath, cloth, paper, a pencil: noise between two pitches, swelling and going. */
function rustle(seconds: number, low: number, high: number, rough = 0): Float32Array {
  const next = noise(Math.round(low + high));
  const [up, down] = [1 - Math.exp((-2 * Math.PI * high) / RATE), 1 - Math.exp((-2 * Math.PI * low) / RATE)];
  let [quick, slow] = [0, 0];
  return made(seconds, (second) => {
    quick += up * (next() - quick);
    slow += down * (quick - slow);
    const swell = Math.sin(Math.PI * Math.min(1, second / seconds)) ** 1.5;
    const grain = rough > 0 ? 0.4 + 0.6 * Math.abs(Math.sin(Math.PI * rough * second)) : 1;
    return (quick - slow) * swell * grain * 2.2;
  });
}

/** A flute of bone: a tone with breath in it that leans into its pitch. */
function flute(pitch: number, seconds: number): Float32Array {
  const air = rustle(seconds, pitch, pitch * 4);
  let turn = 0;
  return made(seconds, (second, nth) => {
    turn += (2 * Math.PI * pitch * (1 - 0.02 * Math.exp(-second * 40))) / RATE;
    const swell = Math.min(1, second / 0.04) * Math.min(1, (seconds - second) / 0.09);
    return swell * (0.5 * Math.sin(turn) + 0.12 * Math.sin(2 * turn) + 0.22 * air[nth]!);
  });
}

/** A drum with a cloth over it: a low tone that falls. */
const drum = (pitch: number, seconds: number): Float32Array => {
  let turn = 0;
  const skin = rustle(0.03, 90, 900);
  return made(seconds, (second, nth) => {
    turn += (2 * Math.PI * pitch * (0.55 + 0.45 * Math.exp(-second * 22))) / RATE;
    return 0.95 * Math.sin(turn) * Math.exp(-second * 9) + 0.5 * (skin[nth] ?? 0);
  });
};

const GLASS = [[1, 0.5, 0.16], [2.76, 0.28, 0.08], [5.4, 0.14, 0.04]] as const; // prettier-ignore
const BELL = [[0.5, 0.3, 0.34], [1, 0.45, 0.26], [1.19, 0.16, 0.18], [2, 0.2, 0.12], [2.74, 0.1, 0.07]] as const; // prettier-ignore
const WOOD = [[1, 0.6, 0.025], [2.6, 0.3, 0.012], [4.1, 0.14, 0.008]] as const; // prettier-ignore
const STONE = [[1, 0.7, 0.03], [1.7, 0.35, 0.02], [3.3, 0.12, 0.01]] as const; // prettier-ignore

const part = (at: number, loud: number, wave: Float32Array): Part => ({ at, loud, wave });
const rattle = (knock: (nth: number) => Float32Array): Part[] =>
  [0, 0.055, 0.1, 0.165, 0.22, 0.3, 0.36].map((at, nth) => part(at, 0.5 - nth * 0.055, knock(nth)));

type Set = Readonly<Record<Sound, () => readonly Part[]>>;
const bell = (pitch: number): readonly Part[] => [part(0, 0.5, struck(pitch, 0.39, BELL))];

/** Glass on sandstone, an oud, wind in an awning. */
const SAND: Set = {
  touch: () => [part(0, 0.16, struck(1480, 0.09, GLASS))],
  turn: () => bell(294),
  place: () => [part(0, 0.32, struck(1175, 0.22, GLASS)), part(0, 0.4, struck(210, 0.08, STONE))],
  gain: () => [part(0, 0.45, pluck(220, 0.24)), part(0.13, 0.45, pluck(330, 0.26))],
  loss: () => [part(0, 0.5, drum(96, 0.34))],
  hit: () => [part(0, 0.55, drum(120, 0.26)), part(0, 0.2, struck(640, 0.1, GLASS))],
  reveal: () => [part(0, 0.5, rustle(0.34, 300, 2400)), part(0.12, 0.16, struck(1760, 0.24, GLASS))],
  page: () => [part(0, 0.4, rustle(0.26, 900, 5200, 9))],
  dice: () => rattle((nth) => struck(1250 - nth * 60, 0.05, GLASS)),
};

/** A pencil, a lute, bone dice in a leather tray. */
const BLOOD: Set = {
  touch: () => [part(0, 0.22, struck(520, 0.05, WOOD))],
  turn: () => bell(247),
  place: () => [part(0, 0.5, rustle(0.2, 1400, 6000, 34))],
  gain: () => [part(0, 0.5, pluck(262, 0.24, { soft: 0.42 })), part(0.12, 0.5, pluck(392, 0.27, { soft: 0.42 }))],
  loss: () => [part(0, 0.6, drum(82, 0.36))],
  hit: () => [part(0, 0.6, drum(104, 0.24))],
  reveal: () => [part(0, 0.55, rustle(0.3, 240, 1700)), part(0.2, 0.3, struck(400, 0.09, WOOD))],
  page: () => [part(0, 0.45, rustle(0.26, 800, 4600, 9))],
  dice: () => rattle((nth) => struck(980 - nth * 70, 0.05, WOOD)),
};

/** Cards on slate, a flute of bone, a cloak. */
const GRAIL: Set = {
  touch: () => [part(0, 0.26, struck(330, 0.05, STONE))],
  turn: () => bell(196),
  place: () => [part(0, 0.32, rustle(0.12, 700, 3600)), part(0.05, 0.4, struck(180, 0.09, STONE))],
  gain: () => [part(0, 0.5, flute(440, 0.2)), part(0.16, 0.5, flute(587, 0.24))],
  loss: () => [part(0, 0.65, drum(70, 0.38))],
  hit: () => [part(0, 0.7, drum(88, 0.3)), part(0, 0.3, rustle(0.09, 400, 2600))],
  reveal: () => [part(0, 0.6, rustle(0.38, 180, 1300)), part(0.1, 0.16, flute(294, 0.28))],
  page: () => [part(0, 0.45, rustle(0.28, 700, 4200, 8))],
  dice: () => rattle((nth) => struck(620 - nth * 40, 0.06, STONE)),
};

const SETS: Readonly<Record<World, Set>> = { sand: SAND, blood: BLOOD, grail: GRAIL, pages: BLOOD };

/** A sound as it is in a world: values from -1 to 1, `RATE` of them a second. */
export function waveOf(sound: Sound, world: World): Float32Array<ArrayBuffer> {
  const parts = SETS[world][sound]();
  const seconds = Math.min(LONGEST, Math.max(...parts.map(({ at, wave }) => at + wave.length / RATE)));
  const mixed = new Float32Array(Math.round(seconds * RATE));
  for (const { at, loud, wave } of parts)
    for (let nth = 0, to = Math.round(at * RATE); nth < wave.length && to < mixed.length; nth++, to++)
      mixed[to]! += wave[nth]! * loud;
  const end = Math.round(FADE * RATE);
  return mixed.map((value, nth) => Math.tanh(value) * Math.min(1, (mixed.length - 1 - nth) / end));
}
