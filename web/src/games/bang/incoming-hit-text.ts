// A hit in words: the question with what is at stake, the ways out of it, and the news when there are none.
import { t } from '../../text/translations.svelte';
import type { Button } from '../../table/Telegram.svelte';
import type { Choice } from '../../wire';
import type { Step } from './options';
import { costOf, isHit, isLast, isTaking, lifeAfter, savesOf } from './incoming-hit';
import type { Play } from './selection.svelte';
import { args, cardName, firstKnown, optionWords, prompt, type BangScene } from './wording';

/** The question; on the last life it says what happens if nothing is done. */
export function hitAsk(scene: BangScene, choice: Choice): string {
  const last = isLast(scene.catalog, scene.view, choice);
  if (choice.topic === 'save') return t(last ? 'bang-save-last' : 'bang-save', { cause: causeOf(scene, choice) });
  return last ? t(`bang-last-${choice.topic}`, args(scene, choice)) : prompt(scene, choice);
}

/** Which card costs the life, and whose it is. */
function causeOf(scene: BangScene, choice: Choice): string {
  const by = choice.other === undefined || choice.other < 0 ? '' : '-by';
  const card = choice.card === undefined || choice.card < 0 ? '' : '-card';
  return t(`bang-save-cause${by}${card}`, { ...args(scene, choice), n: costOf(choice) });
}

/** A way to make up for the hit, offered together with what stops it. */
export function saveButton(scene: BangScene, play: Play, step: Step): Button {
  const values = { n: lifeAfter(scene.view, step) };
  return {
    id: `b${step.card}`, key: '', label: step.verb === 'beer' ? (args(scene, { card: step.card }).card as string) : t('bang-then-spare'), note: t(`bang-then-${step.verb}-note`, values),
    tone: 'plain', press: () => play.save(step),
  };
}

/** Beside each other the ways out are named by their cards alone; the notes say what comes of them. */
const NAMED = new Set(['missed', 'bang', 'beer', 'barrel', 'use']);

export function shortly(scene: BangScene, choice: Choice, button: Button, index: number): Button {
  const option = choice.options?.[index];
  if (!isHit(choice) || !option || !NAMED.has(option.verb) || (option.card ?? -1) < 0) return button;
  // Suit and rank of one's own Barrel decide nothing.
  const card = option.card as number;
  return { ...button, label: option.verb === 'barrel' ? cardName(scene.catalog, card) : (args(scene, { card }).card as string) };
}

/** Letting it come, on the last life: the only solid red button there is. */
export function fatal(scene: BangScene, choice: Choice, button: Button, index: number): Button {
  const option = choice.options?.[index];
  if (!option || !isTaking(option) || !isLast(scene.catalog, scene.view, choice)) return button;
  return { ...button, note: t('bang-last-take'), tone: 'out' };
}

/** There is one thing to press, and nothing at stake that would have to be said. */
export function isHelpless(scene: BangScene, choice: Choice): boolean {
  return choice.options?.length === 1 && !isLast(scene.catalog, scene.view, choice);
}

/** There is nothing to decide: what happens, and what can still be done after it. */
export function forcedWords(scene: BangScene, choice: Choice): string {
  const option = choice.options?.[0];
  const id = firstKnown([`bang-forced-${choice.topic}`]);
  if (!isHit(choice) || !id) return t('bang-forced', { ask: prompt(scene, choice), option: option ? optionWords(scene, choice, option).label : '' });
  if (choice.topic === 'save') return causeOf(scene, choice);
  const beer = savesOf(scene.view, choice).length > 0;
  return `${t(id, args(scene, choice))}${beer ? ` ${t('bang-forced-then')}` : ''}`;
}
