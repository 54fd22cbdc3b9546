/** Whether there is room for little: a phone, a low window, or letters so large that it comes to the same. */
import { MediaQuery } from "svelte/reactivity";

export const SMALL = "(max-width: 45em), (max-height: 32em)";
export const small = new MediaQuery(SMALL);
