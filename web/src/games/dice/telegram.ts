// What the table asks and offers at this moment.
import { t } from '../../text/translations.svelte';
import type { Button } from '../../table/Telegram.svelte';
import type { Choice } from '../../wire';
import { offered } from './options';
import type { Selection } from './selection.svelte';
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

export function telegram(scene: DiceScene, choice: Choice | null, selection: Selection, result: (() => void) | null): Telegram {
  if (!choice) return { ask: idle(scene), hint: '', buttons: result ? [resultButton(result)] : [], mine: false };
  const mine = selection.choice !== null;
  return { ask: prompt(scene, choice), hint: hint(selection), buttons: mine ? buttons(scene, choice, selection) : [], mine };
}

/** While events are played: whose turn it is. */
function idle(scene: DiceScene): string {
  const { result, turn } = scene.view;
  return result ? t(`dice-result-${result.side}`) : t('dice-turn-of', args(scene, { seat: turn }));
}

function hint(selection: Selection): string {
  if (selection.refused !== null) return t('dice-hint-locked');
  if (selection.rolling) return t(selection.chosen ? 'dice-hint-chosen' : 'dice-hint-roll');
  return selection.targets.size > 0 ? t('dice-hint-seats') : '';
}

function buttons(scene: DiceScene, choice: Choice, selection: Selection): Answer[] {
  if (selection.rolling) return [rollButton(selection, scene.view.rolls_max - scene.view.rolls), stopButton(selection)];
  const list = offered(choice, selection.doubling).map(({ index, option }, place): Answer => ({
    ...optionWords(scene, choice, option),
    id: `o${index}`,
    key: place < 9 ? String(place + 1) : '',
    press: () => selection.answer(index),
  }));
  return selection.canDouble ? [...list, doubleButton(selection)] : list;
}

/** The main button throws if dice are chosen, else it ends the throwing. */
function rollButton(selection: Selection, left: number): Answer {
  return {
    id: 'roll', key: 'R', label: t('dice-roll', { n: selection.count, left }), note: '', tone: selection.count > 0 ? 'main' : 'plain',
    disabled: selection.count === 0, press: () => selection.roll(),
  };
}

function stopButton(selection: Selection): Answer {
  return {
    id: 'stop', key: 'S', label: t('dice-stop'), note: t('dice-note-stop'), tone: selection.count > 0 ? 'plain' : 'main',
    press: () => selection.stop(),
  };
}

function doubleButton(selection: Selection): Answer {
  return {
    id: 'double', key: 'B', label: t('dice-double'), note: t('dice-double-note'), tone: 'plain', pressed: selection.doubling,
    press: () => (selection.doubling = !selection.doubling),
  };
}

function resultButton(press: () => void): Answer {
  return { id: 'result', key: '', label: t('web-result'), note: '', tone: 'main', press };
}
