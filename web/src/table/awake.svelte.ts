// The screen stays awake while a match runs and I may soon be asked.
import { stayAwake } from '../app/wake-lock.svelte';
import type { Session } from '../connection/session.svelte';
import { isOut } from './eliminated';

/** Milliseconds without news after which the screen may sleep: somebody is away, perhaps I am. */
export const QUIET = 5 * 60_000;

/** I am in a match that runs. */
export function inMatch({ table, view }: Pick<Session, 'table' | 'view'>): boolean {
  const me = table?.me ?? null;
  return table?.state === 'playing' && view !== null && me !== null && !isOut(view.seats[me]);
}

/** Keeps the screen awake while there is news from a match of mine. */
export function awakeInMatch(session: Session): void {
  let news = $state(true);
  $effect(() => {
    void [session.view, session.choice];
    news = true;
    const timer = setTimeout(() => (news = false), QUIET);
    return () => clearTimeout(timer);
  });
  stayAwake(() => news && inMatch(session));
}
