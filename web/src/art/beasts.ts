/** Beasts of the yard and the hedge, each with a silhouette of its own, on a field of 240 by 220. */
import type { Paint } from "./foes";

export type BeastKind = "fox" | "sow" | "boar" | "dogs" | "horses" | "cow";

const BONE = "#cfc6a6";
const shape = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
const lit = (x: number, y: number, eye: string, r = 2.4): string =>
  `<circle cx="${x}" cy="${y}" r="${r * 3}" fill="${eye}" opacity=".25"/><circle cx="${x}" cy="${y}" r="${r}" fill="${eye}"/>`;

/** The barrel of a pig, facing left: sows and boars differ in what they carry. */
const pig = ({ tones }: Paint): string =>
  shape(
    "M198 118C208 148 200 174 190 184L192 208H174L170 188H104L100 208H82L80 184C66 180 58 170 54 160L32 160C26 152 26 142 32 134L48 130C52 110 68 96 88 92C112 80 174 82 198 118z",
    tones[3],
  ) +
  shape("M88 92C112 80 174 82 198 118C160 100 118 98 70 114C74 104 80 96 88 92z", tones[1]) +
  shape("M78 102L54 108 62 134 88 120z", tones[2]) +
  `<ellipse cx="32" cy="147" rx="7" ry="12" fill="${tones[2]}"/><circle cx="31" cy="143" r="1.8" fill="${tones[3]}"/><circle cx="31" cy="151" r="1.8" fill="${tones[3]}"/>`;

const dog = (paint: Paint, x: number, y: number, size: number, turned = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size * turned} ${size})">` +
  shape(
    "M0 104C-8 74 4 50 22 40L17 16 32 28 44 15 48 34 70 46C73 53 66 58 56 57L46 61C52 76 55 92 54 104z",
    paint.tones[3],
  ) +
  shape("M0 104C-8 74 4 50 22 40L17 16 32 28C24 50 10 70 8 104z", paint.tones[2]) +
  lit(47, 40, paint.eye, 2) +
  line("M56 57l3 5M62 56l2 4", BONE, 2) +
  "</g>";

export const BEASTS: Readonly<Record<BeastKind, (paint: Paint) => string>> = {
  fox: ({ tones, eye }) =>
    shape("M98 152C62 154 32 130 26 92C24 78 36 72 44 84C52 110 76 124 104 126z", "#7a4526") +
    shape("M26 92C24 78 36 72 44 84C46 92 49 98 53 104Q38 110 28 103z", BONE) +
    shape(
      "M92 152C92 122 122 110 148 112C158 106 163 97 163 86L158 58 174 74 187 56 192 82C206 90 217 99 228 108C222 117 204 117 192 114C186 130 178 140 173 150L180 206H167L158 164C146 170 130 170 119 165L113 206H100L103 168C96 164 92 158 92 152z",
      tones[3],
    ) +
    shape(
      "M92 152C92 122 122 110 148 112C158 106 163 97 163 86L158 58 174 74 187 56 192 82C182 88 178 106 162 120C138 126 108 128 92 152z",
      "#7a4526",
    ) +
    shape("M192 114C186 130 178 140 173 150C162 138 166 122 178 110z", BONE, 'opacity=".75"') +
    `<circle cx="226" cy="108" r="3.4" fill="#12191a"/>` +
    lit(194, 94, eye) +
    shape("M206 114q-10 18-4 32q11-11 8-31z", BONE) +
    line("M206 116l-2 26", "#8f8a70", 1.4),
  sow: (paint) =>
    line("M198 120q16-3 12-15q-9-5-10 6", paint.tones[3], 4) +
    pig(paint) +
    [112, 126, 140, 154].map((x) => `<circle cx="${x}" cy="190" r="4" fill="#a4776c"/>`).join("") +
    lit(62, 138, paint.eye, 2) +
    [
      [196, 196, 1],
      [222, 204, 0.8],
    ]
      .map(
        ([x, y, size]) =>
          `<g transform="translate(${x} ${y}) scale(${size})">${shape("M-20 12C-24-4-6-12 8-10C18-8 22 0 20 12H14L12 6H-10L-12 12z", paint.tones[2])}${shape("M-20 2l-8 1v6h8z", paint.tones[2])}</g>`,
      )
      .join(""),
  boar: (paint) => {
    const bristles = Array.from(
      { length: 13 },
      (_, at) =>
        `<path d="M${84 + at * 8} ${98 - Math.sin(at / 4) * 12}l${paint.random.range(-6, 2).toFixed(1)} ${(-paint.random.range(12, 24)).toFixed(1)} 7 13z" fill="${paint.tones[3]}"/>`,
    ).join("");
    const furrows = [110, 132, 154].map((x) => line(`M${x} 112q10 28 2 58`, paint.tones[1], 3)).join("");
    return (
      bristles +
      pig(paint) +
      furrows +
      line("M44 158q-12-4-10-20M50 160q-8-6-6-18", BONE, 4) +
      lit(62, 134, paint.eye, 2.6)
    );
  },
  dogs: (paint) => dog(paint, 22, 84, 0.86) + dog(paint, 222, 92, 0.82, -1) + dog(paint, 84, 58, 1.34),
  horses: ({ tones, eye }) => {
    const horse = (body: string, mane: string): string =>
      shape(
        "M58 220C56 158 78 104 118 82L112 58 130 72C152 74 176 102 196 124C200 136 190 146 178 142C162 134 150 130 142 134C148 164 152 192 152 220z",
        body,
      ) +
      shape("M58 220C56 158 78 104 118 82L112 58C84 76 54 120 40 220z", mane) +
      line("M112 66C92 84 78 112 70 150M104 84C88 108 76 140 72 190", BONE, 2) +
      lit(150, 98, eye, 2) +
      `<circle cx="188" cy="132" r="2.4" fill="#12191a"/>`;
    return (
      `<g transform="translate(34 -22) scale(.86)">${horse(tones[2], tones[1])}</g>${horse(tones[3], tones[2])}` +
      shape("M0 220V196q15-14 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0V220z", BONE, 'opacity=".35"') +
      shape("M0 220V206q20-12 40 0t40 0 40 0 40 0 40 0 40 0V220z", tones[1])
    );
  },
  cow: ({ tones, eye }) =>
    shape(
      "M50 104C70 88 176 88 204 104C212 126 210 156 202 176V208H188L182 178H98L94 208H80L78 176C66 168 58 150 56 134L34 142C24 140 20 128 24 120L38 108 26 92 46 98z",
      tones[3],
    ) +
    shape(
      "M96 96C120 90 138 96 136 112S104 132 96 118zM166 106C184 102 196 112 192 130S168 142 164 126z",
      BONE,
      'opacity=".8"',
    ) +
    line("M40 96C32 84 34 74 42 70M50 96C50 84 58 76 66 78", BONE, 5) +
    line("M205 108q16 20 8 54", tones[3], 5) +
    shape("M58 146h16l4 20H54z", "#c79a4e") +
    `<circle cx="66" cy="168" r="3.4" fill="#8a6a2c"/>` +
    lit(40, 118, eye, 2),
};
