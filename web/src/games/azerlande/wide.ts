import { MediaQuery } from "svelte/reactivity";

/** Whether the table has a column for the workshop; else it lies among the rest, near what is asked. */
export const wide = new MediaQuery("min-width: 1181px");
