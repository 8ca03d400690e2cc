// Any game that declares a layout, on the phone beside the big screen.
import { bringIcons } from '../controls/fetch-icons.svelte';
import { cardOf, figureOf, layoutOf, own, type PlainScene } from '../games/plain/catalog';
import '../games/plain/plain.css';
import { Wording } from '../games/plain/wording';
import { PlainHand } from './plain.svelte';
import type { Kit } from './kit';
import type { Facts } from './model';
import PlainCard from './PlainCard.svelte';
import PlainHelp from './PlainHelp.svelte';

function factsOf(scene: PlainScene, number: number, wording: Wording): Facts {
  const seat = scene.view.seats[number];
  const marks = layoutOf(scene.catalog).tallies.map((name) => ({ text: `${wording.name('tally', name)} ${seat?.tallies[name] ?? '?'}` }));
  return { name: scene.seats[number]?.name ?? '', who: '', role: null, life: null, out: seat?.out ?? false, marks };
}

export const plainKit: Kit = {
  make: (asked, _, game) => {
    void bringIcons(asked().scene.catalog.icons ?? {});
    return new PlainHand(asked, game);
  },
  facts: (scene, seat, game) => factsOf(own(scene), seat, new Wording(game)),
  tag: ({ catalog }, card, game) => {
    const known = cardOf(catalog, card);
    return { name: new Wording(game).cardName(catalog, card), icon: known ? figureOf(known) : 'horseshoe', kind: known?.colour ?? '', reach: 0 };
  },
  Card: PlainCard,
  Help: PlainHelp,
};
