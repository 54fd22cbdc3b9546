/** A face: head and shoulders, lit from above left, in flat planes of three tones. */
import { freshId, mix, n } from "../svg";
import { type Bones, brush, path } from "./brush";
import { shoulders } from "./clothes";
import { features, marks } from "./features";
import { beard, hair } from "./hair";
import { headgear } from "./headgear";
import { type Likeness, likeness } from "./likeness";

/** Hats that cover the hair, hats that lie flat on it, and hair that needs room above. */
const COVERING: ReadonlySet<string> = new Set(["hood", "wimple", "helm", "scarf"]);
const FLAT: ReadonlySet<string> = new Set(["cap", "brim", "turban", "mitre", "feather", "horned"]);
const HIGH: ReadonlySet<string> = new Set(["curls", "wild", "bun", "crest"]);

const headShape = ({ x, top, chin, half, jaw }: Bones): string =>
  `M${n(x - half)} ${n(top + 22)}C${n(x - half)} ${n(top + 6)} ${n(x - half * 0.62)} ${top} ${x} ${top}S${n(x + half)} ${n(top + 6)} ${n(x + half)} ${n(top + 22)}` +
  `C${n(x + half)} ${n(top + 35)} ${n(x + jaw * 1.22)} ${n(chin - 9)} ${n(x + jaw * 0.72)} ${n(chin - 3)}Q${n(x + jaw * 0.4)} ${chin} ${x} ${chin}` +
  `T${n(x - jaw * 0.72)} ${n(chin - 3)}C${n(x - jaw * 1.22)} ${n(chin - 9)} ${n(x - half)} ${n(top + 35)} ${n(x - half)} ${n(top + 22)}z`;

/** The side away from the light. */
const shadeShape = ({ x, top, chin, half, jaw, eye }: Bones): string =>
  `M${n(x + half * 0.3)} ${n(top + 1)}C${n(x + half * 0.8)} ${n(top + 5)} ${n(x + half)} ${n(top + 12)} ${n(x + half)} ${n(top + 22)}C${n(x + half)} ${n(top + 35)} ${n(x + jaw * 1.22)} ${n(chin - 9)} ${n(x + jaw * 0.72)} ${n(chin - 3)}Q${n(x + jaw * 0.4)} ${chin} ${x} ${chin}` +
  `L${n(x + 2)} ${n(chin - 5)}Q${n(x + half * 0.34)} ${n(chin - 10)} ${n(x + half * 0.5)} ${n(eye + 11)}L${n(x + half * 0.66)} ${n(eye + 3)}Q${n(x + half * 0.4)} ${n(eye - 8)} ${n(x + half * 0.42)} ${n(top + 12)}z`;

/** Head and shoulders, on a field of 100 by 100. */
export function face(seed: string, known: Partial<Likeness> = {}): string {
  const look = likeness(seed, known);
  const hand = brush(seed, look);
  const { b } = hand;
  const { x, top, half, eye, chin } = b;
  const [behind, over] = hair(hand);
  const [hatBehind, hatOver] = headgear(hand);
  const covered = COVERING.has(look.head);
  const showsOver = !covered && !(FLAT.has(look.head) && HIGH.has(look.hair));
  const id = freshId("v");
  const ears = covered
    ? ""
    : [-1, 1]
        .map(
          (side) =>
            `<ellipse cx="${n(x + half * side)}" cy="${n(eye + 3)}" rx="3.4" ry="5.4" fill="${side > 0 ? hand.deep : hand.base}"/>`,
        )
        .join("");
  const neck =
    path(`M${n(x - 9)} ${n(chin - 12)}H${n(x + 9)}L${n(x + 12)} 82Q${x} 92 ${n(x - 12)} 82z`, hand.shade) +
    path(
      `M${n(x - 8)} ${n(chin - 4)}Q${x} ${n(chin + 6)} ${n(x + 10)} ${n(chin - 6)}L${n(x + 12)} 82Q${n(x + 6)} 88 ${n(x + 2)} 87Q${n(x + 2)} ${n(chin + 6)} ${n(x - 8)} ${n(chin - 4)}z`,
      hand.deep,
      ' opacity=".7"',
    );
  const light = path(
    `M${n(x - half + 2)} ${n(top + 22)}C${n(x - half + 2)} ${n(top + 10)} ${n(x - half * 0.4)} ${n(top + 4)} ${x} ${n(top + 4)}Q${n(x - half * 0.5)} ${n(top + 12)} ${n(x - half * 0.62)} ${n(eye)}Q${n(x - half * 0.72)} ${n(eye + 14)} ${n(x - half * 0.55)} ${n(chin - 10)}Q${n(x - half + 2)} ${n(eye + 10)} ${n(x - half + 2)} ${n(top + 22)}z`,
    hand.lit,
    ' opacity=".55"',
  );
  const rosy = look.age < 3 && look.skin > "#9";
  const cheek = rosy
    ? [-1, 1]
        .map(
          (side) =>
            `<ellipse cx="${n(x + half * 0.58 * side)}" cy="${n(eye + 10)}" rx="4.6" ry="3" fill="#b8442f" opacity="${side > 0 ? 0.12 : 0.2}"/>`,
        )
        .join("")
    : "";
  return (
    `<svg viewBox="7 2 86 86" data-part="face" class="face" aria-hidden="true"><defs><radialGradient id="${id}" cx=".36" cy=".26" r=".9"><stop offset="0" stop-color="${mix(look.ground, "#fff6e0", 0.4)}"/><stop offset=".55" stop-color="${look.ground}"/><stop offset="1" stop-color="${mix(look.ground, "#1d1612", 0.5)}"/></radialGradient></defs>` +
    `<rect x="-60" y="-10" width="220" height="120" fill="url(#${id})"/>` +
    hatBehind +
    (covered ? "" : behind) +
    neck +
    shoulders(hand) +
    ears +
    path(headShape(b), hand.base) +
    light +
    path(shadeShape(b), hand.shade, ' opacity=".85"') +
    cheek +
    features(hand) +
    (look.mark === "glasses" ? "" : marks(hand)) +
    beard(hand) +
    (showsOver ? over : "") +
    hatOver +
    (look.mark === "glasses" ? marks(hand) : "") +
    `</svg>`
  );
}
