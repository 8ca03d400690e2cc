// Citations: the page of a rulebook, and numbers of rulings, which are links.

export interface CitationPart {
  text: string;
  /** The number of a ruling or the name of a rule, or null. */
  ruling: string | null;
}

const RULING = /\b([BDW]\d+|our ruling)\b/;

/** The parts of a citation: `B27` links to that ruling, `our ruling` to the ruling of this rule. */
export function citationParts(where: string, rule: string): CitationPart[] {
  return where
    .split(RULING)
    .map((text, i) => ({ text, ruling: i % 2 ? (text === 'our ruling' ? rule : text) : null }))
    .filter(({ text }) => text);
}
