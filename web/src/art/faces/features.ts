/** Eyes, nose, mouth, and what life has left on a face. */
import { mix, n } from "../svg";
import { type Brush, line, path } from "./brush";
import type { Likeness } from "./likeness";

export function features({ look, b, base, shade, deep, ink }: Brush): string {
  const { x, eye, mouth, apart, half } = b;
  const size = look.age === 0 ? 1.18 : look.eyes === "wide" ? 1.16 : 1;
  const hairless = look.age === 3 ? mix(look.tress, base, 0.1) : mix(look.tress, ink, 0.35);
  const brow = { open: 0, narrow: 1.6, closed: 0, tired: -1.4, patch: 0.8, blind: -0.6, wide: -2 }[look.eyes];
  const oneEye = (side: number): string => {
    const cx = x + apart * side;
    const white = side > 0 ? "#dcd0ba" : "#f4ecdc";
    if (look.eyes === "patch" && side > 0)
      return (
        path(
          `M${n(cx - 6)} ${n(eye - 3)}Q${n(cx)} ${n(eye - 6)} ${n(cx + 6)} ${n(eye - 3)}Q${n(cx + 6)} ${n(eye + 5)} ${n(cx)} ${n(eye + 6)}Q${n(cx - 6)} ${n(eye + 4)} ${n(cx - 6)} ${n(eye - 3)}z`,
          "#1c1512",
        ) + line(`M${n(cx - 5)} ${n(eye - 3)}L${n(x - half)} ${n(eye - 14)}`, "#1c1512", 1.4)
      );
    if (look.eyes === "closed")
      return line(`M${n(cx - 4.4)} ${n(eye)}Q${n(cx)} ${n(eye + 3)} ${n(cx + 4.4)} ${n(eye)}`, ink, 1.5);
    const up = (look.eyes === "narrow" ? 1.5 : look.eyes === "tired" ? 1.8 : 2.7) * size;
    const shape = `M${n(cx - 4.8 * size)} ${n(eye + 0.6)}Q${n(cx)} ${n(eye - up * 1.5)} ${n(cx + 4.8 * size)} ${n(eye + 0.3)}Q${n(cx)} ${n(eye + up)} ${n(cx - 4.8 * size)} ${n(eye + 0.6)}z`;
    const pupil =
      look.eyes === "blind"
        ? path(shape, "#d9dcd6")
        : path(shape, white) +
          `<circle cx="${n(cx + 0.5)}" cy="${n(eye - 0.1)}" r="${n(Math.min(2.15, up) * 0.98)}" fill="#2a1d16"/><circle cx="${n(cx - 0.3)}" cy="${n(eye - 0.9)}" r=".65" fill="#fff8e8"/>`;
    return (
      path(
        `M${n(cx - 6.4)} ${n(eye - 3.4)}Q${n(cx)} ${n(eye - 6)} ${n(cx + 6.4)} ${n(eye - 3)}L${n(cx + 5)} ${n(eye + 1)}H${n(cx - 5)}z`,
        side > 0 ? deep : shade,
        ' opacity=".55"',
      ) +
      pupil +
      line(
        `M${n(cx - 4.9 * size)} ${n(eye + 0.5)}Q${n(cx)} ${n(eye - up * 1.6)} ${n(cx + 4.9 * size)} ${n(eye + 0.2)}`,
        ink,
        1.35,
      ) +
      (look.eyes === "tired" || look.age === 3
        ? line(
            `M${n(cx - 3.6)} ${n(eye + 4)}Q${n(cx)} ${n(eye + 5.6)} ${n(cx + 3.8)} ${n(eye + 3.7)}`,
            side > 0 ? deep : shade,
            1,
          )
        : "")
    );
  };
  const brows = [-1, 1]
    .map((side) =>
      line(
        `M${n(x + (apart - 5.6) * side)} ${n(eye - 6 + brow)}Q${n(x + apart * side)} ${n(eye - 9.4 + brow * 0.3)} ${n(x + (apart + 6) * side)} ${n(eye - 5.8 - brow * 0.3)}`,
        hairless,
        look.age === 0 ? 1.3 : 2.1,
      ),
    )
    .join("");
  const long = look.age === 0 ? 4 : 7.6;
  const nose =
    path(
      `M${n(x + 1)} ${n(eye - 1)}Q${n(x + 3.4)} ${n(eye + long * 0.7)} ${n(x + 4.6)} ${n(eye + long + 2)}Q${n(x + 3)} ${n(eye + long + 4)} ${n(x - 0.6)} ${n(eye + long + 3.4)}Q${n(x + 1.8)} ${n(eye + long)} ${n(x + 1)} ${n(eye - 1)}z`,
      deep,
      ' opacity=".62"',
    ) +
    line(
      `M${n(x - 3.8)} ${n(eye + long + 2)}Q${n(x - 2.6)} ${n(eye + long + 3.8)} ${n(x - 0.2)} ${n(eye + long + 3.4)}`,
      deep,
      1,
    );
  const lip = mix(base, "#8a2f2a", look.age === 3 ? 0.35 : 0.5);
  const lips: Record<Likeness["mouth"], string> = {
    still: `M${n(x - 5.6)} ${mouth}Q${x} ${n(mouth + 1.2)} ${n(x + 5.6)} ${mouth}`,
    smile: `M${n(x - 6.4)} ${n(mouth - 1)}Q${x} ${n(mouth + 4)} ${n(x + 6.4)} ${n(mouth - 1.2)}`,
    grim: `M${n(x - 5.8)} ${n(mouth + 1.4)}Q${x} ${n(mouth - 1.6)} ${n(x + 5.8)} ${n(mouth + 1.6)}`,
    wry: `M${n(x - 5.4)} ${n(mouth + 0.8)}Q${n(x + 2)} ${n(mouth + 2)} ${n(x + 6.4)} ${n(mouth - 2)}`,
    open: `M${n(x - 4.6)} ${mouth}Q${x} ${n(mouth - 1.4)} ${n(x + 4.6)} ${mouth}Q${x} ${n(mouth + 5)} ${n(x - 4.6)} ${mouth}z`,
  };
  const lipsDrawn =
    look.mouth === "open"
      ? path(lips.open, "#4a1a18") + line(lips.open, lip, 1.2)
      : path(
          `M${n(x - 4.6)} ${n(mouth + 0.6)}Q${x} ${n(mouth + 4.2)} ${n(x + 4.6)} ${n(mouth + 0.6)}z`,
          lip,
          ' opacity=".75"',
        ) + line(lips[look.mouth], mix(ink, lip, 0.25), 1.45);
  const lines =
    look.age === 3
      ? line(`M${n(x - 7)} ${n(eye + 9)}Q${n(x - 9.4)} ${n(mouth - 4)} ${n(x - 8)} ${n(mouth + 1)}`, shade, 1.1) +
        line(`M${n(x + 7.4)} ${n(eye + 9)}Q${n(x + 9.6)} ${n(mouth - 4)} ${n(x + 8.2)} ${n(mouth + 1)}`, deep, 1.1) +
        line(`M${n(x - 8)} ${n(eye - 13)}Q${x} ${n(eye - 14.6)} ${n(x + 8)} ${n(eye - 13)}`, shade, 1)
      : "";
  const chin = line(
    `M${n(x - 2.6)} ${n(mouth + 5.4)}Q${x} ${n(mouth + 6.4)} ${n(x + 2.6)} ${n(mouth + 5.4)}`,
    shade,
    1.1,
  );
  return oneEye(-1) + oneEye(1) + brows + nose + lipsDrawn + lines + chin;
}

export function marks({ look, b, base, deep, random }: Brush): string {
  const { x, eye, half, mouth, apart } = b;
  switch (look.mark) {
    case "none":
      return "";
    case "scar":
      return (
        line(`M${n(x - apart - 3)} ${n(eye - 9)}L${n(x - apart + 3)} ${n(eye + 12)}`, mix(base, "#fff0e8", 0.5), 1.5) +
        line(`M${n(x - apart - 2.2)} ${n(eye - 9)}L${n(x - apart + 3.8)} ${n(eye + 12)}`, deep, 0.7)
      );
    case "freckles":
      return Array.from(
        { length: 14 },
        () =>
          `<circle cx="${n(x + random.range(-11, 11))}" cy="${n(eye + random.range(5, 11))}" r=".75" fill="${deep}" opacity=".75"/>`,
      ).join("");
    case "earring":
      return `<circle cx="${n(x - half - 0.6)}" cy="${n(eye + 11)}" r="2.6" fill="none" stroke="#d9a93c" stroke-width="1.4"/>`;
    case "glasses":
      return (
        [-1, 1]
          .map(
            (side) =>
              `<circle cx="${n(x + apart * side)}" cy="${n(eye + 0.5)}" r="6.6" fill="#cfe3ea" fill-opacity=".18" stroke="#3a2c1a" stroke-width="1.3"/>`,
          )
          .join("") +
        line(`M${n(x - apart + 6.4)} ${n(eye)}Q${x} ${n(eye - 2)} ${n(x + apart - 6.4)} ${n(eye)}`, "#3a2c1a", 1.3)
      );
    case "mole":
      return `<circle cx="${n(x + 8)}" cy="${n(mouth - 3)}" r="1.2" fill="#3a2018"/>`;
    case "paint":
      return [-1, 1]
        .map((side) =>
          path(
            `M${n(x + (apart - 4) * side)} ${n(eye + 5)}L${n(x + (apart + 6) * side)} ${n(eye + 4)}L${n(x + (apart + 3) * side)} ${n(eye + 8)}L${n(x + (apart - 3) * side)} ${n(eye + 8)}z`,
            look.trim,
            ' opacity=".85"',
          ),
        )
        .join("");
    case "soot":
      return (
        path(`M${n(x - 14)} ${n(eye + 6)}q5 3 9 1q-2 6-8 6z`, "#1d1a18", ' opacity=".4"') +
        path(`M${n(x + 4)} ${n(eye - 14)}q6-2 9 2q-5 2-9 0z`, "#1d1a18", ' opacity=".35"')
      );
    case "bee":
      return `<g transform="translate(${n(x - half + 5)} ${n(eye + 8)}) rotate(-30)"><ellipse cx="-2" cy="-3" rx="3.4" ry="2" fill="#f4f0e4" opacity=".85"/><ellipse rx="3.6" ry="2.4" fill="#e0ad33"/><path d="M-1-2.4v4.8M1.4-2.2v4.4" stroke="#2a1c0c" stroke-width="1.1"/></g>`;
    case "tear":
      return path(`M${n(x - apart + 2)} ${n(eye + 4)}q3 5 0 7.4q-3-2.4 0-7.4z`, "#9fc4d8");
  }
}
