/** The six attributes: the frame is the pair (lozenge, shield, round), the fill is the side, the charge is the attribute. */
export const ATTRIBUTES = ["aggression", "empathy", "courage", "caution", "practicality", "spirituality"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

const FRAMES = [
  "M12 .8L23.2 12 12 23.2.8 12z",
  "M2.5 2h19v9.5c0 5.5-4 9-9.5 11.5C6.5 20.5 2.5 17 2.5 11.5z",
  "M12 1.2a10.8 10.8 0 1 0 .01 0z",
] as const;

const CHARGES: Readonly<Record<Attribute, string>> = {
  aggression: '<path d="M11 4.5h2V13h2.8v2H13v4.5h-2V15H8.2v-2H11z"/>',
  empathy:
    '<path d="M12 17.5c-3.6-2.7-5-4.4-5-6.4 0-1.7 1.2-2.7 2.6-2.7 1 0 1.9.5 2.4 1.5.5-1 1.4-1.5 2.4-1.5 1.4 0 2.6 1 2.6 2.7 0 2-1.4 3.7-5 6.4z"/>',
  courage: '<path d="M8 5h1.8v14H8zM10.5 5.5H18l-2.2 3L18 11.5h-7.5z"/>',
  caution:
    '<path d="M10 4.5h4v2h-4zM8.5 7.5h7l1 9h-9zm2.2 2l-.5 5h3.600l-.5-5zM7.5 17.5h9V19h-9z" fill-rule="evenodd"/>',
  practicality: '<path d="M7 5.5h8l2 2.5v1.5H7zM10.7 10.5h2.600V19h-2.600z"/>',
  spirituality:
    '<path d="M12 12a2 2 0 1 1 2.5-2M12 12a2 2 0 1 1-3 .8M12 12a2 2 0 1 1 .7 3M12 12c0-3 1-5 4-5.8M12 12c-2.6 1.6-4.8 1.6-7-.5M12 12c2.6 1.4 3.6 3.4 3 6.3" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/>',
};

/** The sign of an attribute. `--at-bg` is the colour behind it, for what is cut out of a solid frame. */
export function attribute(name: Attribute, cls = ""): string {
  const at = ATTRIBUTES.indexOf(name);
  const solid = at % 2 === 0;
  const fill = solid ? 'fill="currentColor"' : 'fill="none" stroke="currentColor" stroke-width="1.9"';
  const charge = solid ? "var(--at-bg,#10171a)" : "currentColor";
  const colour = solid ? charge : "inherit";
  return `<svg class="g at ${cls}" data-g="${name}" viewBox="0 0 24 24" aria-hidden="true"><path d="${FRAMES[at >> 1]}" ${fill}/><g fill="${charge}" style="color:${colour}">${CHARGES[name]}</g></svg>`;
}
