/** Hats, hoods and crowns: what of them lies behind the head, and what on it. */
import { mix, n } from "../svg";
import { type Brush, line, path } from "./brush";

export function headgear({ look, b, random }: Brush): readonly [string, string] {
  const { x, top, half, eye, chin } = b;
  const { cloth, trim } = look;
  const [dark, light] = [mix(cloth, "#0d0b0a", 0.5), mix(cloth, "#fff2d8", 0.16)];
  const hood = (tone: string, deep: string): readonly [string, string] => [
    path(
      `M${n(x - half - 12)} ${n(chin + 14)}C${n(x - half - 15)} ${n(eye)} ${n(x - half - 6)} ${n(top - 12)} ${x} ${n(top - 13)}S${n(x + half + 15)} ${n(eye)} ${n(x + half + 12)} ${n(chin + 14)}z`,
      deep,
    ),
    path(
      `M${n(x - half - 12)} ${n(chin + 14)}C${n(x - half - 15)} ${n(eye)} ${n(x - half - 6)} ${n(top - 12)} ${x} ${n(top - 13)}C${n(x - half * 0.6)} ${n(top - 2)} ${n(x - half - 2)} ${n(eye - 10)} ${n(x - half + 1)} ${n(eye + 8)}Q${n(x - half + 1)} ${n(chin - 4)} ${n(x - 8)} ${n(chin + 10)}z`,
      tone,
    ) +
      path(
        `M${n(x + half + 12)} ${n(chin + 14)}C${n(x + half + 15)} ${n(eye)} ${n(x + half + 6)} ${n(top - 12)} ${x} ${n(top - 13)}C${n(x + half * 0.6)} ${n(top - 2)} ${n(x + half + 2)} ${n(eye - 10)} ${n(x + half - 1)} ${n(eye + 8)}Q${n(x + half - 1)} ${n(chin - 4)} ${n(x + 8)} ${n(chin + 10)}z`,
        deep,
      ) +
      line(
        `M${x} ${n(top - 12)}C${n(x - half * 0.6)} ${n(top - 1)} ${n(x - half - 1)} ${n(eye - 10)} ${n(x - half + 2)} ${n(eye + 8)}`,
        mix(tone, "#fff2d8", 0.3),
        1.1,
      ),
  ];
  switch (look.head) {
    case "bare":
      return ["", ""];
    case "hood":
      return hood(cloth, dark);
    case "wimple": {
      const linen = "#ece4d2";
      const [back, front] = hood(linen, "#b9ad95");
      return [
        back,
        front +
          path(
            `M${n(x - half + 1)} ${n(top + 14)}Q${x} ${n(top + 5)} ${n(x + half - 1)} ${n(top + 14)}Q${x} ${n(top + 9)} ${n(x - half + 1)} ${n(top + 14)}z`,
            linen,
          ),
      ];
    }
    case "cap":
      return [
        "",
        path(
          `M${n(x - half - 4)} ${n(top + 14)}C${n(x - half - 4)} ${n(top - 8)} ${n(x + half + 4)} ${n(top - 8)} ${n(x + half + 4)} ${n(top + 14)}Q${x} ${n(top + 4)} ${n(x - half - 4)} ${n(top + 14)}z`,
          cloth,
        ) +
          path(
            `M${n(x + 3)} ${n(top - 2.6)}C${n(x + half)} ${n(top - 3)} ${n(x + half + 4)} ${n(top + 4)} ${n(x + half + 4)} ${n(top + 14)}Q${n(x + half * 0.6)} ${n(top + 9)} ${n(x + 6)} ${n(top + 9)}z`,
            dark,
          ) +
          line(`M${n(x - half - 3)} ${n(top + 14)}Q${x} ${n(top + 5)} ${n(x + half + 3)} ${n(top + 14)}`, trim, 2.6),
      ];
    case "helm":
      return [
        "",
        path(
          `M${n(x - half - 3)} ${n(eye + 2)}C${n(x - half - 5)} ${n(top - 10)} ${n(x + half + 5)} ${n(top - 10)} ${n(x + half + 3)} ${n(eye + 2)}L${n(x + half - 1)} ${n(eye - 6)}Q${x} ${n(top + 10)} ${n(x - half + 1)} ${n(eye - 6)}z`,
          "#8f979a",
        ) +
          path(
            `M${n(x + 2)} ${n(top - 3)}C${n(x + half)} ${n(top - 4)} ${n(x + half + 5)} ${n(top + 8)} ${n(x + half + 3)} ${n(eye + 2)}L${n(x + half - 1)} ${n(eye - 6)}Q${n(x + half * 0.6)} ${n(top + 13)} ${n(x + 2)} ${n(top + 12)}z`,
            "#565d61",
          ) +
          path(`M${n(x - 2.6)} ${n(top + 8)}H${n(x + 2.6)}L${n(x + 2)} ${n(eye + 8)}H${n(x - 2)}z`, "#757d80") +
          line(`M${n(x - half + 1)} ${n(eye - 6)}Q${x} ${n(top + 10)} ${n(x + half - 1)} ${n(eye - 6)}`, trim, 1.8),
      ];
    case "crown": {
      const teeth = [-1, -0.5, 0, 0.5, 1].map(
        (at) =>
          `L${n(x + at * (half + 1) - 3)} ${n(top + 4)}L${n(x + at * (half + 1))} ${n(top - 9 - (at === 0 ? 3 : 0))}L${n(x + at * (half + 1) + 3)} ${n(top + 4)}`,
      );
      return [
        "",
        path(
          `M${n(x - half - 3)} ${n(top + 12)}${teeth.join("")}L${n(x + half + 3)} ${n(top + 12)}Q${x} ${n(top + 6)} ${n(x - half - 3)} ${n(top + 12)}z`,
          "#d9a93c",
          ' stroke="#5c3d0e" stroke-width=".9" stroke-linejoin="round"',
        ) +
          [-0.5, 0, 0.5]
            .map(
              (at) =>
                `<circle cx="${n(x + at * half)}" cy="${n(top + 5.6 - (1 - Math.abs(at)) * 1.4)}" r="1.9" fill="${at === 0 ? "#a3262e" : "#2f5fa0"}" stroke="#5c3d0e" stroke-width=".6"/>`,
            )
            .join(""),
      ];
    }
    case "circlet":
      return [
        "",
        line(`M${n(x - half - 1)} ${n(top + 16)}Q${x} ${n(top + 6)} ${n(x + half + 1)} ${n(top + 16)}`, trim, 2.4) +
          `<circle cx="${x}" cy="${n(top + 11)}" r="2.6" fill="#2f6f64" stroke="${trim}" stroke-width="1"/>`,
      ];
    case "brim":
      return [
        "",
        path(
          `M${n(x - half - 15)} ${n(top + 14)}Q${x} ${n(top + 2)} ${n(x + half + 15)} ${n(top + 14)}Q${x} ${n(top + 20)} ${n(x - half - 15)} ${n(top + 14)}z`,
          dark,
        ) +
          path(
            `M${n(x - half + 1)} ${n(top + 11)}C${n(x - half + 2)} ${n(top - 12)} ${n(x + half - 2)} ${n(top - 12)} ${n(x + half - 1)} ${n(top + 11)}Q${x} ${n(top + 6)} ${n(x - half + 1)} ${n(top + 11)}z`,
            cloth,
          ) +
          line(`M${n(x - half + 1)} ${n(top + 9)}Q${x} ${n(top + 4)} ${n(x + half - 1)} ${n(top + 9)}`, trim, 2.6),
      ];
    case "scarf":
      return [
        path(
          `M${n(x + half - 2)} ${n(eye + 8)}Q${n(x + half + 12)} ${n(chin)} ${n(x + half + 6)} ${n(chin + 14)}L${n(x + half - 4)} ${n(chin)}z`,
          dark,
        ),
        path(
          `M${n(x - half - 3)} ${n(eye + 2)}C${n(x - half - 6)} ${n(top - 8)} ${n(x + half + 6)} ${n(top - 8)} ${n(x + half + 3)} ${n(eye + 2)}Q${n(x + half * 0.7)} ${n(top + 10)} ${x} ${n(top + 9)}T${n(x - half - 3)} ${n(eye + 2)}z`,
          cloth,
        ) +
          path(
            `M${n(x + 2)} ${n(top - 4.6)}C${n(x + half)} ${n(top - 4)} ${n(x + half + 5)} ${n(top + 8)} ${n(x + half + 3)} ${n(eye + 2)}Q${n(x + half * 0.8)} ${n(top + 12)} ${n(x + 6)} ${n(top + 9.5)}z`,
            dark,
          ) +
          [0.2, 0.5]
            .map((at) =>
              line(
                `M${n(x - half - 1)} ${n(eye - 6 - at * 10)}Q${n(x - half * 0.3)} ${n(top + 2 - at * 4)} ${n(x + half * 0.7)} ${n(top + 4 - at * 6)}`,
                light,
                1.1,
              ),
            )
            .join(""),
      ];
    case "feather":
      return [
        "",
        path(
          `M${n(x - half - 7)} ${n(top + 13)}Q${x} ${n(top - 2)} ${n(x + half + 8)} ${n(top + 8)}Q${n(x + half)} ${n(top - 9)} ${n(x - 4)} ${n(top - 9)}T${n(x - half - 7)} ${n(top + 13)}z`,
          cloth,
        ) +
          path(
            `M${n(x + 4)} ${n(top + 4)}Q${n(x + half)} ${n(top + 3)} ${n(x + half + 8)} ${n(top + 8)}Q${n(x + half)} ${n(top - 9)} ${n(x + 2)} ${n(top - 9)}z`,
            dark,
          ) +
          path(
            `M${n(x + half - 3)} ${n(top + 3)}C${n(x + half + 8)} ${n(top - 4)} ${n(x + half + 12)} ${n(top - 14)} ${n(x + half + 8)} ${n(top - 18)}C${n(x + half)} ${n(top - 14)} ${n(x + half - 5)} ${n(top - 6)} ${n(x + half - 3)} ${n(top + 3)}z`,
            trim,
          ),
      ];
    case "mitre":
      return [
        "",
        path(
          `M${n(x - half - 1)} ${n(top + 12)}C${n(x - half - 3)} ${n(top - 4)} ${n(x - 8)} ${n(top - 14)} ${x} ${n(top - 19)}C${n(x + 8)} ${n(top - 14)} ${n(x + half + 3)} ${n(top - 4)} ${n(x + half + 1)} ${n(top + 12)}Q${x} ${n(top + 6)} ${n(x - half - 1)} ${n(top + 12)}z`,
          "#ece2c8",
        ) +
          path(
            `M${x} ${n(top - 19)}C${n(x + 8)} ${n(top - 14)} ${n(x + half + 3)} ${n(top - 4)} ${n(x + half + 1)} ${n(top + 12)}Q${n(x + 10)} ${n(top + 8)} ${x} ${n(top + 8)}z`,
            "#c2b594",
          ) +
          line(
            `M${x} ${n(top - 16)}V${n(top + 7)}M${n(x - half)} ${n(top + 9)}Q${x} ${n(top + 4)} ${n(x + half)} ${n(top + 9)}`,
            trim,
            2.4,
          ),
      ];
    case "turban":
      return [
        "",
        [0, 1, 2, 3]
          .map((at) =>
            path(
              `M${n(x - half - 5 + at * 2)} ${n(top + 14 - at * 5)}Q${n(x - 4)} ${n(top - 4 - at * 4)} ${n(x + half + 5 - at)} ${n(top + 11 - at * 5)}Q${n(x + half + 4 - at)} ${n(top + 3 - at * 5)} ${n(x + 2)} ${n(top - 5 - at * 3)}T${n(x - half - 5 + at * 2)} ${n(top + 14 - at * 5)}z`,
              at % 2 ? light : mix(cloth, "#0d0b0a", 0.1 + at * 0.04),
            ),
          )
          .join("") + `<circle cx="${x}" cy="${n(top - 1)}" r="3" fill="${trim}" stroke="#2a1c0c" stroke-width=".7"/>`,
      ];
    case "horned":
      return [
        [-1, 1]
          .map((side) =>
            path(
              `M${n(x + half * 0.7 * side)} ${n(top + 8)}C${n(x + (half + 14) * side)} ${n(top + 6)} ${n(x + (half + 18) * side)} ${n(top - 10)} ${n(x + (half + 8) * side)} ${n(top - 20)}C${n(x + (half + 9) * side)} ${n(top - 8)} ${n(x + (half + 4) * side)} ${n(top - 2)} ${n(x + half * 0.5 * side)} ${n(top - 2)}z`,
              side > 0 ? "#8f8a70" : "#cfc6a6",
            ),
          )
          .join(""),
        path(
          `M${n(x - half - 2)} ${n(top + 15)}C${n(x - half - 3)} ${n(top - 8)} ${n(x + half + 3)} ${n(top - 8)} ${n(x + half + 2)} ${n(top + 15)}Q${x} ${n(top + 6)} ${n(x - half - 2)} ${n(top + 15)}z`,
          dark,
        ) +
          Array.from({ length: 7 }, (_, at) =>
            line(`M${n(x - half + at * (half / 3))} ${n(top + 11)}q${n(random.range(-1, 1))} 3 0 5`, trim, 1.2),
          ).join(""),
      ];
  }
}
