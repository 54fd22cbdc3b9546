/** How things of this game look, by kind of entry. */
import { sharedDefs } from "../../../home/scenes";
import map from "./map.svelte";
import sheet from "./sheet.svelte";

export const faces = { map, sheet };
/** What the drawings refer to; the page has it already, so that nothing of the first load is split for it. */
export const defs = sharedDefs;
