/** The living picture of each world: drawn from the same art as its board. Classes name what moves (see Scene.svelte). */
import { building } from "../art/building";
import { crest, hatchDefs } from "../art/crest";
import { die } from "../art/die";
import { dunes } from "../art/dunes";
import { glassDefs, piece, pieces, type Placed } from "../art/glass";
import { inner, svg } from "../art/svg";
import { vignette } from "../art/vignette";

const W = 440;
const H = 545;
const FIT = 'preserveAspectRatio="xMidYMin slice" aria-hidden="true"';

/** Definitions that pieces and crests of any picture refer to; the page holds them once. */
export const sharedDefs = (): string => glassDefs() + hatchDefs();

const tile = (x: number, y: number, s: number, turned: number, nth: number, placed: readonly Placed[]): string =>
  `<g transform="translate(${x} ${y}) rotate(${turned})"><g class="drift d${nth}">${pieces(placed, s)}</g></g>`;

const set = (x: number, y: number, scale: number, drawn: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;

function sand(): string {
  const sky =
    `<defs><linearGradient id="hs" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6c98a"/><stop offset=".5" stop-color="#f3b573"/><stop offset="1" stop-color="#c9773f"/></linearGradient><radialGradient id="hsun"><stop offset="0" stop-color="#fffbe6"/><stop offset=".3" stop-color="#fff1c2"/><stop offset="1" stop-color="#fff1c2" stop-opacity="0"/></radialGradient></defs><rect width="${W}" height="${H}" fill="url(#hs)"/>` +
    '<circle class="breathe" cx="292" cy="128" r="150" fill="url(#hsun)"/><circle cx="292" cy="128" r="44" fill="#fffbe6"/>';
  const city =
    set(104, 262, 1.9, building("h1", "dome", ["S", "C"])) +
    set(236, 252, 1.7, building("h2", "ziggurat", ["C", "E"])) +
    set(174, 292, 1.8, building("h3", "tower", ["C", "M"])) +
    set(350, 274, 1.7, building("h4", "gate", ["E", "S"])) +
    set(290, 306, 1.6, building("h5", "garden", ["E", "M"]));
  const glass =
    tile(36, 58, 34, -12, 1, [
      [0, 0, "E"],
      [1, 0, "C"],
      [1, 1, "O"],
    ]) +
    tile(150, 36, 30, 9, 2, [
      [0, 0, "C"],
      [0, 1, "C"],
      [0, 2, "E"],
    ]) +
    tile(352, 176, 28, 14, 3, [
      [0, 0, "O"],
      [0, 1, "E"],
      [1, 1, "E"],
    ]) +
    `<g class="drift d2">${piece("S", 124, 140, 36, { disc: true })}</g><g class="drift d1">${piece("M", 376, 40, 38, { disc: true })}</g>`;
  const far = dunes("far", W, H, ["#eab373", "#dd9a5c"], { y0: 0.36, amp: 0.07 });
  const near = dunes("near2", W, H, ["#cf8550", "#a85f3c", "#7d4231"], { y0: 0.57, amp: 0.06 });
  return svg(W, H, sky + far + city + near + glass, FIT);
}

const put = (
  picture: string,
  x: number,
  y: number,
  w: number,
  h: number,
  box: string,
  turned: number,
  cls: string,
): string =>
  `<g transform="rotate(${turned} ${x + w / 2} ${y + h / 2})"><g class="${cls}"><svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${box}">${inner(picture)}</svg></g></g>`;

function blood(): string {
  const damask =
    '<pattern id="dmk" width="56" height="72" patternUnits="userSpaceOnUse"><path d="M28 4c8 10 14 14 14 24S34 44 28 52C22 44 14 38 14 28S20 14 28 4zM28 16c4 6 7 8 7 13s-4 8-7 12c-3-4-7-7-7-12s3-7 7-13zM0 40c8 10 14 14 14 24M56 40c-8 10-14 14-14 24M0 40c4 8 4 14 0 20M56 40c-4 8-4 14 0 20" fill="none" stroke="#e9b77a" stroke-opacity=".17" stroke-width="1.6"/></pattern>';
  const wall = `<defs>${damask}<radialGradient id="hb" cx=".5" cy=".36" r=".8"><stop offset="0" stop-color="#9c2b30"/><stop offset=".6" stop-color="#5f1519"/><stop offset="1" stop-color="#2c0a0c"/></radialGradient><radialGradient id="hbg"><stop offset="0" stop-color="#ffcf7a" stop-opacity=".32"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient></defs><rect width="${W}" height="${H}" fill="url(#hb)"/><rect width="${W}" height="${H}" fill="url(#dmk)"/><ellipse class="flicker" cx="220" cy="170" rx="240" ry="170" fill="url(#hbg)"/>`;
  const crown =
    '<g transform="translate(178 26) scale(.84)"><path d="M6 78L0 22l24 22L50 4l26 40 24-22-6 56z" fill="#d9a94a" stroke="#5b3a0c" stroke-width="2.5"/><path d="M6 78h88v14H6z" fill="#b5822e" stroke="#5b3a0c" stroke-width="2.5"/><circle cx="50" cy="4" r="6" fill="#f2d27e"/><circle cx="0" cy="20" r="5" fill="#f2d27e"/><circle cx="100" cy="20" r="5" fill="#f2d27e"/><circle cx="50" cy="85" r="5" fill="#99202a"/><circle cx="26" cy="85" r="4" fill="#22527f"/><circle cx="74" cy="85" r="4" fill="#22527f"/></g>';
  const ours = crest("hu", { a: "gules", b: "or", division: "chevron", charge: "stag", chargeIn: "argent" });
  const theirs = crest("ht", { a: "azure", b: "argent", division: "pale", charge: "tower", chargeIn: "sable" });
  return svg(
    W,
    H,
    wall +
      crown +
      put(ours, 70, 98, 138, 166, "0 0 100 120", -7, "sway") +
      put(theirs, 232, 98, 138, 166, "0 0 100 120", 7, "sway late") +
      put(die(5, 62), 110, 262, 66, 66, "-4 -4 48 48", -14, "rock") +
      put(die(2, 58), 190, 276, 60, 60, "-4 -4 48 48", 9, "rock late") +
      put(die(6, 66), 264, 260, 68, 68, "-4 -4 48 48", -6, "rock later"),
    FIT,
  );
}

function grail(): string {
  const walkers = (
    [
      [152, 326, 1.15],
      [182, 330, 1],
      [292, 326, 1.1],
    ] as const
  ).map(([x, y, scale]) =>
    set(
      x,
      y,
      scale,
      '<path d="M-11 0C-12-26-8-36-5-42a7 7 0 1 1 10 0C8-36 12-26 11 0z" fill="#050b0b"/><path d="M12-2L16-54" stroke="#050b0b" stroke-width="2.5"/>',
    ),
  );
  const lantern =
    '<defs><radialGradient id="hlan"><stop offset="0" stop-color="#ffdf9a" stop-opacity=".9"/><stop offset="1" stop-color="#ffc65c" stop-opacity="0"/></radialGradient></defs><circle class="flicker" cx="313" cy="276" r="34" fill="url(#hlan)"/><circle cx="313" cy="276" r="4.5" fill="#fff0c8"/>';
  const place = inner(vignette("hall-menhir", { kind: "menhir", palette: "fen", w: W, h: 350, lit: true }));
  const ground = `<path d="M0 318Q110 290 220 312T440 300V${H}H0z" fill="#0e1817"/>`;
  return svg(W, H, place + ground + walkers.join("") + lantern, FIT);
}

/** A world without a picture of its own: a lamp over a table, in the three colours of the house. */
function pages(): string {
  const dusk = `<defs><linearGradient id="hh" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5a3b2c"/><stop offset=".6" stop-color="#3a2620"/><stop offset="1" stop-color="#231715"/></linearGradient><radialGradient id="hlamp"><stop offset="0" stop-color="#ffe9b8" stop-opacity=".95"/><stop offset=".25" stop-color="#f6c473" stop-opacity=".55"/><stop offset="1" stop-color="#f6c473" stop-opacity="0"/></radialGradient></defs><rect width="${W}" height="${H}" fill="url(#hh)"/>`;
  const lamp =
    '<circle class="flicker" cx="220" cy="112" r="170" fill="url(#hlamp)"/><path d="M220 0V66" stroke="#1d1311" stroke-width="4"/><path d="M176 104l18-40h52l18 40z" fill="#1d1311"/><path d="M186 104h68l-6 12h-56z" fill="#fff0c8"/>';
  const table =
    '<ellipse cx="220" cy="262" rx="176" ry="52" fill="#1d1311"/><ellipse cx="220" cy="254" rx="176" ry="52" fill="#7a5238"/><ellipse cx="220" cy="254" rx="158" ry="44" fill="#8d6243"/>';
  const pawns = (
    [
      ["#96212b", 158, 246],
      ["#dfa04a", 224, 236],
      ["#2f6b57", 284, 252],
    ] as const
  ).map(
    ([fill, x, y]) =>
      `<path d="M${x - 13} ${y + 10}q13 7 26 0l-8-30a9 9 0 1 0-10 0z" fill="${fill}" stroke="#1d1311" stroke-width="2"/>`,
  );
  return svg(W, H, dusk + lamp + table + pawns.join(""), FIT);
}

const DRAWN: Readonly<Record<string, () => string>> = { sand, blood, grail, pages };
const done = new Map<string, string>();

/** The picture of a world, drawn once. */
export function scene(world: string): string {
  let found = done.get(world);
  if (found === undefined) done.set(world, (found = (DRAWN[world] ?? pages)()));
  return found;
}

/** A small sign of each game for lists of tables. */
export function thumb(game: string): string {
  if (game === "realm_of_sand") {
    return svg(
      46,
      46,
      `<rect width="46" height="46" fill="#f2bf78"/>${dunes("th", 46, 46, ["#e0a069", "#c07a4c"], { y0: 0.6, amp: 0.14 })}${set(23, 36, 0.62, building("th", "dome", ["S", "C"]))}`,
      'aria-hidden="true"',
    );
  }
  if (game === "sangue_reale")
    return crest("th", { a: "purpure", b: "or", division: "plain", charge: "crown", width: 32 }); // nobody's in particular
  if (game === "tainted_grail") return vignette("th", { kind: "menhir", palette: "fen", w: 46, h: 46, lit: true });
  return pages();
}
