// The short code of a table, as a person types it or as a link carries it. The code that moves a seat is longer.

const CODE = /^[2-9A-HJKMNP-Z]{4}$/;
/** The two parts in which some people write it. */
const GAP = /[\s-]+/g;

/** The four characters, or null if it is something else. */
export function tableCode(typed: string): string | null {
  const plain = typed.trim().replace(/^.*\/(?:j|screen)\//i, '').replace(GAP, '').toUpperCase();
  return CODE.test(plain) ? plain : null;
}
