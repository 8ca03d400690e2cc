// How strong the bots are: their names, and the choice that "Play now" repeats.
import { remember, remembered } from './prefs';
import { t, words } from './words.svelte';

const KEY = 'bots';

export function botName(bot: string): string {
  return words.has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}

/** The bots of the last table that was started from its room; nobody for a newcomer. */
export function lastBots(): string[] {
  return (remembered(KEY) ?? '').split(',').filter(Boolean);
}

export function rememberBots(seats: { kind: string; bot: string }[]): void {
  const bots = seats.filter((seat) => seat.kind === 'bot').map((seat) => seat.bot);
  if (bots.length > 0) remember(KEY, bots.join(','));
}
