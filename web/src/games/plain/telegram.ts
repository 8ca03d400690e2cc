// What the table asks and offers at this moment.
import type { Button } from '../../table/Telegram.svelte';
import { t } from '../../text/translations.svelte';
import type { Choice } from '../../wire';
import type { PlainScene } from './catalog';
import type { Selection } from './selection.svelte';
import type { Wording } from './wording';

export interface Telegram {
  ask: string;
  hint: string;
  buttons: Button[];
  mine: boolean;
  /** No question: it tells what is being played. */
  news?: boolean;
  waiting?: string;
}

interface Told {
  /** The last thing that happened. */
  ticker: string;
  /** The player whom the table waits for. */
  waiting: string;
  result: (() => void) | null;
}

export function telegram(wording: Wording, scene: PlainScene, choice: Choice | null, selection: Selection, told: Told): Telegram {
  if (scene.view.result) return { ask: wording.result(scene), hint: '', buttons: told.result ? [resultButton(told.result)] : [], mine: false };
  if (selection.choice) return asked(wording, scene, selection.choice, selection);
  if (told.ticker) return { ask: told.ticker, hint: '', buttons: [], mine: false, news: true, waiting: told.waiting };
  return { ask: choice ? wording.prompt(scene, choice) : t('plain-begin'), hint: '', buttons: [], mine: false, waiting: told.waiting };
}

function asked(wording: Wording, scene: PlainScene, choice: Choice, selection: Selection): Telegram {
  const { chosen, left } = selection;
  const list = left.map(({ index, option }, place): Button => ({
    ...wording.option(scene, choice, option), id: `o${index}`, key: place < 9 ? String(place + 1) : '', press: () => selection.answer(index),
    ...(chosen && left.length === 1 ? { tone: 'main' as const } : {}),
  }));
  return { ask: wording.prompt(scene, choice), hint: hint(selection), buttons: chosen ? [...list, cancelButton(selection)] : list, mine: true };
}

/** What can be tapped. */
function hint({ cards, targets, chosen, left }: Selection): string {
  if (chosen) return targets.size > 1 ? t('plain-hint-seat') : t(left.length === 1 ? 'plain-hint-again' : 'plain-hint-which');
  if (cards.size > 0) return t('plain-hint-card');
  return targets.size > 1 ? t('plain-hint-seat') : '';
}

function cancelButton(selection: Selection): Button {
  return { id: 'cancel', key: '', label: t('plain-cancel'), note: '', tone: 'plain', press: () => selection.cancel() };
}

function resultButton(press: () => void): Button {
  return { id: 'result', key: '', label: t('web-result'), note: '', tone: 'main', press };
}
