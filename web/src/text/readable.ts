// Ids in place of missing words.

/** "gold_nugget" as "gold nugget"; at the beginning of a sentence "Gold nugget". */
export function readable(id: string, begins = false): string {
  const said = id.replace(/[_-]+/gu, ' ').trim();
  return begins ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}
