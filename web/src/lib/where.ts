// Where a rule stands: the rulebook's page, and the numbers of our own decisions, which have a page.

export interface Cited {
  text: string;
  /** The number of a decision, or nothing. */
  ruling: string | null;
}

const NUMBER = /\b([BDW]\d+)\b/;

/** The pieces of a citation; `DECISIONS B27` becomes a link to B27. */
export function cited(where: string): Cited[] {
  return where
    .replaceAll('DECISIONS ', '')
    .split(NUMBER)
    .map((text, i) => ({ text, ruling: i % 2 ? text : null }))
    .filter(({ text }) => text);
}

export function rulingPath(ruling: string): string {
  return `/rules/rulings#${ruling.toLowerCase()}`;
}
