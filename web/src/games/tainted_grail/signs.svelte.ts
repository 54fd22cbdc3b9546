/** Whether the sheet that says what the signs mean lies open; any sign of a Character's board opens it. */
export const signs = $state({ open: false });

export function explain(): void {
  signs.open = true;
}
