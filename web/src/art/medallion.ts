/** A portrait: an emblem in a brass ring. Pellets below are the Character Number, the tint is the board's. */
import { type Charge, CHARGES } from "./charges";
import { freshId, mix } from "./svg";

interface Portrait {
  readonly charge: Charge;
  readonly tint?: string;
  readonly number?: number;
  readonly size?: number;
  readonly cls?: string;
  /** A picture instead of the emblem: a face, as SVG. */
  readonly face?: string | null;
}

export function medallion({
  charge,
  tint = "#8a4b2c",
  number = 1,
  size = 64,
  cls = "",
  face = null,
}: Portrait): string {
  const id = freshId("m");
  const ticks = Array.from(
    { length: 24 },
    (_, at) =>
      `<rect x="49" y="2.5" width="2" height="5" fill="#1b120a" opacity=".55" transform="rotate(${at * 15} 50 50)"/>`,
  );
  const pellets = Array.from(
    { length: number },
    (_, at) =>
      `<circle cx="${50 + (at - (number - 1) / 2) * 11}" cy="92" r="4" fill="#f6e6c2" stroke="#3a270e" stroke-width="1.5"/>`,
  );
  const field = `<circle cx="50" cy="50" r="40" fill="url(#${id})" stroke="#3a270e" stroke-width="3"/>`;
  const emblem = `<g transform="translate(22 21) scale(.56)" fill="#f6e6c2" fill-rule="evenodd" stroke="#1b120a" stroke-opacity=".5" stroke-width="2.5"><path d="${CHARGES[charge]}"/></g>`;
  const likeness = face?.replace("<svg ", '<svg x="10" y="10" width="80" height="80" ');
  const held = likeness
    ? `<clipPath id="${id}c"><circle cx="50" cy="50" r="39"/></clipPath><g clip-path="url(#${id}c)">${likeness}</g><circle cx="50" cy="50" r="40" fill="none" stroke="#3a270e" stroke-width="3"/>`
    : field + emblem;
  return (
    `<svg class="med ${cls}" viewBox="0 0 100 100" width="${size}" height="${size}" aria-hidden="true"><defs><radialGradient id="${id}" cx=".4" cy=".32"><stop offset="0" stop-color="${mix(tint, "#ffffff", 0.35)}"/><stop offset="1" stop-color="${mix(tint, "#08090a", 0.45)}"/></radialGradient></defs>` +
    `<circle cx="50" cy="50" r="48" fill="#c79a4e"/><circle cx="50" cy="50" r="48" fill="none" stroke="#4b3312" stroke-width="2"/>${ticks.join("")}` +
    `${held}${pellets.join("")}</svg>`
  );
}
