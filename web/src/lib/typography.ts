/** French signs keep their distance from the word before them, on the same line. */

const NARROW = "\u202F";
const WIDE = "\u00A0";

/**
 * A text, or a source of texts, with spaces at which no line breaks where its language wants them. Where a message or a
 * table of the source begins nothing is changed, nor is the `:---` of a table.
 */
export function typeset(text: string, language: string): string {
  if (language !== "fr") return text;
  return text
    .replace(/(?<=[^\s=|\]]) (?=[;?!»%](?!=))/g, NARROW)
    .replace(/(?<=«) (?=\S)/g, NARROW)
    .replace(/(?<=[^\s=|\]]) (?=:(?!-))/g, WIDE);
}
