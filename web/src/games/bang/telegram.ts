// What the telegram says and offers at this moment.
import { t } from '../../lib/words.svelte';
import type { Button } from '../../ui/Wire.svelte';
import type { Choice } from '../../wire';
import { buttons } from './choosing';
import type { Play } from './play.svelte';
import { args, cardName, optionWords, prompt, type BangScene } from './wording';

export interface Telegram {
  ask: string;
  hint: string;
  buttons: Button[];
  mine: boolean;
}

/** `news` is the last thing that happened: it stands there while nobody is asked. */
export function telegram(scene: BangScene, choice: Choice | null, play: Play, news: string): Telegram {
  if (!choice) return { ask: idle(scene, news), hint: '', buttons: [], mine: false };
  const mine = play.choice !== null;
  if (!mine) return { ask: prompt(scene, choice), hint: '', buttons: [], mine };
  return { ask: question(scene, choice, play), hint: hint(scene, play), buttons: offered(scene, choice, play), mine };
}

function idle(scene: BangScene, news: string): string {
  if (scene.view.result) return t(`bang-result-${scene.view.result.side}`);
  return news || t('web-wait');
}

function question(scene: BangScene, choice: Choice, play: Play): string {
  if (play.raised === null) return prompt(scene, choice);
  const aims = play.targets.size > 0;
  return t(aims ? 'bang-prompt-target-you' : 'bang-prompt-confirm-you', args(scene, { card: play.raised }));
}

function hint(scene: BangScene, play: Play): string {
  if (play.refused !== null) return t('bang-not-now', { card: cardName(scene.catalog, play.refused) });
  return '';
}

function offered(scene: BangScene, choice: Choice, play: Play): Button[] {
  const list = buttons(choice, play.raised, play.open).map(({ index, option }, place): Button => ({
    ...optionWords(scene, choice, option),
    ...(play.raised !== null && option.seat == null ? { tone: 'main' as const } : {}),
    id: `o${index}`,
    key: option.verb === 'end' ? 'E' : choice.topic !== 'play' || play.raised !== null ? keyOf(place) : '',
    press: () => play.answer(index),
  }));
  return play.raised === null ? list : [...list, cancel(play)];
}

function keyOf(place: number): string {
  return place < 9 ? String(place + 1) : '';
}

function cancel(play: Play): Button {
  return { id: 'cancel', key: 'Esc', label: t('web-cancel'), note: '', tone: 'plain', press: () => play.cancel() };
}
