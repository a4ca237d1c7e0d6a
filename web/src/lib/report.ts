/** A problem that was saved as a file: what was seen, and after the end the whole record. */

import type { TableView, Terms } from "../protocol";

export interface Report {
  philtre: "report";
  what: string;
  /** Where the one who saw it finds this very move. */
  move: string;
  terms: Terms;
  view: TableView;
  /** What a bot at that seat would be given. */
  position: string | null;
  record: string | null;
  browser: string;
  language: string;
  window: number[];
}

const KEY = "philtre-report";

/** The report that a file holds; null if it holds none. */
export function readReport(text: string): Report | null {
  if (!text.trimStart().startsWith("{")) return null;
  try {
    const found = JSON.parse(text) as Partial<Report>;
    const whole =
      found.philtre === "report" && typeof found.terms?.game === "string" && found.view?.seats !== undefined;
    return whole ? (found as Report) : null;
  } catch {
    return null;
  }
}

/** The report that lies open in this window. */
export function openReport(): Report | null {
  return readReport(sessionStorage.getItem(KEY) ?? "");
}

export function layOpen(text: string): void {
  sessionStorage.setItem(KEY, text);
}
