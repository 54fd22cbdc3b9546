/** How things of this game look, by kind of entry. */
import { sharedDefs } from "../../../home/scenes";
import card from "./card.svelte";
import encounter from "./encounter.svelte";
import verse from "./verse.svelte";

export const faces = { card, encounter, verse };
/** What the drawings refer to; the page has it already, so that nothing of the first load is split for it. */
export const defs = sharedDefs;
