/** The tinctures of the seats, in their order; each goes with a shape or a kind of line. */
const COLOURS = ["var(--gules)", "var(--azure)", "var(--vert)", "var(--purpure)"] as const;

export const seatColour = (seat: number): string => COLOURS[seat % COLOURS.length] ?? COLOURS[0];
