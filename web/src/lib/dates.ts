/** Times, as one says them. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a time was: “3 hours ago”. */
export function ago(time: number, language: string, now = Date.now()): string {
  const seconds = (time - now) / 1000;
  const said = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return said.format(Math.trunc(seconds / size), unit);
  }
  return said.format(0, "minute");
}

export function date(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(time);
}
