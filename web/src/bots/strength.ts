// Names of the bots, and the bots that "Play now" chooses again.
import { remember, remembered } from '../settings/storage';
import { t, words } from '../text/translations.svelte';

const KEY = 'bots';
interface Sitter {
  kind: string;
  bot: string;
}

export function botName(bot: string): string {
  return words.has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}

export function botsOf(seats: Sitter[]): string[] {
  return seats.filter((seat) => seat.kind === 'bot').map((seat) => seat.bot);
}

/** The bots that this browser's player last chose as host; empty for a newcomer. */
export function lastBots(): string[] {
  return (remembered(KEY) ?? '').split(',').filter(Boolean);
}

export function rememberBots(seats: Sitter[]): void {
  const bots = botsOf(seats);
  if (bots.length > 0) remember(KEY, bots.join(','));
}

/** `n` bots: the same as last time; for a newcomer one deputy and otherwise greenhorns. */
export function usualBots(known: string[], n: number, last = lastBots()): string[] {
  const chosen = last.filter((bot) => known.includes(bot));
  const first = known[0] ?? 'greenhorn';
  const welcome = [known.includes('deputy') ? 'deputy' : first, ...Array.from({ length: n }, () => first)];
  const from = chosen.length > 0 ? chosen : welcome;
  return Array.from({ length: n }, (_, i) => from[i % from.length] ?? first);
}

/** "3 greenhorns and a deputy". */
export function botsInWords(bots: string[]): string {
  const kinds = [...new Set(bots)].sort((a, b) => count(bots, b) - count(bots, a));
  const parts = kinds.map((bot) => (words.has(`web-bots-${bot}`) ? t(`web-bots-${bot}`, { n: count(bots, bot) }) : bot));
  return new Intl.ListFormat(words.lang, { type: 'conjunction' }).format(parts);
}

function count(bots: string[], one: string): number {
  return bots.filter((bot) => bot === one).length;
}
