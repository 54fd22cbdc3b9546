/** Shoulders and what lies on them. */
import { mix, n } from "../svg";
import { type Brush, line, path } from "./brush";
import type { Likeness } from "./likeness";

export function shoulders({ look, b, random }: Brush): string {
  const { cloth, trim, collar, build } = look;
  const [dark, light] = [mix(cloth, "#0d0b0a", 0.42), mix(cloth, "#fff2d8", 0.16)];
  const wide = 33 + build * 4;
  const body =
    path(
      `M${50 - wide - 6} 102C${50 - wide - 4} 88 ${50 - wide + 8} 82 ${n(b.x - 12)} 78H${n(b.x + 12)}C${50 + wide - 8} 82 ${50 + wide + 4} 88 ${50 + wide + 6} 102z`,
      cloth,
    ) +
    path(
      `M52 80L${n(b.x + 12)} 78C${50 + wide - 8} 82 ${50 + wide + 4} 88 ${50 + wide + 6} 102H58C62 92 58 84 52 80z`,
      dark,
    ) +
    path(
      `M${50 - wide - 6} 102C${50 - wide - 4} 88 ${50 - wide + 8} 82 ${n(b.x - 12)} 78L${n(b.x - 16)} 82C${50 - wide + 14} 86 ${50 - wide + 2} 92 ${50 - wide} 102z`,
      light,
    );
  const drawn: Record<Likeness["collar"], () => string> = {
    tunic: () => path("M38 79L50 92L62 79L58 77L50 85L42 77z", trim) + line("M50 90V102", dark, 1.6),
    robe: () => path("M36 79Q50 90 64 79L66 84Q50 98 34 84z", dark) + line("M35 83Q50 95 65 83", trim, 1.6),
    cloak: () =>
      path("M30 84C36 78 42 76 46 80L52 102H24z", dark) +
      path("M70 84C64 78 58 76 54 80L50 102H78z", mix(cloth, "#0d0b0a", 0.6)) +
      `<circle cx="50" cy="84" r="3.6" fill="${trim}" stroke="#2a1c0c" stroke-width=".8"/>`,
    fur: () =>
      Array.from({ length: 22 }, (_, at) => {
        const along = at / 21;
        const [x, y] = [27 + along * 46, 84 - Math.sin(along * Math.PI) * -7 - (along > 0.5 ? 0 : 0)];
        return line(
          `M${n(x)} ${n(y - 4)}q${n(random.range(-3, 3))} 5 ${n(random.range(-5, 5))} ${n(random.range(8, 13))}`,
          mix(trim, at % 3 ? "#3a2c1e" : "#fff2d8", at % 3 ? 0.45 : 0.25),
          3.4,
        );
      }).join(""),
    mail: () => {
      const rings = Array.from({ length: 26 }, (_, at) => {
        const [x, y] = [30 + (at % 9) * 5 + (Math.floor(at / 9) % 2) * 2.5, 84 + Math.floor(at / 9) * 5];
        return `<circle cx="${n(x)}" cy="${y}" r="2.1" fill="none" stroke="#c3c8c8" stroke-opacity=".55" stroke-width="1"/>`;
      });
      return (
        path("M26 102C28 88 36 80 42 78H58C64 80 72 88 74 102z", "#4d5557") +
        rings.join("") +
        line("M38 79Q50 86 62 79", trim, 2)
      );
    },
    ruff: () =>
      Array.from({ length: 13 }, (_, at) => {
        const turn = Math.PI * (0.06 + (0.88 * at) / 12);
        const [x, y] = [50 - Math.cos(turn) * 25, 76 + Math.sin(turn) * 10];
        return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="4.6" ry="5.8" fill="${at > 7 ? "#c9c0ab" : "#f2ead8"}" stroke="#8d8371" stroke-width=".7"/>`;
      }).join(""),
    apron: () =>
      path("M38 82L34 102H66L62 82L56 92H44z", mix(trim, "#f4ead0", 0.4)) +
      line("M38 82Q42 76 44 76M62 82Q58 76 56 76", mix(trim, "#f4ead0", 0.2), 2.2),
    chain: () =>
      path("M36 79L50 94L64 79L60 77L50 87L40 77z", dark) +
      Array.from({ length: 9 }, (_, at) => {
        const along = at / 8;
        return `<circle cx="${n(30 + along * 40)}" cy="${n(84 + Math.sin(along * Math.PI) * 10)}" r="2" fill="${trim}" stroke="#2a1c0c" stroke-width=".6"/>`;
      }).join("") +
      `<path d="M50 93l5 5-5 5-5-5z" fill="${trim}" stroke="#2a1c0c" stroke-width=".7"/>`,
  };
  return body + drawn[collar]();
}
