// The status of a seat in a word: a bot, away, or played by a bot for a while.
import { t } from '../text/translations.svelte';
import type { SeatInfo } from '../wire';

export function seatStatus(info: SeatInfo | undefined): string {
  if (info?.kind === 'bot') return t('web-bot');
  if (info?.minded) return t('web-minded');
  return info && !info.here ? t('web-away') : '';
}

/** The same where there is room for one short word. */
export function shortSeatStatus(info: SeatInfo | undefined): string {
  return info?.minded ? t('web-bot') : seatStatus(info);
}
