// Wyatt Earp as the shared pages use it.
import { mount, unmount } from 'svelte';
import { t } from '../../text/translations.svelte';
import type { Catalog } from '../../wire';
import type { Game } from '../game';
import BarButtons from './BarButtons.svelte';
import Card from './Card.svelte';
import { chip } from './card-chip';
import { coach } from './coach-notes';
import { tell } from './log';
import { formOf } from './layout';
import { standing } from './standing-order.svelte';
import { payday } from './payday-playback.svelte';
import { orderedAnswer } from './hideout-order';
import { animationOf, soundOf } from './animations';
import { standings, story } from './story';
import Table from './Table.svelte';
import { weigh } from './event-weights';
import { spokenQuestion } from './spoken-question';
import { args, money, optionWords, own, prompt } from './wording';

function drawCard(catalog: Catalog, target: HTMLElement, card: number | null): () => void {
  const drawn = mount(Card, { target, props: { catalog, card, size: 's', mute: true } });
  return () => void unmount(drawn);
}

export const wyatt: Game = {
  id: 'wyatt',
  form: formOf,
  Table,
  Bar: BarButtons,
  chip,
  coach,
  drawCard,
  prompt: (scene, choice) => prompt(own(scene), choice),
  ask: (scene, choice) => spokenQuestion(own(scene), choice),
  words: (scene, subject) => args(own(scene), subject),
  option: (scene, choice, option) => optionWords(own(scene), choice, option),
  tell: (scene, events, at) => tell(own(scene), events, at),
  animation: (scene, event) => animationOf(own(scene), event),
  weigh: (_, event) => weigh(event),
  sound: (_, event) => soundOf(event),
  story: (scene, events) => story(own(scene), events),
  standings: (scene, events) => standings(own(scene), events),
  amount: money,
  statusLine: (scene) => (payday.settlement ? t('wyatt-payday', { n: payday.settlement.round }) : t('wyatt-round-n', { n: own(scene).view.round })),
  ordered: (choice) => orderedAnswer(choice, standing.order),
  holdsResult: () => payday.settlement !== null,
  rest: () => payday.closed(),
  heard: (log) => payday.heard(log),
};
