import { expect, test } from "vitest";
import { readReport } from "./report";

const WHOLE = { philtre: "report", what: "", terms: { game: "alchemist" }, view: { seats: [] }, record: null };

test("a report is told from records and from other files", () => {
  expect(readReport(` ${JSON.stringify(WHOLE)}`)).toEqual(WHOLE);
  for (const text of ["", "philtre 1\ngame alchemist", "{", "[]", "{}", '{"philtre": "report"}']) {
    expect(readReport(text)).toBeNull();
  }
});
