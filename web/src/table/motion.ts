/** How long things take to move, in milliseconds; the longest is half a second. The same figures stand in tokens.css. */
export interface Motion {
  readonly touch: number;
  readonly move: number;
  readonly flip: number;
  readonly roll: number;
  readonly glow: number;
}

export const MOVING: Motion = { touch: 90, move: 240, flip: 320, roll: 480, glow: 1600 };
export const STILL: Motion = { touch: 0, move: 0, flip: 0, roll: 0, glow: 0 };
