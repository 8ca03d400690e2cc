// The lines of the log that say who took an answer back.
import type { TakenBack } from '../connection/session-types';
import type { LogLine, Scene } from '../games/game';
import { t } from '../text/translations.svelte';

/** The keys of these lines lie between those of events. */
const BETWEEN = 0.001;

/** The log with a line for every answer that was taken back, at its place. */
export function withTakenBackLines(lines: LogLine[], taken: TakenBack[], { seats, view }: Scene): LogLine[] {
  if (taken.length === 0) return lines;
  const told = taken.map(({ n, seat }, i): LogLine => ({
    key: n + (i + 1) * BETWEEN,
    kind: 'cards',
    text: seat === view.me ? t('web-took-back-you') : t('web-took-back', { name: seats[seat]?.name ?? '' }),
  }));
  return [...lines, ...told].sort((a, b) => a.key - b.key);
}
