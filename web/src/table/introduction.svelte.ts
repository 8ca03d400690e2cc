// Before somebody is asked, and after somebody thought better of it: the introduction that the match waits for,
// and the lines that say what was taken back.
import type { LogLine, Scene } from '../games/game';
import type { TakenBack } from '../connection/session.svelte';
import { t } from '../text/translations.svelte';

class Introduction {
  /** It is being read. */
  open = $state(false);
  /** Seconds for which people wait for each other at most; null = nobody is hurried. */
  left = $state<number | null>(null);

  /** Counts on from what the table has said. */
  count(seconds: number | undefined): (() => void) | undefined {
    this.left = seconds ?? null;
    if (seconds === undefined) return undefined;
    const timer = setInterval(() => (this.left = Math.max(0, (this.left ?? 0) - 1)), SECOND);
    return () => clearInterval(timer);
  }
}

const SECOND = 1000;

export const introduction = new Introduction();

/** Keys of lines that tell no event lie between those of events. */
const BETWEEN = 0.001;

/** The log with a line for every answer that was taken back, where it was. */
export function withTakenBackLines(lines: LogLine[], taken: TakenBack[], { seats, view }: Scene): LogLine[] {
  if (taken.length === 0) return lines;
  const told = taken.map(({ n, seat }, i): LogLine => ({
    key: n + (i + 1) * BETWEEN,
    kind: 'cards',
    text: seat === view.me ? t('web-took-back-you') : t('web-took-back', { name: seats[seat]?.name ?? '' }),
  }));
  return [...lines, ...told].sort((a, b) => a.key - b.key);
}
