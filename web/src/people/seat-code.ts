// The code that moves a seat, as people type it or as it stands behind a link; a table's own code is longer.

const CODE = /^([2-9A-HJKMNP-Z]{4})[\s-]?([2-9A-HJKMNP-Z]{4})$/;

/** The eight characters, or null if it is something else. */
export function seatCode(typed: string): string | null {
  const found = CODE.exec(typed.trim().replace(/^.*\/move#/, '').toUpperCase());
  return found ? `${found[1]}${found[2]}` : null;
}
