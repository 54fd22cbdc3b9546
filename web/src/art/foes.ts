/** Bodies of those one meets, on a field of 240 by 220: beasts, people of the road, and what should not be there. */
import { BEASTS } from "./beasts";
import type { Rng } from "./rng";
import { n } from "./svg";

export type Tones = readonly [string, string, string, string];

export interface Paint {
  readonly random: Rng;
  readonly tones: Tones;
  readonly eye: string;
}

const shape = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
const glow = (x: number, y: number, eye: string, r = 2.4): string =>
  `<circle cx="${x}" cy="${y}" r="${r * 3}" fill="${eye}" opacity=".25"/><circle cx="${x}" cy="${y}" r="${r}" fill="${eye}"/>`;
const BONE = "#cfc6a6";
const IRON = "#9aa39c";

/** A person from the knees up, in a cloak; the right side in shade. */
function cloak({ tones }: Paint, top = 86, wide = 62): string {
  const a = 120 - wide;
  const b = 120 + wide;
  return (
    shape(
      `M${a} 220C${a + 2} 170 ${a + 14} ${top + 42} 98 ${top + 26}Q120 ${top + 8} 142 ${top + 26}C${b - 14} ${top + 42} ${b - 2} 170 ${b} 220z`,
      tones[2],
    ) +
    shape(
      `M120 ${top + 17}Q132 ${top + 18} 142 ${top + 26}C${b - 14} ${top + 42} ${b - 2} 170 ${b} 220H132C140 180 124 140 120 ${top + 40}z`,
      tones[3],
    )
  );
}

const head = ({ tones, eye }: Paint, y = 84): string =>
  shape(
    `M104 ${y}C104 ${y - 26} 136 ${y - 26} 136 ${y}C136 ${y + 18} 128 ${y + 28} 120 ${y + 28}S104 ${y + 18} 104 ${y}z`,
    tones[3],
  ) +
  glow(114, y + 2, eye, 1.8) +
  glow(126, y + 2, eye, 1.8);

const TOOLS: readonly ((paint: Paint) => string)[] = [
  ({ tones }) =>
    line("M176 220L168 60", tones[3], 5) + line("M168 62C166 44 186 38 190 50C192 58 184 62 180 56", IRON, 4),
  ({ tones }) => line("M178 220L170 74", tones[3], 5) + shape("M160 44L186 50 184 92 172 78 164 86z", IRON),
  ({ tones }) =>
    line("M176 220L170 70", tones[3], 6) + shape("M150 52h42v24h-42z", IRON) + shape("M150 52h42v6h-42z", BONE),
  ({ tones }) => line("M182 220L160 40", tones[3], 5) + line("M160 40q8-14 20-10", tones[3], 5),
  () => shape("M166 40l6-22 6 22v96h-12z", IRON) + shape("M152 132h40v8h-40zM168 140h8v26h-8z", "#6b5230"),
];

const HATS: readonly ((paint: Paint) => string)[] = [
  ({ tones }) =>
    shape("M76 76Q120 60 164 76Q152 84 120 84T76 76z", tones[3]) + shape("M100 74C102 44 138 44 140 74z", tones[2]),
  ({ tones }) => shape("M96 100C92 54 120 40 122 40S148 54 144 100Q136 62 120 62T96 100z", tones[2]),
  ({ tones }) => shape("M102 74Q104 54 120 54T138 74Q130 66 120 66T102 74z", tones[2]),
];

function person(paint: Paint): string {
  const { random } = paint;
  const hand = shape("M164 132q10-8 16 2t-4 16l-14 2z", paint.tones[3]);
  return cloak(paint) + head(paint) + random.pick(HATS)(paint) + random.pick(TOOLS)(paint) + hand;
}

function knight(paint: Paint): string {
  const { tones, eye } = paint;
  const plates =
    shape("M62 134Q76 108 98 116L96 150 66 164zM178 134Q164 108 142 116L144 150 174 164z", IRON) +
    shape("M142 116L144 150 174 164 178 134Q164 108 142 116z", "#6d7671");
  const helm =
    shape("M98 104V70Q98 46 120 44T142 70V104L120 116z", IRON) +
    shape("M120 44Q142 48 142 70V104L120 116z", "#6d7671") +
    shape("M100 76h40v8h-40z", "#0d1415") +
    line("M120 84v28", "#0d1415", 2.5) +
    line("M120 44C128 22 148 24 150 36", "#7a2a2a", 7);
  return (
    cloak(paint, 92, 70) +
    plates +
    helm +
    glow(111, 80, eye, 1.8) +
    glow(129, 80, eye, 1.8) +
    shape("M112 132h16v88h-16z", "#7a2a2a", 'opacity=".8"') +
    TOOLS[4]!(paint) +
    shape("M164 138q12-6 18 4t-6 14z", tones[3])
  );
}

/** Several, one behind the other, with what they caught up. */
function crowd(paint: Paint): string {
  const { random, tones, eye } = paint;
  const one = (x: number, y: number, size: number, front: boolean): string => {
    const r = 13 * size;
    const fill = front ? tones[3] : tones[2];
    const stick =
      random() < 0.6
        ? line(`M${n(x + r * 1.6)} 220L${n(x + r * 1.3)} ${n(y - r * 3)}`, tones[3], 3.5) +
          line(
            `M${n(x + r * 0.9)} ${n(y - r * 3.4)}v${n(-r)}M${n(x + r * 1.3)} ${n(y - r * 3)}v${n(-r * 1.4)}M${n(x + r * 1.7)} ${n(y - r * 3.4)}v${n(-r)}M${n(x + r * 0.9)} ${n(y - r * 3.3)}h${n(r * 0.8)}`,
            IRON,
            2.5,
          )
        : "";
    return (
      stick +
      shape(`M${n(x - r * 2)} 220Q${n(x - r * 2)} ${n(y + r)} ${n(x)} ${n(y + r * 0.7)}T${n(x + r * 2)} 220z`, fill) +
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>` +
      glow(n(x - r * 0.35), n(y), eye, 1.5) +
      glow(n(x + r * 0.35), n(y), eye, 1.5)
    );
  };
  const back = [50, 92, 148, 190].map((x) => one(x, random.range(92, 112), 0.95, false)).join("");
  return back + [70, 120, 172].map((x) => one(x, random.range(124, 140), 1.25, true)).join("");
}

function stag({ tones, eye }: Paint): string {
  const horns = line(
    "M148 74C140 56 128 52 122 34M140 60C130 60 122 58 116 48M132 48C132 40 136 34 138 26M162 74C172 56 184 52 188 32M170 60C180 60 188 56 194 46M180 48C180 40 176 32 174 24",
    tones[3],
    4.5,
  );
  const body = shape(
    "M34 126C44 104 84 104 112 108C132 100 140 88 146 74L168 72L182 92L176 104L160 104C156 122 152 134 142 142L146 216H136L128 152C108 156 84 154 66 148L62 216H52L46 150C36 148 32 138 34 126z",
    tones[3],
  );
  return (
    horns +
    body +
    shape("M40 122C56 108 90 110 112 112C100 118 60 118 40 122z", tones[1]) +
    shape("M70 148L76 216H68L60 150zM120 150L124 216H116L110 152z", tones[2]) +
    glow(164, 84, eye, 2.6) +
    shape("M146 76L136 66L150 68zM168 72L176 60L172 76z", tones[3])
  );
}

function horned({ tones, eye }: Paint): string {
  const horns =
    shape("M70 78C40 76 20 56 26 26C34 50 54 56 82 58zM170 78C200 76 220 56 214 26C206 50 186 56 158 58z", BONE) +
    shape("M170 78C200 76 220 56 214 26C210 54 190 66 164 68z", "#8f8a70");
  const skull =
    shape("M74 66Q120 40 166 66L156 118L142 168Q120 182 98 168L84 118z", tones[3]) +
    shape("M74 66Q120 40 166 66Q120 58 74 66z", tones[1]);
  const hump = shape("M20 220C24 150 60 90 120 84S216 150 220 220z", tones[2]);
  const nose =
    shape("M104 156a6 5 0 1 0 .1 0zM136 156a6 5 0 1 0 .1 0z", "#0a0f10") + line("M108 172Q120 186 132 172", IRON, 4);
  return (
    hump +
    horns +
    skull +
    nose +
    glow(98, 102, eye, 3.4) +
    glow(142, 102, eye, 3.4) +
    shape("M84 196Q60 190 40 206Q66 200 84 196zM156 196Q180 190 200 206Q174 200 156 196z", "#e8ecd0", 'opacity=".3"')
  );
}

function bear({ tones, eye, random }: Paint): string {
  const body = shape(
    "M46 220C44 160 60 112 84 96C78 80 88 68 100 74Q120 66 140 74C152 68 162 80 156 96C180 112 196 160 194 220z",
    tones[3],
  );
  const fur = Array.from({ length: 16 }, (_, at) =>
    shape(
      `M${60 + at * 8} ${n(104 + Math.abs(at - 7.5) * 4)}l${n(random.range(-5, 5))} ${n(random.range(-14, -8))} 6 10z`,
      tones[3],
    ),
  ).join("");
  const face =
    shape("M104 112Q120 100 136 112L130 134Q120 142 110 134z", tones[1]) +
    shape("M113 116h14l-7 9z", "#0a0f10") +
    shape("M110 136l4 8 4-7 4 7 4-7 3 6 3-8z", BONE);
  const claws = [78, 86, 94, 146, 154, 162].map((x) => shape(`M${x} 176q4 12 0 20q-4-8-4-18z`, BONE)).join("");
  const bell =
    line("M104 150Q120 160 136 150", "#6b5230", 4) +
    shape("M112 158h16l4 14h-24z", "#c79a4e") +
    `<circle cx="120" cy="175" r="3.500" fill="#8a6420"/>`;
  return body + fur + face + glow(108, 102, eye, 2.4) + glow(132, 102, eye, 2.4) + claws + bell;
}

function low({ tones, eye }: Paint): string {
  const body = shape(
    "M26 196C22 150 60 120 110 122C134 108 160 106 176 120L218 152L214 168L184 174C180 188 178 192 180 200H160L152 186C130 192 104 192 84 186L78 202H56L54 190C40 192 30 198 26 196z",
    tones[3],
  );
  const stripes =
    shape("M126 128C150 112 168 116 178 124L210 150C190 146 156 140 126 128z", BONE) +
    shape("M134 122C154 112 166 116 174 124L204 148C184 140 158 134 134 122z", tones[3]) +
    shape("M206 150l12 2-3 10-9-2z", "#0a0f10");
  return (
    body +
    stripes +
    shape("M36 166C50 138 86 128 114 132C88 140 60 150 36 166z", tones[1]) +
    glow(174, 138, eye, 2.4) +
    shape("M176 170l4 8 5-9 4 7 4-8z", BONE)
  );
}

/** A cloud of small dark things that looks back. */
function swarm({ random, tones, eye }: Paint): string {
  const flies = Array.from({ length: 90 }, () => {
    const angle = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * 1;
    const [x, y] = [120 + Math.cos(angle) * far * 84, 116 + Math.sin(angle) * far * 74];
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(random.range(2.5, 5.5))}" ry="${n(random.range(1.8, 3))}" fill="${random() < 0.3 ? tones[2] : tones[3]}" transform="rotate(${n(random() * 180)} ${n(x)} ${n(y)})"/>`;
  });
  return (
    `<ellipse cx="120" cy="116" rx="62" ry="54" fill="${tones[3]}" opacity=".8"/>` +
    flies.join("") +
    glow(100, 108, eye, 4) +
    glow(140, 108, eye, 4)
  );
}

function serpent({ tones, eye }: Paint): string {
  const coil = (d: string, wide: number): string => line(d, tones[3], wide) + line(d, tones[2], wide * 0.55);
  const jaw = `<circle cx="120" cy="86" r="38" fill="${tones[3]}"/><circle cx="120" cy="86" r="28" fill="#3a1216"/><circle cx="120" cy="86" r="12" fill="#0a0506"/>`;
  const teeth = Array.from(
    { length: 14 },
    (_, at) => `<path d="M117 59l3 12 3-12z" fill="${BONE}" transform="rotate(${n(at * 25.7)} 120 86)"/>`,
  ).join("");
  return (
    coil("M30 220C20 170 70 160 90 190S150 220 176 186", 30) +
    coil("M214 220C222 160 170 140 150 170S96 190 100 130", 34) +
    jaw +
    teeth +
    glow(92, 52, eye, 3) +
    glow(148, 52, eye, 3)
  );
}

function bird({ tones, eye }: Paint): string {
  const wings = shape(
    "M116 112C92 70 50 56 10 66C26 74 30 82 30 90C44 88 50 96 52 104C66 102 72 110 76 118C90 116 104 124 112 136zM124 112C148 70 190 56 230 66C214 74 210 82 210 90C196 88 190 96 188 104C174 102 168 110 164 118C150 116 136 124 128 136z",
    tones[3],
  );
  const body =
    shape("M104 104C104 84 112 74 120 74S136 84 136 104C140 130 134 160 120 184C106 160 100 130 104 104z", tones[2]) +
    shape("M120 74C128 74 136 84 136 104C140 130 134 160 120 184z", tones[3]);
  return (
    wings +
    body +
    shape("M112 98L120 120L128 98z", BONE) +
    line("M110 176l-8 22M130 176l8 22", BONE, 3) +
    glow(111, 92, eye, 2.4) +
    glow(129, 92, eye, 2.4)
  );
}

function thorns({ random, tones, eye }: Paint): string {
  const vines = Array.from({ length: 16 }, (_, at) => {
    const x = 30 + at * 12;
    const [a, b, c] = [random.range(-40, 40), random.range(-60, 60), random.range(60, 110)];
    const thorn = Array.from({ length: 3 }, () =>
      shape(
        `M${n(x + random.range(-20, 20))} ${n(random.range(90, 190))}l${n(random.range(-12, 12))} -10 4 12z`,
        tones[3],
      ),
    ).join("");
    return (
      line(
        `M${x} 224C${n(x + a)} 180 ${n(x + b)} 150 ${n(120 + (x - 120) * 0.7 + a / 2)} ${n(c)}`,
        at % 3 ? tones[3] : tones[2],
        random.range(4, 9),
      ) + thorn
    );
  });
  return (
    `<ellipse cx="120" cy="168" rx="92" ry="70" fill="${tones[3]}" opacity=".7"/>` +
    vines.join("") +
    glow(102, 130, eye, 3.2) +
    glow(138, 134, eye, 3.2)
  );
}

/** A coat that stands with nobody in it. */
function coat({ tones, eye }: Paint): string {
  const back = shape("M84 74Q120 54 156 74L196 150L178 160L160 124L168 220H72L80 124L62 160L44 150z", tones[2]);
  const right = shape("M120 62Q140 62 156 74L196 150L178 160L160 124L168 220H124z", tones[3]);
  const collar =
    shape("M92 72Q120 88 148 72L140 62Q120 50 100 62z", "#070b0c") +
    shape("M92 72L104 60L116 94zM148 72L136 60L124 94z", tones[1]);
  const buttons = [112, 136, 160, 184].map((y) => `<circle cx="118" cy="${y}" r="3" fill="#c79a4e"/>`).join("");
  return (
    back +
    right +
    collar +
    buttons +
    line("M122 92V218", "#0a0f10", 2) +
    glow(112, 66, eye, 1.8) +
    glow(128, 66, eye, 1.8)
  );
}

function hare({ tones, eye }: Paint): string {
  const shadows = shape("M110 206L20 176L44 158L60 176zM130 206L222 170L196 154L178 174z", "#0a0f10", 'opacity=".55"');
  const ears =
    shape(
      "M104 96C88 60 88 24 98 14C110 30 114 66 116 92zM136 96C152 60 152 24 142 14C130 30 126 66 124 92z",
      tones[3],
    ) +
    shape(
      "M105 80C98 56 98 36 100 28C106 42 110 62 111 82zM135 80C142 56 142 36 140 28C134 42 130 62 129 82z",
      tones[1],
    );
  const body = shape(
    "M96 108C96 92 108 86 120 86S144 92 144 108C144 122 136 130 132 132C156 146 162 180 156 210H84C78 180 84 146 108 132C104 130 96 122 96 108z",
    tones[3],
  );
  return (
    shadows +
    ears +
    body +
    shape("M116 116h8l-4 5z", BONE) +
    shape("M104 186q16-14 32 0v24h-32z", tones[2]) +
    glow(108, 104, eye, 3) +
    glow(132, 104, eye, 3)
  );
}

function door({ tones, eye }: Paint): string {
  const frame = shape("M72 214V44H168V214H156V56H84V214z", tones[3]) + shape("M66 36h108v10H66z", tones[3]);
  const light =
    shape("M84 56h72v158h-72z", "#2a1d0a") +
    shape("M84 56h22v158H84z", eye, 'opacity=".85"') +
    shape("M60 220L84 214h22l28 6z", eye, 'opacity=".35"');
  const leaf =
    shape("M106 56L156 66V206L106 214z", tones[2]) +
    line("M116 74L146 78V126L116 128zM116 142L146 140V192L116 198z", tones[3], 2.5);
  return light + leaf + frame + `<circle cx="113" cy="138" r="4" fill="#c79a4e"/>`;
}

function barn({ tones, eye }: Paint): string {
  const walls =
    shape("M40 214V112L120 48L200 112V214z", tones[2]) +
    shape("M120 48L200 112V214H120z", tones[3]) +
    shape("M28 120L120 40L212 120L202 130L120 60L38 130z", "#0d1415");
  const planks = line("M60 112V214M80 96V214M100 82V214M160 82V214M180 98V214", "#0d1415", 1.5);
  const mouth =
    shape("M92 214V160Q120 144 148 160V214z", "#050809") +
    shape("M94 214l6-14 8 14 8-16 8 16 8-16 8 16 6-14v14z", BONE, 'opacity=".75"');
  return (
    walls +
    planks +
    mouth +
    shape("M80 116h18v18H80zM142 116h18v18h-18z", eye) +
    glow(89, 125, eye, 7) +
    glow(151, 125, eye, 7)
  );
}

function child({ tones, eye }: Paint): string {
  const shade =
    shape("M60 220C50 130 70 40 120 24C170 40 190 130 180 220z", "#0a0f10", 'opacity=".45"') +
    glow(104, 78, eye, 3) +
    glow(136, 78, eye, 3);
  const dress =
    shape("M92 220L104 160Q120 150 136 160L148 220z", tones[2]) +
    shape("M120 154Q130 154 136 160L148 220H122z", tones[3]);
  const face =
    `<circle cx="120" cy="142" r="18" fill="#b8ae90"/>` +
    shape("M100 144C98 116 142 116 140 144C136 130 128 130 120 130S104 130 100 144z", tones[3]) +
    shape("M111 142h6v3h-6zM123 142h6v3h-6z", "#12191a");
  return shade + dress + face + line("M104 172l-12 22M136 172l12 22", tones[3], 6);
}

function vessel({ tones, eye }: Paint): string {
  const body =
    shape("M62 104H178L162 208H78z", tones[2]) +
    shape("M120 104H178L162 208H120z", tones[3]) +
    line("M66 130H174M72 176H168", "#6b5230", 5);
  const water = `<ellipse cx="120" cy="104" rx="58" ry="15" fill="#0d1415"/><ellipse cx="120" cy="102" rx="50" ry="11" fill="#1d3a40"/>`;
  const brow = shape("M86 100C86 60 154 60 154 100Q120 92 86 100z", tones[3]);
  return (
    line("M64 104C66 30 174 30 176 104", tones[3], 5) +
    body +
    water +
    brow +
    glow(106, 88, eye, 3.2) +
    glow(134, 88, eye, 3.2) +
    `<ellipse cx="120" cy="214" rx="80" ry="8" fill="#1d3a40" opacity=".8"/>`
  );
}

function shoes({ random, tones, eye }: Paint): string {
  const one = (x: number, y: number, size: number): string => {
    const g = `translate(${n(x)} ${n(y)}) scale(${n(size)}) rotate(${n(random.range(-8, 8))})`;
    return `<g transform="${g}">${shape("M0 0C-2 -20 2 -34 6 -40H22C22 -28 24 -20 34 -16C48 -10 54 -6 54 0z", tones[3])}${shape("M6 -40H22C22 -36 22 -32 23 -30H5z", tones[1])}${shape("M0 0h54v5H0z", "#0a0f10")}${line("M20 -26l10 4M18 -20l12 6", BONE, 1.5)}</g>`;
  };
  const rows = [
    [34, 116, 0.7],
    [84, 110, 0.75],
    [136, 114, 0.7],
    [182, 118, 0.65],
    [22, 158, 1],
    [86, 152, 1.1],
    [154, 158, 1],
    [50, 206, 1.4],
    [132, 208, 1.5],
  ] as const;
  return rows.map(([x, y, size]) => one(x, y, size)).join("") + glow(102, 62, eye, 2) + glow(138, 62, eye, 2);
}

/** A face that somebody left off drawing. */
function visage({ tones, eye }: Paint): string {
  const half =
    shape("M120 28C70 28 56 70 58 112C60 156 88 198 120 198z", BONE) +
    shape("M120 28C90 40 84 80 86 112C88 150 102 184 120 198z", "#8f8a70", 'opacity=".5"');
  const rest = `<path d="M120 28C170 28 184 70 182 112C180 156 152 198 120 198" stroke="${BONE}" stroke-width="3" stroke-dasharray="6 8" fill="none"/>`;
  return (
    shape("M30 220C40 190 70 180 120 180S200 190 210 220z", tones[3]) +
    half +
    rest +
    shape("M74 102Q90 90 106 104Q90 114 74 102z", "#12191a") +
    glow(91, 103, eye, 3) +
    line("M92 158Q108 150 120 156", "#12191a", 3.5) +
    line("M112 112L104 138H118", "#6d684f", 2.5)
  );
}

/** One at a table with a book and a candle. */
function clerk(paint: Paint): string {
  const { tones, eye } = paint;
  const table = shape("M20 184H220V220H20z", tones[3]) + shape("M20 184H220V190H20z", tones[1]);
  const book = shape("M78 184Q100 166 120 178Q140 166 162 184z", "#d8cfae") + line("M120 178V184", "#6b5230", 2);
  const candle =
    `<circle cx="186" cy="146" r="34" fill="${eye}" opacity=".2"/>` +
    shape("M181 156h10v28h-10z", "#d8cfae") +
    shape("M186 138c6 8 6 12 0 16-6-4-6-8 0-16z", eye);
  return (
    cloak(paint, 84, 56) +
    head(paint, 82) +
    HATS[2]!(paint) +
    table +
    book +
    candle +
    line("M150 168L166 128", BONE, 2.5)
  );
}

/** One who speaks to many: arms raised. */
function preacher(paint: Paint): string {
  const { tones } = paint;
  const arms =
    line("M96 126C70 120 56 90 50 60M144 126C170 120 184 90 190 60", tones[3], 17) +
    `<circle cx="49" cy="54" r="8" fill="${BONE}"/><circle cx="191" cy="54" r="8" fill="${BONE}"/>`;
  const sign = line("M104 142v30M113 142v30M122 142v30M131 142v30M98 168L138 146", "#e8e4d2", 2.5);
  return arms + cloak(paint, 88, 54) + head(paint, 84) + HATS[1]!(paint) + sign;
}

export const FOES = {
  ...BEASTS,
  person,
  knight,
  crowd,
  stag,
  horned,
  bear,
  low,
  swarm,
  serpent,
  bird,
  thorns,
  coat,
  hare,
  door,
  barn,
  child,
  vessel,
  shoes,
  visage,
  clerk,
  preacher,
} as const;

export type FoeKind = keyof typeof FOES;
export const FOE_KINDS = Object.keys(FOES) as FoeKind[];
