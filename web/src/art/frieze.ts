/** Three worlds on one horizon, in the tones of the page: domes in the dunes, a keep, stones with those who tend their light. */
import { svg } from "./svg";

const W = 1366;
const H = 190;

const at = (x: number, y: number, drawn: string): string => `<g transform="translate(${x} ${y})">${drawn}</g>`;
const dome = (r: number, tall: number): string =>
  `<path d="M${-r} 0V${-tall}h${2 * r}V0zM${-r * 0.9} ${-tall}C${-r} ${-tall - r * 1.1} ${-r * 0.3} ${-tall - r * 1.3} 0 ${-tall - r * 1.9}C${r * 0.3} ${-tall - r * 1.3} ${r} ${-tall - r * 1.1} ${r * 0.9} ${-tall}z"/><path d="M-1 ${-tall - r * 2.5}h2v${r}h-2z"/>`;
const tower = (w: number, tall: number): string => {
  const teeth = [0, 1, 2].map((nth) => `M${-w + nth * (w * 0.8)} ${-tall}v-9h${w * 0.4}v9z`).join("");
  return `<path d="M${-w} 0V${-tall}h${2 * w}V0z${teeth}"/>`;
};
const stone = (w: number, tall: number): string =>
  `<path d="M${-w} 0L${-w * 0.8} ${-tall * 0.72} ${-w * 0.1} ${-tall} ${w * 0.7} ${-tall * 0.8} ${w} 0z"/>`;
const WALKER = '<path d="M-6 0C-7-14-4-20-3-23a4 4 0 1 1 6 0C4-20 7-14 6 0zM7-1h1.500v-30H7z"/>';

/** Far hills, then things, then near ground. */
export function frieze(): string {
  const far = `<path class="far" d="M0 120C120 70 240 96 352 110S560 60 700 92s250 34 380-10 220-2 286 30V${H}H0z"/>`;
  const city =
    at(150, 150, dome(26, 34)) +
    at(206, 152, dome(14, 62)) +
    at(96, 150, dome(15, 26)) +
    at(258, 154, dome(20, 22)) +
    at(306, 156, dome(9, 40));
  const keep =
    at(640, 140, tower(15, 62)) +
    at(726, 140, tower(15, 62)) +
    at(683, 140, '<path d="M-44 0V-38h88V0z"/>') +
    at(683, 112, tower(19, 58)) +
    '<path d="M683 45V18l26 8-26 9z"/>';
  const stones =
    at(1090, 150, stone(19, 74)) +
    at(1162, 154, stone(30, 118)) +
    at(1238, 152, stone(17, 62)) +
    at(1122, 158, WALKER) +
    at(1206, 160, WALKER) +
    at(1196, 162, WALKER);
  const near = `<path class="near" d="M0 150c160-26 300 6 452 4s230-34 400-14 190 28 300 14 150-12 214-2V${H}H0z"/>`;
  const lamp = '<circle class="glow" cx="1214" cy="132" r="20"/><circle class="lamp" cx="1214" cy="132" r="3"/>';
  return svg(
    W,
    H,
    `${far}<g class="mid">${city}${keep}${stones}</g>${near}${lamp}`,
    'preserveAspectRatio="xMidYMax slice" aria-hidden="true"',
  );
}
