import type { Table } from "../../table/table.svelte";

/** While this is shown it stands for all options of these verbs: the decision bar needs no buttons for them. */
export function standsFor(table: Table, verbs: readonly string[]): void {
  $effect(() => {
    const mine = table.options.filter((option) => verbs.includes(option.verb));
    const leave = mine.flatMap((option) => option.parts.map((part) => table.register(part, [option.verb])));
    return () => leave.forEach((undo) => undo());
  });
}
