// Words that need more room than others.

/** A name with a word of nine letters or more is set one size down. */
export function longWord(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.replace(/\P{L}/gu, '').length >= 9);
}
