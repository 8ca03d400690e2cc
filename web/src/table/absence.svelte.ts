// The player who is asked is away: for how long, and when a bot takes over.
import type { Scene } from '../games/game';
import type { Choice } from '../wire';
import { t } from '../text/translations.svelte';

/** Seconds after which the server lets a bot answer for a player who is away. */
export const GRACE = 120;
const MINUTE = 60;
const SECOND = 1000;

/** A time in words: 45 s, 3 min. */
export function span(seconds: number): string {
  return seconds < MINUTE ? t('web-seconds-short', { n: Math.floor(seconds) }) : t('web-minutes-short', { n: Math.floor(seconds / MINUTE) });
}

/** The player who is asked and away, in a sentence; `since` is how many seconds old the table's message is. */
export function absenceText(scene: Scene, choice: Choice | null, since: number): string {
  const seat = choice ? scene.seats[choice.seat] : undefined;
  if (!seat || seat.kind !== 'person' || seat.here || seat.minded || seat.you) return '';
  const away = (seat.away ?? 0) + since;
  const left = Math.ceil(GRACE - away);
  const who = t('web-waiting-away', { name: seat.name, time: span(away) });
  return left > 0 ? `${who} ${t('web-bot-steps-in', { n: left })}` : who;
}

interface Asked {
  scene: Scene;
  choice: Choice | null;
}

/** The sentence, counted on between the messages of the table. Create it while a component is set up. */
export class AbsenceNotice {
  private ticks = $state(0);
  private readonly seats = $derived.by(() => this.asked().scene.seats);
  /** When the table last said who is there. */
  private readonly told = $derived.by(() => {
    void this.seats;
    return Date.now();
  });
  readonly text = $derived.by(() => {
    const { scene, choice } = this.asked();
    void this.ticks;
    return absenceText(scene, choice, (Date.now() - this.told) / SECOND);
  });

  constructor(private readonly asked: () => Asked) {
    const waited = $derived(this.text !== '');
    $effect(() => {
      if (!waited) return;
      const timer = setInterval(() => (this.ticks += 1), SECOND);
      return () => clearInterval(timer);
    });
  }
}
