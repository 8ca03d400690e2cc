// How all players have done in a game with a Sheriff: role, character, and who is eliminated.
import { t } from '../../text/translations.svelte';
import type { BangView, DiceView } from '../../wire';
import type { Scene, Standing } from '../game';

export function standings({ view }: Scene<BangView> | Scene<DiceView>, game: string): Standing[] {
  return view.seats.map(({ role, character, out }, seat) => ({
    seat, role, out, note: [role ? t(`${game}-role-${role}`) : '', t(`${game}-character-${character}`)].filter(Boolean).join(', '),
  }));
}
