import { MediaQuery } from "svelte/reactivity";

/** Whether the table has a column beside the board; else what would lie there lies among the rest, near what is asked. */
export const wide = new MediaQuery("(min-width: 1181px)");
