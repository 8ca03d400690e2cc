// BANG! and its packs on the phone beside the big screen.
import { bringIcons } from '../controls/fetch-icons.svelte';
import { cardOf, kindIcon, kindOf } from '../games/bang/catalog';
import { furnitureName, talliesOf } from '../games/bang/furniture';
import { isGhost } from '../games/bang/train/railway';
import { cardName, characterLine, goal, type BangScene } from '../games/bang/wording';
import { t } from '../text/translations.svelte';
import { BangHand } from './bang.svelte';
import BangCard from './BangCard.svelte';
import BangHelp from './BangHelp.svelte';
import type { Kit } from './kit';
import type { Facts } from './model';

function factsOf(scene: BangScene, number: number): Facts {
  const seat = scene.view.seats[number]!;
  const ghost = isGhost(scene.catalog, seat);
  const tallies = talliesOf(seat).map(([tally, n]) => ({ text: `${furnitureName('tally', tally)} ${n ?? '?'}` }));
  return {
    name: scene.seats[number]?.name ?? '', who: characterLine(seat), out: seat.out, life: seat.out || ghost ? null : { life: seat.life, max: seat.max },
    role: seat.role ? { id: seat.role, name: t(`bang-role-${seat.role}`), goal: goal(scene, seat.role) } : null,
    marks: ghost ? [{ text: t('bang-ghost'), icon: 'ghost' }, ...tallies] : tallies,
  };
}

export const bangKit: Kit = {
  make: (asked) => {
    void bringIcons(asked().scene.catalog.icons ?? {});
    return new BangHand(asked);
  },
  facts: (scene, seat) => factsOf(scene as BangScene, seat),
  tag: ({ catalog }, card) => ({
    name: cardName(catalog, card), icon: kindIcon(cardOf(catalog, card)?.kind ?? ''), kind: kindOf(catalog, card)?.colour ?? '', reach: kindOf(catalog, card)?.reach ?? 0,
  }),
  Card: BangCard,
  Help: BangHelp,
};
