// Names of players on tabs.

const WHOLE = 11;
const KEPT = 9;

/** The beginning of a long name, so that the words after it are seen. */
export function shortName(name: string): string {
  return name.length > WHOLE ? `${name.slice(0, KEPT).trimEnd()}…` : name;
}
