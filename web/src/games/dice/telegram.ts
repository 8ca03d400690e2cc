// What the table asks and offers at this moment.
import { t } from '../../text/translations.svelte';
import type { Button } from '../../table/Telegram.svelte';
import type { Choice } from '../../wire';
import { offered } from './options';
import type { Play } from './selection.svelte';
import { args, optionWords, prompt, type DiceScene } from './wording';

export interface Answer extends Button {
  disabled?: boolean;
  /** A switch and whether it is on. */
  pressed?: boolean;
}

export interface Telegram {
  ask: string;
  hint: string;
  buttons: Answer[];
  mine: boolean;
}

export function telegram(scene: DiceScene, choice: Choice | null, play: Play, result: (() => void) | null): Telegram {
  if (!choice) return { ask: idle(scene), hint: '', buttons: result ? [resultButton(result)] : [], mine: false };
  const mine = play.choice !== null;
  return { ask: prompt(scene, choice), hint: hint(play), buttons: mine ? buttons(scene, choice, play) : [], mine };
}

/** While events are shown: whose turn it is. */
function idle(scene: DiceScene): string {
  const { result, turn } = scene.view;
  return result ? t(`dice-result-${result.side}`) : t('dice-turn-of', args(scene, { seat: turn }));
}

function hint(play: Play): string {
  if (play.refused !== null) return t('dice-hint-locked');
  if (play.rolling) return t(play.chosen ? 'dice-hint-chosen' : 'dice-hint-roll');
  return play.targets.size > 0 ? t('dice-hint-seats') : '';
}

function buttons(scene: DiceScene, choice: Choice, play: Play): Answer[] {
  if (play.rolling) return [rollButton(play, scene.view.rolls_max - scene.view.rolls), stopButton(play)];
  const list = offered(choice, play.doubling).map(({ index, option }, place): Answer => ({
    ...optionWords(scene, choice, option),
    id: `o${index}`,
    key: place < 9 ? String(place + 1) : '',
    press: () => play.answer(index),
  }));
  return play.canDouble ? [...list, doubleButton(play)] : list;
}

/** The main button is the throw as soon as there is something to throw, else the end of it. */
function rollButton(play: Play, left: number): Answer {
  return {
    id: 'roll', key: 'R', label: t('dice-roll', { n: play.count, left }), note: '', tone: play.count > 0 ? 'main' : 'plain',
    disabled: play.count === 0, press: () => play.roll(),
  };
}

function stopButton(play: Play): Answer {
  return {
    id: 'stop', key: 'S', label: t('dice-stop'), note: t('dice-note-stop'), tone: play.count > 0 ? 'plain' : 'main',
    press: () => play.stop(),
  };
}

function doubleButton(play: Play): Answer {
  return {
    id: 'double', key: 'B', label: t('dice-double'), note: t('dice-double-note'), tone: 'plain', pressed: play.doubling,
    press: () => (play.doubling = !play.doubling),
  };
}

function resultButton(press: () => void): Answer {
  return { id: 'result', key: '', label: t('web-result'), note: '', tone: 'main', press };
}
