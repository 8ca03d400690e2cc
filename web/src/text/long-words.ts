// Words that need more room than others.

/** A name with a word of nine letters or more is set one size down. */
export function longWord(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.replace(/\P{L}/gu, '').length >= 9);
}

/** How a player's name is set on a plate: one size smaller, or in the narrow letters of the text. */
export function nameLength(name: string): 'long' | 'longest' | undefined {
  return name.length >= 12 ? 'longest' : name.length >= 10 ? 'long' : undefined;
}
