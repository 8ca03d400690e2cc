// An incoming hit in words: the question, the ways to avoid the hit, and what is told when there are none.
import { t } from '../../text/translations.svelte';
import type { Button } from '../../table/Telegram.svelte';
import type { Choice } from '../../wire';
import type { Step } from './options';
import { costOf, isHit, isLast, isTaking, lifeAfter, savesOf } from './incoming-hit';
import type { Selection } from './selection.svelte';
import { args, cardName, firstKnown, optionWords, prompt, type BangScene } from './wording';

/** The question; with the last life at stake it says what happens without an answer. */
export function hitAsk(scene: BangScene, choice: Choice): string {
  const last = isLast(scene.catalog, scene.view, choice);
  if (choice.topic === 'save') return t(last ? 'bang-save-last' : 'bang-save', { cause: causeOf(scene, choice) });
  return last ? t(`bang-last-${choice.topic}`, args(scene, choice)) : prompt(scene, choice);
}

/** The card that costs the life, and its owner. */
function causeOf(scene: BangScene, choice: Choice): string {
  const by = choice.other === undefined || choice.other < 0 ? '' : '-by';
  const card = choice.card === undefined || choice.card < 0 ? '' : '-card';
  return t(`bang-save-cause${by}${card}`, { ...args(scene, choice), n: costOf(choice) });
}

/** The button for a card that makes up for the hit, offered beside the cards that stop it. */
export function saveButton(scene: BangScene, selection: Selection, step: Step): Button {
  const values = { n: lifeAfter(scene.view, step) };
  return {
    id: `b${step.card}`, key: '', label: step.verb === 'beer' ? (args(scene, { card: step.card }).card as string) : t('bang-then-spare'), note: t(`bang-then-${step.verb}-note`, values),
    tone: 'plain', press: () => selection.save(step),
  };
}

/** In a row the answers are named by their cards alone; the notes say what they do. */
const NAMED = new Set(['missed', 'bang', 'beer', 'barrel', 'use']);

export function shortly(scene: BangScene, choice: Choice, button: Button, index: number): Button {
  const option = choice.options?.[index];
  if (!isHit(choice) || !option || !NAMED.has(option.verb) || (option.card ?? -1) < 0) return button;
  // Suit and rank of my own Barrel do not matter.
  const card = option.card as number;
  return { ...button, label: option.verb === 'barrel' ? cardName(scene.catalog, card) : (args(scene, { card }).card as string) };
}

/** Taking the hit with the last life: the only solid red button. */
export function fatal(scene: BangScene, choice: Choice, button: Button, index: number): Button {
  const option = choice.options?.[index];
  if (!option || !isTaking(option) || !isLast(scene.catalog, scene.view, choice)) return button;
  return { ...button, note: t('bang-last-take'), tone: 'out' };
}

/** There is only one answer, and nothing at stake that must be said. */
export function isHelpless(scene: BangScene, choice: Choice): boolean {
  return choice.options?.length === 1 && !isLast(scene.catalog, scene.view, choice);
}

/** There is nothing to decide: says what happens, and what can still be done after it. */
export function forcedWords(scene: BangScene, choice: Choice): string {
  const option = choice.options?.[0];
  const id = firstKnown([`bang-forced-${choice.topic}`]);
  if (!isHit(choice) || !id) return t('bang-forced', { ask: prompt(scene, choice), option: option ? optionWords(scene, choice, option).label : '' });
  if (choice.topic === 'save') return causeOf(scene, choice);
  const beer = savesOf(scene.view, choice).length > 0;
  return `${t(id, args(scene, choice))}${beer ? ` ${t('bang-forced-then')}` : ''}`;
}
