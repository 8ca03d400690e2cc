// Arrow keys move the focus through everything that can be chosen now.

/** Moves the focus by one element. The elements are ordered by selector, then by their place on the page. */
export function moveFocus(by: 1 | -1, ...selectors: string[]): boolean {
  const stops = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  if (stops.length === 0) return false;
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (by > 0 ? 0 : stops.length - 1) : (here + by + stops.length) % stops.length;
  stops[next]?.focus();
  return true;
}

/** The step of an arrow key; 0 for any other key. */
export function arrowStep(key: string): 1 | -1 | 0 {
  if (key === 'ArrowRight' || key === 'ArrowDown') return 1;
  return key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0;
}
