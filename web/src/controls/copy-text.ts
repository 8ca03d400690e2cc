// Copying, also over plain HTTP, where browsers have no clipboard.

/** Copies the text of a field. Returns false if the browser does not allow it: then the text is selected. */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch { // no clipboard here, or not allowed
    field.focus();
    field.setSelectionRange(0, field.value.length);
    return copySelection();
  }
}

/** The older way, which needs no secure origin. */
function copySelection(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
