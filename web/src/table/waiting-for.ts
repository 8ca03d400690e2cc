// The player whom the table waits for, while the telegram tells what happens.
import type { Scene } from '../games/game';
import type { Choice } from '../wire';
import type { PlayingNow } from '../playback/playback.svelte';
import { t } from '../text/translations.svelte';

/** "Waiting for Tom": the player who is asked, or who is shot at and will be asked. Empty if that is me. */
export function waitingFor(scene: Scene, choice: Choice | null, now: PlayingNow | null): string {
  const shot = now?.cue.weight === 'shot' ? now.events.at(-1)?.other : undefined;
  const seat = now ? shot : choice?.seat;
  if (seat === undefined || seat === scene.view.me || scene.view.result) return '';
  return t('web-waiting-for', { name: scene.seats[seat]?.name ?? '' });
}
