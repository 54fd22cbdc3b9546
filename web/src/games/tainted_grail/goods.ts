/** Everything that is counted on a Character's board, with its sign. */
import type { GlyphName } from "../../art/glyphs";

export const TRACKS = ["energy", "health", "terror"] as const;
export const RESOURCES = ["food", "wealth", "rep", "magic", "exp"] as const;
export const GOODS: Readonly<Record<string, GlyphName>> = {
  energy: "energy",
  health: "health",
  terror: "terror",
  food: "food",
  wealth: "wealth",
  rep: "rep",
  magic: "magic",
  exp: "exp",
};
export const SEALS: Readonly<Record<string, GlyphName>> = {
  menhir: "menhir",
  dreams: "dreams",
  inhospitable: "hostile",
  hospitable: "haven",
};
