// Wyatt Earp on the phone beside the big screen.
import '../games/wyatt/styles';
import { kindOf, lawIcon } from '../games/wyatt/catalog';
import { isFresh } from '../games/wyatt/payday-start.svelte';
import { lastSettlement } from '../games/wyatt/settlement';
import { kindName, money, type WyattScene } from '../games/wyatt/wording';
import { t } from '../text/translations.svelte';
import type { GameEvent } from '../wire';
import type { Kit } from './kit';
import { WyattHand } from './wyatt.svelte';
import WyattCard from './WyattCard.svelte';
import WyattHelp from './WyattHelp.svelte';

/** What the round that has just ended paid me. */
function paid({ catalog, view }: WyattScene, events: GameEvent[]): string {
  const settlement = view.me !== null && isFresh(events) ? lastSettlement(catalog, view.seats.length, events) : null;
  if (!settlement || view.me === null) return '';
  const bills = settlement.sums.reduce((all, { pays }) => all + (pays[view.me!] ?? 0), 0);
  return bills > 0 ? t('hand-pay', { money: money(bills) }) : t('hand-pay-none');
}

export const wyattKit: Kit = {
  make: (asked) => new WyattHand(asked),
  facts: (scene, seat) => ({
    name: scene.seats[seat]?.name ?? '', who: '', role: null, life: null, out: false,
    marks: [{ text: money((scene as WyattScene).view.seats[seat]?.money ?? 0) }],
  }),
  tag: ({ catalog }, card) => {
    const kind = kindOf(catalog, card);
    return { name: kindName(kind), icon: kind ? lawIcon(kind) : 'star-plain', kind: '', reach: 0 };
  },
  news: (scene, events) => paid(scene as WyattScene, events),
  Card: WyattCard,
  Help: WyattHelp,
};
