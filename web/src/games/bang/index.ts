// BANG! as the shared pages use it.
import { mount, unmount } from 'svelte';
import { fourForms, type Form } from '../../table/table-form';
import type { BangView, Catalog, GameView } from '../../wire';
import type { Game, Scene } from '../game';
import '../sheriff/card-icons';
import { standings } from '../sheriff/standings';
import { spokenQuestion } from './spoken-question';
import Card from './Card.svelte';
import { chip } from './card-chip';
import { coach } from './coach-notes';
import { isCrowded } from '../sheriff/seating';
import { animationOf, soundOf } from './animations';
import { statusLine } from './status-line';
import { story } from './story';
import Table from './Table.svelte';
import { isFurnished } from './furniture';
import { hasTrain } from './train/railway';
import { weigh } from './event-weights';
import { args, optionWords, prompt, tell, type BangScene } from './wording';

// The pages pass each game only views of its own.
const own = (scene: Scene): BangScene => scene as BangScene;

function drawCard(catalog: Catalog, target: HTMLElement, card: number | null): () => void {
  const drawn = mount(Card, { target, props: { catalog, card, size: 's', mute: true } });
  return () => void unmount(drawn);
}

/** A lower upright tablet has no room for eight players, or for the train, beside the log. */
const LOW_TABLET = 1100;
const MOST = 7;

/** With the train or other furniture the desk is arranged as on a laptop: it lies between the ring and the piles. */
function formOf(width: number, height: number, view?: GameView): Form {
  const form = fourForms(width, height);
  const railway = view !== undefined && hasTrain(view as BangView);
  const furnished = view !== undefined && isFurnished(view as BangView);
  if (form === 'desk' && view && (railway || furnished || isCrowded((view as BangView).seats.length, view.me))) return 'laptop';
  const full = railway || (view !== undefined && (view as BangView).seats.length > MOST);
  return form === 'tablet' && full && height < LOW_TABLET ? 'phone' : form;
}

export const bang: Game = {
  id: 'bang',
  form: formOf,
  Table,
  chip,
  coach,
  drawCard,
  prompt: (scene, choice) => prompt(own(scene), choice),
  ask: (scene, choice) => spokenQuestion(own(scene), choice),
  words: (scene, subject) => args(own(scene), subject),
  option: (scene, choice, option) => optionWords(own(scene), choice, option),
  tell: (scene, events, at) => tell(own(scene), events, at),
  animation: (scene, event) => animationOf(own(scene), event),
  weigh: (scene, event) => weigh(own(scene), event),
  sound: (scene, event) => soundOf(own(scene), event),
  story: (scene, events) => story(own(scene), events),
  standings: (scene) => standings(own(scene), 'bang'),
  statusLine: (scene) => statusLine(own(scene).view),
};
