// Names of players where there is little room.

/** From these lengths on a name is set one size smaller on a plate, then in the narrow letters of the text. */
const LONG = 10;
const LONGEST = 12;
/** A longer name is shortened on a tab. */
const WHOLE = 11;
const KEPT = 9;

export function nameLength(name: string): 'long' | 'longest' | undefined {
  return name.length >= LONGEST ? 'longest' : name.length >= LONG ? 'long' : undefined;
}

/** The beginning of a long name, so that the words after it are seen. */
export function shortName(name: string): string {
  return name.length > WHOLE ? `${name.slice(0, KEPT).trimEnd()}…` : name;
}
