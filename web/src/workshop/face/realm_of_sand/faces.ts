/** How things of this game look, by kind of entry. */
import { sharedDefs } from "../../../home/scenes";
import card from "./card.svelte";
import tile from "./tile.svelte";
import board from "./board.svelte";

export const faces = { card, tile, board };
/** What the drawings refer to; the page has it already, so that nothing of the first load is split for it. */
export const defs = sharedDefs;
