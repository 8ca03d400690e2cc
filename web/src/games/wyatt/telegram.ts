// What the telegram says and offers now.
import { plain } from '../../text/rich-text';
import { t } from '../../text/translations.svelte';
import type { Choice, Option } from '../../wire';
import { NOTHING, type Answer, type Telegram } from './telegram-parts';
import { kindOf } from './catalog';
import type { Selection } from './selection.svelte';
import { freeing, hiding, now, replying, searching, stealing, wanting } from './law-card-questions';
import { discarding, playing } from './turn-telegram';
import { kindName, nameIn, optionWords, prompt, type WyattScene } from './wording';

const ASKS: Record<string, (scene: WyattScene, choice: Choice, selection: Selection) => Telegram> = {
  draw: drawing,
  play: (scene, choice, selection) => (selection.discarding ? discarding(scene, choice, selection) : playing(scene, choice, selection)),
  wanted: wanting, steal: stealing, free: freeing, hideout: hiding, search: searching, now, reply: replying,
};

/** `news` is the last thing that happened: it is shown while there is no question. */
export function telegram(scene: WyattScene, choice: Choice | null, selection: Selection, news: string, result: (() => void) | null): Telegram {
  if (!choice) return { ...NOTHING, ask: idle(scene, news), buttons: result ? [resultButton(result)] : [] };
  const step = stepOf(scene, choice);
  if (choice.forced) return { ...NOTHING, ask: forced(scene, choice), step };
  // My own question waits until everything before it has been played.
  if (!selection.choice && choice.seat === scene.view.me && news) return { ...NOTHING, ask: news, step };
  if (!selection.choice) return { ...NOTHING, ask: prompt(scene, choice), step, waiting: true };
  return { ...(ASKS[choice.topic]?.(scene, choice, selection) ?? NOTHING), mine: true, step: selection.discarding ? 'discard' : step };
}

/** There is only one answer: it is told, not asked. */
function forced(scene: WyattScene, choice: Choice): string {
  return t('wyatt-forced', { option: plain(optionWords(scene, choice, choice.options?.[0] as Option).label) });
}

/** Out of turn there are no steps. */
function stepOf(scene: WyattScene, choice: Choice): Telegram['step'] {
  if (choice.seat !== scene.view.turn || choice.topic === 'reply') return null;
  return choice.topic === 'draw' ? 'draw' : 'play';
}

function idle(scene: WyattScene, news: string): string {
  const { result } = scene.view;
  if (!result) return news || t('web-wait');
  const winner = result.winners[0] ?? 0;
  return t('wyatt-won', { seat: nameIn(scene, winner), who: winner === scene.view.me ? 'you' : 'they' });
}

function drawing(scene: WyattScene, choice: Choice, selection: Selection): Telegram {
  const top = scene.view.pile[0] ?? null;
  const buttons = (choice.options ?? []).map(({ verb }, index): Answer => ({
    id: `o${index}`, key: String(index + 1), label: t(`wyatt-do-${verb}`, { n: scene.view.deck, card: kindName(kindOf(scene.catalog, top)) }), note: t(`wyatt-do-${verb}-note`, { n: scene.view.deck }),
    tone: verb === 'deck' ? 'main' : 'plain', picture: verb === 'pile' ? top : null, press: () => selection.answer({ index, verb, card: null, seat: null, n: 0 }),
  }));
  return { ...NOTHING, ask: t('wyatt-ask-draw'), buttons };
}

function resultButton(press: () => void): Answer {
  return { id: 'result', key: '', label: t('web-result'), note: '', tone: 'main', press };
}
