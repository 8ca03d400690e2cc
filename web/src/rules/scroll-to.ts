// Scrolls to an element, and again once the fonts are loaded: until then lines have other lengths.

/** Scrolls to the element with this id. Returns it, or null if there is none. */
export async function arriveAt(id: string): Promise<HTMLElement | null> {
  const called = id ? document.getElementById(id) : null;
  called?.scrollIntoView();
  await document.fonts.ready;
  called?.scrollIntoView();
  return called;
}
