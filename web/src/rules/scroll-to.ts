// Brings what was called to the eye, and again once the letters have come: until then every line is of another length.

/** The element with this id, once it stands where it stays; null if there is none. */
export async function arriveAt(id: string): Promise<HTMLElement | null> {
  const called = id ? document.getElementById(id) : null;
  called?.scrollIntoView();
  await document.fonts.ready;
  called?.scrollIntoView();
  return called;
}
