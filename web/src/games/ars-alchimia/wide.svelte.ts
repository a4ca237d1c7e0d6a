import { MediaQuery } from "svelte/reactivity";

/** Whether the table page has a column for the workshop beside the map. */
export const wide = new MediaQuery("(min-width: 1181px)");
