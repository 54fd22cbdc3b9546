/** What a window has room for, in words for the styles (`data-room`); measured in letters, so large text counts as little room. */

/** The least that everything side by side wants, in letters. */
const SIDE_BY_SIDE = 72;
const SLIM = 45;
const LOW = 32;

/**
 * `wide`: all side by side. `small`: one's own board first, the rest in short. `tall` or `flat`: how a small window stands.
 * `low`: the ask stands beside the board. `narrow`: the ask's words above its answers. `stacked`: where six dice want that too.
 * `mini`: cards as pattern and price. `cramped`: the page scrolls, the ask stays in sight.
 */
export function roomWords(width: number, height: number): string[] {
  const flat = width >= height * 1.15;
  if (flat && width >= SIDE_BY_SIDE && height >= LOW) return ["wide"];
  const low = flat && height < LOW;
  const narrow = low || width < SLIM;
  return [
    "small",
    flat ? "flat" : "tall",
    ...(low ? ["low"] : []),
    ...(narrow ? ["narrow"] : []),
    ...(narrow || !flat ? ["stacked"] : []),
    ...(low || !flat ? ["mini"] : []),
    ...(!flat && height < LOW ? ["cramped"] : []),
  ];
}
