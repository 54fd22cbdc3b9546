/** Coats of arms by the rule of tincture, every tincture with its Petra Sancta hatching. */
import { type Charge, CHARGES, HERALDIC } from "./charges";
import { rng } from "./rng";
import { freshId } from "./svg";

export const COLOURS = ["gules", "azure", "vert", "sable", "purpure"] as const;
export const METALS = ["argent", "or"] as const;
export type Tincture = (typeof COLOURS)[number] | (typeof METALS)[number];

export const SHIELD = "M4 4H96V58C96 88 74 106 50 116 26 106 4 88 4 58z";

export const DIVISIONS = {
  plain: "",
  pale: "M50 0H100V120H50z",
  fess: "M0 52H100V120H0z",
  bend: "M0 0L100 120H0z",
  chevron: "M50 44L104 104V74L50 14-4 74V104z",
  pall: "M0 0L50 54 100 0H100V22L60 66V120H40V66L0 22z",
  cross: "M40 0H60V42H100V62H60V120H40V62H0V42H40z",
  chief: "M0 0H100V34H0z",
  quarter: "M50 0H100V56H0V120H50z",
} as const;
export type Division = keyof typeof DIVISIONS;

const LINES: Readonly<Record<(typeof COLOURS)[number], string>> = {
  gules: "M2 0V6",
  azure: "M0 2H6",
  vert: "M-1-1L5 5M-1 3L1 5M3-1L5 1",
  sable: "M2 0V6M0 2H6",
  purpure: "M-1 5L5-1M-1 1L1-1M3 5L5 3",
};

/** Patterns that crests and maps refer to (`url(#h-gules)`); put once into a page, in an SVG that is not hidden. */
export const hatchDefs = (): string =>
  COLOURS.map(
    (name) =>
      `<pattern id="h-${name}" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="4" height="4" fill="var(--${name})"/><path d="${LINES[name]}" stroke="#fff" stroke-opacity=".26" stroke-width=".8" fill="none"/></pattern>`,
  ).join("") +
  '<pattern id="h-or" width="5" height="5" patternUnits="userSpaceOnUse"><rect width="5" height="5" fill="var(--or)"/><circle cx="1.5" cy="1.5" r=".7" fill="#4a2c05" opacity=".5"/><circle cx="4" cy="4" r=".7" fill="#4a2c05" opacity=".5"/></pattern>' +
  '<pattern id="h-argent" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="4" height="4" fill="var(--argent)"/></pattern>' +
  `<clipPath id="shield"><path d="${SHIELD}"/></clipPath>`;

export interface Arms {
  readonly a?: Tincture;
  readonly b?: Tincture;
  readonly division?: Division;
  readonly charge?: Charge;
  /** The tincture of the charge; left out, the charge is counterchanged: metal on colour, colour on metal. */
  readonly chargeIn?: Tincture;
  readonly width?: number;
  readonly cls?: string;
}

export function crest(seed: string, arms: Arms = {}): string {
  const random = rng(seed);
  const a = arms.a ?? random.pick(COLOURS);
  const b = arms.b ?? random.pick(METALS);
  const division = arms.division ?? random.pick(Object.keys(DIVISIONS) as Division[]);
  const charge = CHARGES[arms.charge ?? random.pick(HERALDIC)];
  const { width = 100, cls = "" } = arms;
  const field = DIVISIONS[division];
  const changes = arms.chargeIn === undefined && field !== "";
  const clip = freshId("c");
  const at = `translate(20 ${division === "chief" ? 40 : 24}) scale(.6)`;
  const drawn = (tincture: Tincture, clipped: string): string =>
    `<g${clipped}><path d="${charge}" transform="${at}" fill="var(--${tincture})" fill-rule="evenodd" stroke="#1c1010" stroke-opacity=".55" stroke-width="2"/></g>`;
  return (
    `<svg class="crest ${cls}" viewBox="0 0 100 120" width="${width}" height="${width * 1.2}" aria-hidden="true"><g clip-path="url(#shield)"><rect width="100" height="120" fill="url(#h-${a})"/>` +
    (field ? `<path d="${field}" fill="url(#h-${b})"/>` : "") +
    drawn(arms.chargeIn ?? b, "") +
    (changes ? `${drawn(a, ` clip-path="url(#${clip})"`)}<clipPath id="${clip}"><path d="${field}"/></clipPath>` : "") +
    `<path d="M4 4H50V116C26 106 4 88 4 58z" fill="#fff" opacity=".1"/></g><path d="${SHIELD}" fill="none" stroke="#1c1010" stroke-width="5"/><path d="${SHIELD}" fill="none" stroke="#e9cf8e" stroke-width="1.6"/></svg>`
  );
}
