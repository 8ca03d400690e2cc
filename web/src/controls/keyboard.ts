// Which keys and clicks are meant for a table.

/** True if the key is not for the table: typing in a field, an open sheet, or a browser shortcut. */
export function keyTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  return event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
}

/** Whether a click hit such an element, even one that the click has removed. */
export function hit(event: MouseEvent, selector: string): boolean {
  return event.composedPath().some((step) => step instanceof Element && step.matches(selector));
}
