// A game without a table of its own, as the shared pages use it.
import { mount, unmount } from 'svelte';
import { fourForms } from '../../table/table-form';
import { plain as unmarked } from '../../text/rich-text';
import { t } from '../../text/translations.svelte';
import type { Choice } from '../../wire';
import type { Game } from '../game';
import { animationOf, soundOf, weigh } from './animations';
import Card from './Card.svelte';
import { myHand, own, type PlainScene } from './catalog';
import { chip } from './chip';
import { tell } from './log';
import { standings, story, turnText } from './story';
import Table from './Table.svelte';
import { Wording } from './wording';

/** My question and my hand, for a screen reader. */
function ask(wording: Wording, scene: PlainScene, choice: Choice): string {
  const hand = myHand(scene).map((card) => wording.spoken(scene.catalog, card));
  const asked = unmarked(wording.prompt(scene, choice));
  return hand.length > 0 ? `${asked} ${t('plain-hand-said', { cards: hand.join(', ') })}` : asked;
}

/** The game with this id, drawn by the generic table. */
export function plain(id: string): Game {
  const wording = new Wording(id);
  return {
    id,
    // The sheet that is scaled as a whole belongs to the games that know their players; here everything keeps its size.
    form: (width, height) => {
      const form = fourForms(width, height);
      return form === 'desk' ? 'laptop' : form;
    },
    Table,
    coach: [],
    chip,
    drawCard: (catalog, target, card) => {
      const drawn = mount(Card, { target, props: { wording, catalog, card, size: 's', mute: true } });
      return () => void unmount(drawn);
    },
    prompt: (scene, choice) => wording.prompt(own(scene), choice),
    ask: (scene, choice) => ask(wording, own(scene), choice),
    words: (scene, subject) => wording.args(own(scene), subject),
    option: (scene, choice, option) => wording.option(own(scene), choice, option),
    tell: (scene, events, at) => tell(wording, own(scene), events, at),
    animation: (scene, event) => animationOf(own(scene), event),
    weigh: (_, event) => weigh(event),
    sound: (_, event) => soundOf(event),
    story: (scene, events) => story(wording, own(scene), events),
    standings: (scene) => standings(wording, own(scene)),
    amount: String,
    statusLine: (scene) => turnText(own(scene)),
  };
}
