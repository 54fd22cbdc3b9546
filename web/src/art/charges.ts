/** What shields, medallions and cards bear: shapes on a field of 100. */
export const CHARGES = {
  tower: "M26 90V50h-6V26h10v8h10v-8h20v8h10v-8h10v24h-6v40zM44 90V72a6 6 0 0 1 12 0v18z",
  sword: "M46 10h8v56h14v8H54v20h-8V74H32v-8h14z",
  key: "M50 12a16 16 0 1 0-5 31v45h22v-9H55v-9h9v-8h-9V43a16 16 0 0 0-5-31zm0 9a7 7 0 1 1 0 14 7 7 0 0 1 0-14z",
  tree: "M46 96V70C24 74 12 60 22 46 14 30 30 16 44 22 54 8 76 16 74 34c14 8 8 32-10 32-4 4-6 4-10 4v26z",
  sun: "M50 30a20 20 0 1 0 .1 0zM46 6h8v16h-8zM46 78h8v16h-8zM6 46h16v8H6zM78 46h16v8H78zM18 23l6-6 11 11-6 6zM65 72l6-6 11 11-6 6zM82 23l-6-6-11 11 6 6zM35 72l-6-6-11 11 6 6z",
  crown: "M18 80L12 32l20 18L50 20l18 30 20-18-6 48z",
  chalice: "M26 16h48c0 24-8 36-19 40v18l15 8v8H30v-8l15-8V56C34 52 26 40 26 16z",
  feather: "M76 10C40 16 24 44 26 72l-8 22 6 2 8-18C60 76 76 50 76 10zM34 68c6-18 18-34 32-44-10 18-20 32-32 44z",
  scales: "M46 12h8v10l28 6-2 7-26-6v50h16v9H30v-9h16V29l-26 6-2-7 28-6zM8 60l14-28 14 28c0 16-28 16-28 0zM64 60l14-28 14 28c0 16-28 16-28 0z",
  candle: "M50 8c10 12 12 20 0 26-12-6-10-14 0-26zM40 38h20v50H40zM26 88h48v8H26z",
  bell: "M50 12a6 6 0 0 1 6 7c14 4 20 18 20 34 0 14 4 20 10 24v6H14v-6c6-4 10-10 10-24 0-16 6-30 20-34a6 6 0 0 1 6-7zM40 88h20a10 8 0 0 1-20 0z",
  stag: "M30 8c0 14 2 22 12 26C36 30 34 22 36 10h5c0 10 2 18 9 22 7-4 9-12 9-22h5c2 12 0 20-6 24 10-4 12-12 12-26h6c2 20-6 32-20 36l14 8-12 8c-2 20-6 34-8 38-2-4-6-18-8-38l-12-8 14-8C30 40 22 28 24 8z",
  ferry: "M10 62h80c-4 18-16 26-28 26H38C26 88 14 80 10 62zM46 8h7v50h-7zM57 12c14 8 22 20 24 38H57z",
  fowl: "M8 44c16 2 24-4 32-14 6-8 18-10 26-4l20 2-16 8c2 24-14 40-36 40l-18 14 4-18C10 66 6 56 8 44zM44 78l-4 14h6l4-14z",
  smith: "M16 26h52l16 12v14H60v10l10 8v12H28V70l12-8V52C24 50 16 42 16 26z",
  raven: "M14 30c14-4 22-14 38-12 18 2 26 18 24 36l14 30-20-8-8 10-10-12C32 78 24 64 28 46zM44 30a4 4 0 1 0 .1 0z",
} as const;

export type Charge = keyof typeof CHARGES;

/** The charges of coats of arms. */
export const HERALDIC: readonly Charge[] = [
  "tower", "sword", "key", "tree", "sun", "crown", "chalice", "feather", "scales", "candle", "bell", "stag",
];
