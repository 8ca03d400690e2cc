// The Dice Game as the shared pages use it.
import { mount, unmount } from 'svelte';
import { t } from '../../text/translations.svelte';
import type { Catalog } from '../../wire';
import type { Game, Scene } from '../game';
import '../sheriff/card-icons';
import { standings } from '../sheriff/standings';
import { chip } from './face-chip';
import { coach } from './coach-notes';
import DieFace from './DieFace.svelte';
import { faceOf } from './faces';
import { tell } from './log';
import { formOf } from './layout';
import { animationOf, soundOf } from './animations';
import { story } from './story';
import Table from './Table.svelte';
import { weigh } from './event-weights';
import { lying, spokenQuestion } from './spoken-question';
import { args, optionWords, prompt, type DiceScene } from './wording';

// The pages pass each game only views of its own.
const own = (scene: Scene): DiceScene => scene as DiceScene;

function drawCard(catalog: Catalog, target: HTMLElement, card: number | null): () => void {
  const drawn = mount(DieFace, { target, props: { face: faceOf(catalog, card) } });
  return () => void unmount(drawn);
}

function statusLine(scene: DiceScene): string {
  const { seats } = scene.view;
  return t('dice-standing', { n: seats.filter((seat) => !seat.out).length, of: seats.length });
}

export const dice: Game = {
  id: 'dice',
  form: formOf,
  Table,
  chip,
  coach,
  drawCard,
  prompt: (scene, choice) => prompt(own(scene), choice),
  ask: (scene, choice) => spokenQuestion(own(scene), choice),
  lying: (scene) => lying(own(scene)),
  words: (scene, subject) => args(own(scene), subject),
  option: (scene, choice, option) => optionWords(own(scene), choice, option),
  tell: (scene, events, at) => tell(own(scene), events, at),
  animation: (scene, event) => animationOf(own(scene), event),
  weigh: (_, event) => weigh(event),
  sound: (_, event) => soundOf(event),
  story: (scene, events) => story(own(scene), events),
  standings: (scene) => standings(own(scene), 'dice'),
  statusLine: (scene) => statusLine(own(scene)),
};
