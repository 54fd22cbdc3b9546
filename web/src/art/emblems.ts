/** What the cards of Characters bear besides the charges of arms: deeds, tools, gestures, on a field of 100. */
export const EMBLEMS = {
  fist: "M22 46c0-8 4-12 10-12 1-6 6-9 11-7 2-5 10-6 13-1 4-3 11-2 12 4 7-1 11 4 11 10v22c0 14-10 24-24 24H46C32 86 22 76 22 62zM34 52h34v6H34z",
  hand: "M30 52V24a6 6 0 0 1 12 0v20h2V14a6 6 0 0 1 12 0v30h2V20a6 6 0 0 1 12 0v32l6-8c4-5 12-1 9 6L70 82c-4 8-10 12-20 12H48C36 94 30 84 30 72z",
  boot: "M34 8h28v42c8 8 24 10 26 22v8H30c-4-28 6-38 4-72zM30 84h58v8H30z",
  needle: "M22 92L76 18c4-5 12 1 8 7L30 94zM8 30c14-2 26 8 22 22-4 12-12 16-6 26l-6 4c-10-14 2-20 5-31 3-9-5-15-15-14z",
  comb: "M50 8l16 9v18l-16 9-16-9V17zM32 42l16 9v18l-16 9-16-9V51zM68 42l16 9v18l-16 9-16-9V51z",
  bucket: "M20 36h60l-8 54H28zM24 30C26 6 74 6 76 30h-7C66 16 34 16 31 30z",
  mask: "M50 8c22 0 32 16 32 38 0 26-14 46-32 46S18 72 18 46C18 24 28 8 50 8zM30 44c4-8 14-8 17 1-5 6-13 6-17-1zM53 45c3-9 13-9 17-1-4 7-12 7-17 1zM40 70h20v6H40z",
  bee: "M50 32c10 0 16 9 16 25S60 92 50 92s-16-19-16-35 6-25 16-25zM35 52v6h30v-6zM35 66v6h30v-6zM46 30C38 8 8 8 8 26c0 14 20 20 32 12zM54 30c8-22 38-22 38-4 0 14-20 20-32 12z",
  flame:
    "M52 6c4 20 26 30 26 54 0 20-12 34-28 34S22 80 22 62c0-14 8-20 12-32 6 6 8 10 8 16 8-10 12-22 10-40zM50 84c8 0 12-6 12-12 0-10-8-12-10-22-6 8-14 12-14 22 0 6 4 12 12 12z",
  coin: "M50 10a40 40 0 1 0 .1 0zM50 18a32 32 0 1 1-.1 0zM50 26a24 24 0 1 0 .1 0zM50 36l4 10 11 1-8 7 3 11-10-6-10 6 3-11-8-7 11-1z",
  book: "M50 24C40 14 24 12 8 14v64c16-2 32 0 42 10 10-10 26-12 42-10V14c-16-2-32 0-42 10zM46 34v42c-8-6-20-8-30-7V22c12-1 23 3 30 12zM54 34c7-9 18-13 30-12v47c-10-1-22 1-30 7z",
  hammer: "M16 14h52l16 14v14H60v8l4 44H46l4-44v-8H16z",
  nail: "M28 10h44v13H57l-3 53-4 18-4-18-3-53H28z",
  hook: "M42 6h16v12h-3v36c14 1 23 10 23 21 0 12-11 19-26 19S26 87 26 74h11c0 6 5 9 14 9s15-3 15-9c0-5-5-9-15-9h-6V18h-3z",
  shield:
    "M50 8c14 8 24 10 36 10 0 34-8 60-36 76C22 78 14 52 14 18c12 0 22-2 36-10zM47 22c-7 4-14 6-22 7 1 20 6 38 22 50z",
  stone: "M14 84c-4-20 4-40 16-48 8-14 30-20 42-8 16 8 20 34 14 56zM36 42c-6 6-9 14-10 22l7 1c1-7 3-13 8-18z",
  knot: "M50 6c24 0 43 15 43 35 0 21-21 31-43 31-17 0-31-6-31-18 0-10 11-16 31-16h22v8H50c-14 0-22 2-22 8 0 7 10 9 22 9 16 0 34-6 34-22 0-15-14-26-34-26S16 26 16 46c0 18 14 32 34 40l-3 8C22 84 8 68 8 46 8 22 26 6 50 6z",
  drop: "M50 6c14 22 28 36 28 56a28 28 0 0 1-56 0C22 42 36 28 50 6zM34 62c0 10 6 16 14 17l1-7c-5-1-8-5-8-10z",
  claw: "M22 8c14 26 14 56-2 84 24-26 26-58 14-86zM44 6c14 28 14 60-2 88 24-28 28-62 16-90zM68 8c14 26 14 54-2 82 22-26 26-56 14-84z",
  echo: "M16 42a9 9 0 1 0 .1 0zM32 30c11 12 11 30 0 42l6 5c14-15 14-37 0-52zM48 18c18 18 18 48 0 66l6 5c22-22 22-54 0-76zM64 6c26 26 26 64 0 90l7 4c28-29 28-69 0-98z",
  lantern:
    "M42 4h16v9H42zM34 16h32l7 13H27zM31 33h38v47H31zM26 84h48v11H26zM50 40c9 11 10 17 10 23a10 10 0 0 1-20 0c0-6 1-12 10-23z",
  eye: "M4 50c20-32 72-32 92 0-20 32-72 32-92 0zM50 30a20 20 0 1 1-.1 0zM50 40a10 10 0 1 0 .1 0z",
  ear: "M50 6c20 0 33 14 33 32 0 22-21 26-23 42-2 10-8 16-17 16-10 0-17-8-17-18h11c0 5 2 8 6 8s6-3 7-8c3-20 21-21 21-39 0-12-8-22-21-22S28 27 28 39c0 4 1 7 2 10l-10 4c-2-5-3-9-3-14C17 20 31 6 50 6zM50 28c8 0 13 6 13 12 0 8-7 11-9 19h-9c1-12 7-13 7-18 0-2-1-4-3-4-3 0-4 3-4 6h-9c0-9 6-15 14-15z",
  bubble:
    "M14 14h72a7 7 0 0 1 7 7v42a7 7 0 0 1-7 7H52L30 92V70H14a7 7 0 0 1-7-7V21a7 7 0 0 1 7-7zM24 32v8h52v-8zM24 48v8h34v-8z",
  chair: "M24 6h11v44h38v44H62V74H35v20H24zM35 58v8h27v-8z",
  seal: "M50 6l9 11 14-4 4 14 14 4-4 14 11 9-11 9 4 14-14 4-4 14-14-4-9 11-9-11-14 4-4-14-14-4 4-14-11-9 11-9-4-14 14-4 4-14 14 4zM50 32a22 22 0 1 0 .1 0zM50 40l4 9 10 1-7 6 2 10-9-5-9 5 2-10-7-6 10-1z",
  door: "M22 94V36C22 18 34 6 50 6s28 12 28 30v58zM33 86h34V38c0-12-6-20-17-20s-17 8-17 20zM59 54a4 4 0 1 0 .1 0z",
  hat: "M29 60C28 28 32 16 50 16s22 12 21 44c13 1 23 5 23 12 0 8-21 14-44 14S6 80 6 72c0-7 10-11 23-12zM31 50v8h38v-8z",
  heart: "M50 90C22 68 8 54 8 36c0-14 10-24 23-24 8 0 15 4 19 12 4-8 11-12 19-12 13 0 23 10 23 24 0 18-14 32-42 54z",
  dog: "M20 8l22 18h16L80 8l6 44-11 11-6 26H31l-6-26-11-11zM37 42a6 6 0 1 0 .1 0zM63 42a6 6 0 1 0 .1 0zM41 66h18l-9 11z",
  chain:
    "M36 6a19 19 0 0 1 19 19v15H44V25a8 8 0 0 0-16 0v24a8 8 0 0 0 8 8h2v11h-2a19 19 0 0 1-19-19V25A19 19 0 0 1 36 6zM64 32a19 19 0 0 1 19 19v24a19 19 0 0 1-38 0V60h11v15a8 8 0 0 0 16 0V51a8 8 0 0 0-8-8h-2V32z",
  well: "M14 54h72v40H14zM22 8h56v9H22zM29 17h7v37h-7zM64 17h7v37h-7zM47 17h6v14h-6zM41 31h18l-3 16H44zM22 66h24v5H22zM54 66h24v5H54zM34 80h32v5H34z",
  teeth: "M10 28c26-14 54-14 80 0v14l-8 24-9-18-8 24-8-20-7 26-7-26-8 20-8-24-9 18-8-24z",
  loaf: "M12 60c0-20 19-34 38-34s38 14 38 34c0 13-4 22-11 24H23c-7-2-11-11-11-24zM32 40l11 17-7 4-11-17zM51 35l11 17-7 4-11-17z",
  stairs: "M10 92V74h21V56h21V38h21V18h17v74z",
  smoke:
    "M30 92c-15-4-17-23-2-28-11-12 2-29 15-25 0-16 23-22 31-8 15-4 25 13 14 23 13 6 9 25-6 25-2 11-17 15-25 8-8 8-21 8-27 5zM44 60c4 7 13 7 17 0l6 4c-7 10-22 10-29 0z",
  pot: "M18 34h64v10H18zM22 48h56c4 26-6 44-28 44S18 74 22 48zM40 6c8 8-6 12 2 22h-6c-10-10 6-14-2-22zM60 6c8 8-6 12 2 22h-6c-10-10 6-14-2-22z",
  wedge: "M12 26h76L56 94H44zM22 6h56v14H22z",
  moon: "M64 8C36 10 18 30 18 52c0 24 20 42 44 42 10 0 18-3 24-8-26 0-44-16-44-38 0-18 8-32 22-40z",
} as const;

export type Emblem = keyof typeof EMBLEMS;

/** What a word in a card's name calls up. */
const CALLED: readonly (readonly [RegExp, Emblem])[] = [
  [/smoke|puff|bank|mist|fog|breath/, "smoke"],
  [/fist|anger|fury|butt|strike|slap|blow/, "fist"],
  [/finger|hand|nod|pat_|softly/, "hand"],
  [/step|paces|trip|crawl|forward|climb|walk/, "boot"],
  [/needle|pin|thread|twine|points/, "needle"],
  [/comb|hive|honey|wax/, "comb"],
  [/bucket|pail|tip_it/, "bucket"],
  [/veil|face|smile|laugh|nameless|straight/, "mask"],
  [/bee|swarm|hum|queen|sugar/, "bee"],
  [/ash|bellows|hot|flame|tire/, "flame"],
  [/coin|pay|price|debt|owe|credit|discount|late_fee|interest|change|tariff|offer|bargain|barter|swap/, "coin"],
  [/book|ledger|note|line|receipt|sheet|writing|written|figures|gloss|page/, "book"],
  [/hammer|maul|tool|mend|file/, "hammer"],
  [/nail|bolt|spanner|square/, "nail"],
  [/hook|winch|pulley|fish/, "hook"],
  [/guard|shield|wall|stand|front|hold|wait|bulk|big/, "shield"],
  [/stone|boulder|brick|weight|load|drop/, "stone"],
  [/rope|knot|chain_|tug|hanging/, "knot"],
  [/water|mud|wet|spit|floats|cry/, "drop"],
  [/scratch|claw|red/, "claw"],
  [/echo|voice|whistle|noise|say|tell|song|word/, "echo"],
  [/lamp|light|lantern/, "lantern"],
  [/look|eye|see|seen|find/, "eye"],
  [/listen|ear_|hear|quiet|silence/, "ear"],
  [/speak|answer|remark|talk|question|insult|yes|no$/, "bubble"],
  [/chair|sit|table|supper/, "chair"],
  [/seal|sign|pledge|letter|vouch|promise|swear/, "seal"],
  [/door|hatch|drawer|lid|home/, "door"],
  [/hat/, "hat"],
  [/mother|talan|tegen|dont_hurt|believe|friend|brother|hedra/, "heart"],
  [/dog/, "dog"],
  [/chain/, "chain"],
  [/well|below|bottom|down|pit/, "well"],
  [/teeth|rat|bite/, "teeth"],
  [/bread|spoon/, "loaf"],
  [/stair|carry|lift|shoulder|arm/, "stairs"],
  [/stir|peat/, "pot"],
  [/wedge|shut|make_room/, "wedge"],
  [/night|dark|moon|vigil|cold/, "moon"],
];
const DEEDS: readonly Emblem[] = ["fist", "claw", "shield", "boot", "stone", "flame", "wedge", "teeth"];
const TALK: readonly Emblem[] = ["bubble", "ear", "heart", "mask", "moon", "loaf", "chair", "seal"];

/** The emblem of a card: by its name where a word of it calls one up, else by its kind and its seed. */
export function emblemOf(id: string, kind: string, pick: <T>(list: readonly T[]) => T): Emblem {
  const name = id.split(".").slice(2).join(".") || id;
  return CALLED.find(([word]) => word.test(name))?.[1] ?? pick(kind === "diplomacy" ? TALK : DEEDS);
}
