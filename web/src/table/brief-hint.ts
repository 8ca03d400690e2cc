// A hint that has no room shows its short text instead.

/** Marks the hint with `data-brief` while its whole text would be cut. Returns how to stop that. */
export function shortenWhereCut(hint: HTMLElement): () => void {
  const look = (): void => {
    delete hint.dataset.brief;
    hint.toggleAttribute('data-brief', hint.scrollHeight > hint.clientHeight + 1);
  };
  addEventListener('resize', look);
  look();
  return () => removeEventListener('resize', look);
}
