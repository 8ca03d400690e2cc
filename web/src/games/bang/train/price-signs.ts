// The icon of the price on a station's board.
import type { IconName } from '../../../controls/icon-names';

export type Sign = { figure: IconName } | { suit: 'spades' | 'hearts' | 'diamonds' | 'clubs' } | { life: true } | { ranks: string };

const SIGNS: Record<string, Sign> = {
  boom_town: { figure: 'revolver' }, catico: { figure: 'grab' }, creepy_creek: { suit: 'spades' }, crowns_hole: { figure: 'beer-stein' },
  deathwood: { figure: 'barrel' }, dodgeville: { figure: 'dodging' }, fort_wroth: { ranks: '10–A' }, frisco: { suit: 'clubs' },
  miners_oath: { suit: 'diamonds' }, san_tafe: { suit: 'hearts' }, tombrock: { life: true }, virginia_town: { figure: 'card-play' },
  yooma: { ranks: '2–9' },
};

export function signOf(station: string): Sign {
  return SIGNS[station] ?? { figure: 'card-play' };
}
