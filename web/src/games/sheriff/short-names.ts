// Names of players where there is little room.

/** Longer names are set smaller on a plate, and shortened on a tab. */
const LONG = 11;
const KEPT = 9;

export function longName(name: string): boolean {
  return name.length > LONG;
}

/** The beginning of a long name, so that the words after it are seen. */
export function shortName(name: string): string {
  return longName(name) ? `${name.slice(0, KEPT).trimEnd()}…` : name;
}
