// What the telegram says and offers at this moment.
import { t } from '../../lib/words.svelte';
import type { Button } from '../../ui/Wire.svelte';
import type { Choice } from '../../wire';
import { cardOf, weaponReach } from './catalog';
import { buttons } from './choosing';
import type { Play } from './play.svelte';
import { args, cardName, optionWords, prompt, type BangScene } from './wording';

export interface Telegram {
  ask: string;
  hint: string;
  /** What helps to understand the hint, where there is room. */
  more: string;
  /** The hint says why something cannot be. */
  refusal: boolean;
  buttons: Button[];
  mine: boolean;
}

/** Cards that reach only so far. */
const FAR = new Set(['bang', 'panic']);

const NOTHING = { hint: '', more: '', refusal: false, buttons: [], mine: false };

/** `news` is the last thing that happened: it stands there while nobody is asked. */
export function telegram(scene: BangScene, choice: Choice | null, play: Play, news: string, result: (() => void) | null): Telegram {
  if (!choice) return { ...NOTHING, ask: idle(scene, news), buttons: result ? [resultButton(result)] : [] };
  if (!play.choice) return { ...NOTHING, ask: prompt(scene, choice) };
  return {
    ask: question(scene, choice, play), hint: hint(scene, choice, play), more: more(scene, play), refusal: play.refused !== null,
    buttons: offered(scene, choice, play), mine: true,
  };
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

/** Why not, or how: which cards can be played, whom a raised card reaches. */
function hint(scene: BangScene, choice: Choice, play: Play): string {
  if (play.refused !== null) return t('bang-not-now', { card: cardName(scene.catalog, play.refused) });
  if (choice.topic !== 'play') return '';
  if (play.raised === null) return t(play.keyed.length > 0 ? 'bang-hint-play' : 'bang-hint-none');
  return play.targets.size > 0 ? t('bang-hint-target') : '';
}

/** How far the raised card reaches, and where distances are read. */
function more(scene: BangScene, play: Play): string {
  const kind = cardOf(scene.catalog, play.raised)?.kind ?? '';
  if (play.refused !== null || !FAR.has(kind)) return '';
  const front = scene.view.seats[scene.view.me ?? 0]?.front ?? [];
  return t('bang-hint-reach', { kind, n: weaponReach(scene.catalog, front) });
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

function resultButton(press: () => void): Button {
  return { id: 'result', key: '', label: t('web-result'), note: '', tone: 'main', press };
}
