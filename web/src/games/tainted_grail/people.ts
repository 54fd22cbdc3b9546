/** The emblem and the tint of a Character: of the shipped world by name, of any other by its seed. */
import { type Charge, CHARGES } from "../../art/charges";
import { rng } from "../../art/rng";

const EMBLEMS: Readonly<Record<string, Charge>> = {
  ailei: "hive",
  arev: "scales",
  beor: "hooks",
  verme: "well",
  ferrywoman: "ferry",
  fowler: "fowl",
  smith: "smith",
};
const TINTS: Readonly<Record<string, string>> = {
  green: "#4b6a3a",
  grey: "#6a6e74",
  brown: "#8a4b2c",
  blue: "#47617d",
};

export const emblem = (character: string): Charge => {
  const known = EMBLEMS[character];
  return known ?? rng(`character:${character}`).pick(Object.keys(CHARGES) as Charge[]);
};

export const tint = (board: string): string => TINTS[board] ?? "#6b5a3c";
