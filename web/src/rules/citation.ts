// Where a rule stands: the rulebook's page, and the numbers of our own decisions, which have a page.

export interface CitationPart {
  text: string;
  /** The number of a ruling or the name of a rule, or nothing. */
  ruling: string | null;
}

const RULING = /\b([BDW]\d+|our ruling)\b/;

/** The pieces of a citation: `B27` is a link to that ruling, `our ruling` to the rule's own line among them. */
export function citationParts(where: string, rule: string): CitationPart[] {
  return where
    .split(RULING)
    .map((text, i) => ({ text, ruling: i % 2 ? (text === 'our ruling' ? rule : text) : null }))
    .filter(({ text }) => text);
}
