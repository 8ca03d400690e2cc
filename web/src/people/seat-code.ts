// The code that moves a seat to another device, as a person types it or as a link carries it. A table's id is longer.

const CODE = /^([2-9A-HJKMNP-Z]{4})[\s-]?([2-9A-HJKMNP-Z]{4})$/;

/** The eight characters, or null if it is something else. */
export function seatCode(typed: string): string | null {
  const found = CODE.exec(typed.trim().replace(/^.*\/move#/, '').toUpperCase());
  return found ? `${found[1]}${found[2]}` : null;
}
