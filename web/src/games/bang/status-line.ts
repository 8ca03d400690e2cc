// How the match stands, for the bar.
import { t } from '../../text/translations.svelte';
import type { BangView } from '../../wire';

/** A ghost plays on without life, and stands no more. */
export function statusLine(view: BangView): string {
  return t('bang-standing', { n: view.seats.filter(({ out, life }) => !out && life > 0).length, of: view.seats.length });
}
