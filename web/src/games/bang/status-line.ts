// How the match stands, for the bar.
import { t } from '../../text/translations.svelte';
import type { BangView } from '../../wire';

/** Whether the player counts as standing: a ghost does not. */
export function statusLine(view: BangView): string {
  return t('bang-standing', { n: view.seats.filter(({ out, life }) => !out && life > 0).length, of: view.seats.length });
}
