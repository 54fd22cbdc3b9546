/** Hair and beards. */
import { mix, n } from "../svg";
import { type Brush, line, path } from "./brush";

/** What lies behind the head, and what lies on it. */
export function hair({ look, b, random, ink }: Brush): readonly [string, string] {
  const { x, top, half, eye, chin } = b;
  const [tone, dark, light] = [look.tress, mix(look.tress, ink, 0.45), mix(look.tress, "#fff2d8", 0.22)];
  const cap = (down: number, part: number): string =>
    path(
      `M${n(x - half - 1.6)} ${n(eye + down)}C${n(x - half - 4)} ${n(top + 4)} ${n(x - half * 0.6)} ${n(top - 6)} ${x} ${n(top - 5.4)}S${n(x + half + 4)} ${n(top + 4)} ${n(x + half + 1.6)} ${n(eye + down)}C${n(x + half - 1)} ${n(eye - 8)} ${n(x + half * 0.7)} ${n(top + 13)} ${n(x + part)} ${n(top + 8)}C${n(x - half * 0.5)} ${n(top + 14)} ${n(x - half + 2)} ${n(eye - 8)} ${n(x - half - 1.6)} ${n(eye + down)}z`,
      tone,
    ) +
    path(
      `M${n(x + part)} ${n(top + 8)}C${n(x + half * 0.7)} ${n(top + 13)} ${n(x + half - 1)} ${n(eye - 8)} ${n(x + half + 1.6)} ${n(eye + down)}C${n(x + half + 4)} ${n(top + 4)} ${n(x + half * 0.7)} ${n(top - 5)} ${n(x + 4)} ${n(top - 5.4)}Q${n(x + half * 0.6)} ${n(top + 2)} ${n(x + part)} ${n(top + 8)}z`,
      dark,
    ) +
    line(
      `M${n(x - half * 0.75)} ${n(top + 8)}Q${n(x - half * 0.4)} ${n(top - 1)} ${n(x - 2)} ${n(top - 2)}`,
      light,
      1.6,
      ' opacity=".8"',
    );
  const fall = (long: number, wide: number): string =>
    path(
      `M${n(x - half - 2)} ${n(top + 14)}C${n(x - half - wide)} ${n(eye + 10)} ${n(x - half - wide + 1)} ${n(chin)} ${n(x - half - wide * 0.4)} ${n(chin + long)}H${n(x + half + wide * 0.4)}C${n(x + half + wide - 1)} ${n(chin)} ${n(x + half + wide)} ${n(eye + 10)} ${n(x + half + 2)} ${n(top + 14)}z`,
      dark,
    ) +
    path(
      `M${n(x - half - 2)} ${n(top + 14)}C${n(x - half - wide)} ${n(eye + 10)} ${n(x - half - wide + 1)} ${n(chin)} ${n(x - half - wide * 0.4)} ${n(chin + long)}H${n(x - half * 0.6)}L${n(x - half * 0.8)} ${n(eye)}z`,
      tone,
    );
  const balls = (round: readonly number[]): string =>
    round
      .map((turn, at) => {
        const a = Math.PI * turn;
        const [cx, cy] = [x - Math.cos(a) * (half + 2), top + 17 - Math.sin(a) * 19];
        return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(6.4 + (at % 3))}" fill="${turn > 0.62 ? dark : at % 2 ? tone : mix(tone, "#fff2d8", 0.08)}"/>`;
      })
      .join("");
  switch (look.hair) {
    case "none":
      return [
        "",
        path(
          `M${n(x - half * 0.6)} ${n(top + 6)}Q${n(x - half * 0.3)} ${n(top + 2.4)} ${n(x + 1)} ${n(top + 2.6)}Q${n(x - half * 0.3)} ${n(top + 5)} ${n(x - half * 0.5)} ${n(top + 10)}z`,
          "#fff6e4",
          ' opacity=".35"',
        ),
      ];
    case "short":
      return ["", cap(0, -5)];
    case "long":
      return [fall(12, 7), cap(4, -4)];
    case "bob":
      return [fall(-8, 5), cap(6, 6)];
    case "bun":
      return [
        `<circle cx="${n(x + 3)}" cy="${n(top - 6)}" r="8.5" fill="${dark}"/><circle cx="${n(x + 1)}" cy="${n(top - 7.5)}" r="6.6" fill="${tone}"/>`,
        cap(-2, -2),
      ];
    case "braids": {
      const braid = (side: number): string =>
        Array.from(
          { length: 6 },
          (_, at) =>
            `<ellipse cx="${n(x + (half + 2 + (at % 2)) * side)}" cy="${n(eye + 8 + at * 7)}" rx="4.2" ry="4.8" fill="${side > 0 || at % 2 ? dark : tone}"/>`,
        ).join("");
      return ["", cap(4, 0) + braid(-1) + braid(1)];
    }
    case "curls":
      return [balls([-0.1, 0, 0.08, 0.92, 1, 1.1]), balls([0.06, 0.18, 0.3, 0.42, 0.54, 0.66, 0.78, 0.92])];
    case "tonsure":
      return [
        "",
        path(
          `M${n(x - half - 1)} ${n(eye + 1)}Q${n(x - half - 3)} ${n(top + 12)} ${n(x - half * 0.7)} ${n(top + 5)}Q${n(x - half * 0.72)} ${n(top + 14)} ${n(x - half + 2)} ${n(eye - 6)}z`,
          tone,
        ) +
          path(
            `M${n(x + half + 1)} ${n(eye + 1)}Q${n(x + half + 3)} ${n(top + 12)} ${n(x + half * 0.7)} ${n(top + 5)}Q${n(x + half * 0.72)} ${n(top + 14)} ${n(x + half - 2)} ${n(eye - 6)}z`,
            dark,
          ),
      ];
    case "wild": {
      const spikes = Array.from({ length: 17 }, (_, at) => {
        const a = Math.PI * (-0.12 + (1.24 * at) / 16);
        const [c, s] = [Math.cos(a), Math.sin(a)];
        const out = random.range(10, 17);
        return path(
          `M${n(x - c * half * 0.8 - s * 5)} ${n(top + 18 - s * 14)}L${n(x - c * (half + out))} ${n(top + 18 - s * (19 + out))}L${n(x - c * half * 0.8 + s * 5)} ${n(top + 18 - s * 14)}z`,
          at > 9 ? dark : tone,
        );
      });
      return [spikes.join(""), cap(0, 3)];
    }
    case "crest":
      return [
        "",
        path(
          `M${n(x - 4)} ${n(top + 8)}C${n(x - 9)} ${n(top - 8)} ${n(x - 2)} ${n(top - 16)} ${n(x + 9)} ${n(top - 12)}C${n(x + 15)} ${n(top - 8)} ${n(x + 13)} ${n(top + 2)} ${n(x + 8)} ${n(top + 8)}Q${n(x + 2)} ${n(top + 3)} ${n(x - 4)} ${n(top + 8)}z`,
          tone,
        ) + line(`M${n(x + 1)} ${n(top + 3)}Q${n(x)} ${n(top - 8)} ${n(x + 7)} ${n(top - 10)}`, light, 1.2),
      ];
  }
}

export function beard({ look, b, random, ink }: Brush): string {
  const { x, chin, jaw, half, eye, mouth } = b;
  const [tone, dark] = [look.tress, mix(look.tress, ink, 0.45)];
  const moustache = path(
    `M${x} ${n(mouth - 3.6)}C${n(x - 4)} ${n(mouth - 5)} ${n(x - 8)} ${n(mouth - 3)} ${n(x - 10.5)} ${n(mouth + 2.4)}C${n(x - 6)} ${n(mouth + 0.6)} ${n(x - 3)} ${n(mouth + 0.4)} ${x} ${n(mouth - 1)}C${n(x + 3)} ${n(mouth + 0.4)} ${n(x + 6)} ${n(mouth + 0.6)} ${n(x + 10.5)} ${n(mouth + 2.4)}C${n(x + 8)} ${n(mouth - 3)} ${n(x + 4)} ${n(mouth - 5)} ${x} ${n(mouth - 3.6)}z`,
    dark,
  );
  const edge = (down: number, wide: number): string =>
    `M${n(x - half + 0.6)} ${n(eye + 6)}C${n(x - half + 1)} ${n(chin - 12)} ${n(x - jaw * 1.3 * wide)} ${n(chin - 6 + down * 0.4)} ${n(x - jaw * 0.7 * wide)} ${n(chin + down * 0.75)}Q${x} ${n(chin + down * 1.25)} ${n(x + jaw * 0.7 * wide)} ${n(chin + down * 0.75)}C${n(x + jaw * 1.3 * wide)} ${n(chin - 6 + down * 0.4)} ${n(x + half - 1)} ${n(chin - 12)} ${n(x + half - 0.6)} ${n(eye + 6)}` +
    `C${n(x + half * 0.74)} ${n(mouth - 3)} ${n(x + 9)} ${n(mouth - 5)} ${x} ${n(mouth - 4)}S${n(x - half * 0.74)} ${n(mouth - 3)} ${n(x - half + 0.6)} ${n(eye + 6)}z`;
  const hole = path(
    `M${n(x - 5)} ${n(mouth - 0.5)}Q${x} ${n(mouth + 4)} ${n(x + 5)} ${n(mouth - 0.5)}Q${x} ${n(mouth - 2)} ${n(x - 5)} ${n(mouth - 0.5)}z`,
    mix(look.skin, "#8a2f2a", 0.55),
  );
  const strands = (down: number): string =>
    Array.from({ length: 12 }, (_, at) => {
      const along = (at - 5.5) / 5.5;
      return line(
        `M${n(x + along * jaw)} ${n(mouth + 5 - Math.abs(along) * 4)}q${n(random.range(-1.5, 1.5))} ${n(down * 0.5 + 2)} ${n(along * -1.5)} ${n(down + 5 - Math.abs(along) * (down * 0.4))}`,
        at > 6 ? dark : mix(tone, "#fff2d8", 0.18),
        1,
        ' opacity=".6"',
      );
    }).join("");
  switch (look.beard) {
    case "none":
      return "";
    case "stubble":
      return path(edge(0, 1), dark, ' opacity=".2"') + path(edge(0, 1), "none");
    case "moustache":
      return moustache;
    case "short":
      return path(edge(3, 1), tone) + hole + strands(1) + moustache;
    case "long":
      return path(edge(19, 0.9), tone) + hole + strands(17) + moustache;
    case "forked":
      return (
        path(edge(9, 0.95), tone) +
        path(
          `M${n(x - 8)} ${n(chin + 5)}L${n(x - 7)} ${n(chin + 20)}L${x} ${n(chin + 8)}L${n(x + 7)} ${n(chin + 20)}L${n(x + 8)} ${n(chin + 5)}z`,
          tone,
        ) +
        hole +
        strands(8) +
        moustache
      );
  }
}
