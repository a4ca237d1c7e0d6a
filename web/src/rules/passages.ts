/** The rules of a game as pieces to be drawn. Passages go by their English names in every language. */

import { lexer, type Token, type Tokens } from "marked";

export interface Passage {
  /** `copy-a-potion` */
  anchor: string;
  depth: number;
  title: string;
}

export interface Rules {
  tokens: Token[];
  /** Those of the headings, in their order. */
  passages: Passage[];
}

export function slug(title: string): string {
  return title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function headings(tokens: Token[]): Tokens.Heading[] {
  return tokens.filter((token): token is Tokens.Heading => token.type === "heading");
}

/** Read the rules in a language, with the English ones for the names of the passages: they have the same headings. */
export function readRules(text: string, english: string): Rules {
  const tokens = lexer(text);
  const names = headings(lexer(english)).map((heading) => slug(heading.text));
  const passages = headings(tokens).map((heading, index) => ({
    anchor: names[index] ?? slug(heading.text),
    depth: heading.depth,
    title: heading.text,
  }));
  return { tokens, passages };
}

/** The passage that is meant: by its English name, or by what it is called in these rules. */
export function meant(rules: Rules, name: string): Passage | undefined {
  return (
    rules.passages.find((passage) => passage.anchor === name) ??
    rules.passages.find((passage) => slug(passage.title) === slug(name))
  );
}
