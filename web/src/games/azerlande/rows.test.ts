import { expect, test } from "vitest";
import { columnsFor } from "./rows";

test("nobody stands alone in a second row", () => {
  expect(columnsFor(9, 8)).toBe(5);
  expect(columnsFor(4, 3)).toBe(2);
});

test("a single row is no wider than it need be", () => {
  expect(columnsFor(3, 6)).toBe(6);
  expect(columnsFor(8, 8)).toBe(8);
});
