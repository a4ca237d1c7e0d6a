/** Things in rows, none of which is much longer than the others. */

/** How many columns there are for so many things, if at most so many have room: one row, or rows as even as can be. */
export function columnsFor(number: number, most: number): number {
  const rows = Math.ceil(number / most);
  return rows <= 1 ? most : Math.ceil(number / rows);
}
