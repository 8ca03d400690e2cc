// My own turn in the telegram: picking cards, laying them, and the discard that ends it.
import { t } from '../../text/translations.svelte';
import type { Choice, Option } from '../../wire';
import { outlawOf } from './catalog';
import { playsOf } from './options';
import type { Selection } from './selection.svelte';
import { previewOf, type Preview } from './lay-preview';
import { NOTHING, type Answer, type Telegram } from './telegram-parts';
import { kindName, nameIn, nowWords, outlawName, pronoun, type WyattScene } from './wording';

export function playing(scene: WyattScene, choice: Choice, selection: Selection): Telegram {
  const { stack } = selection;
  if (!stack) {
    const any = playsOf(choice).length > 0;
    return {
      ...NOTHING, ask: t(any ? 'wyatt-ask-play' : 'wyatt-ask-nothing'),
      hint: t(any ? (scene.view.law ? 'wyatt-hint-law-done' : 'wyatt-hint-play') : 'wyatt-hint-nothing'),
      buttons: [goOn(selection, any ? 'plain' : 'main', 'E')],
    };
  }
  if (stack.law) return withLaw(scene, selection, kindName(stack.kind));
  return {
    ...NOTHING,
    ask: t('wyatt-ask-lay', { n: selection.n, outlaw: kindName(stack.kind) }),
    stepper: { n: selection.n, of: stack.cards.length, less: selection.canChange(-1), more: selection.canChange(1) },
    buttons: [layButton(scene, selection), putBack(selection, '2', selection.n), goOn(selection, 'plain', '3')],
  };
}

/** A law card is picked: its ways, or the rows it may join. */
function withLaw(scene: WyattScene, selection: Selection, card: string): Telegram {
  const several = selection.targets.size > 1;
  const ask = t(several ? 'wyatt-ask-law-row' : 'wyatt-ask-law', { card });
  const buttons = selection.stack?.kind.verb === 'earp' ? earpButtons(scene, selection) : [lawButton(scene, selection, card)];
  return { ...NOTHING, ask, hint: several ? t('wyatt-hint-row') : '', buttons: [...buttons, putBack(selection, String(buttons.length + 1), 1)] };
}

/** "2 bills go on the poster, 6 points for you". */
export function gains({ bills, points, shot }: Preview): string {
  return t(shot ? 'wyatt-do-gains-shot' : 'wyatt-do-gains', { bills, points });
}

function layButton(scene: WyattScene, selection: Selection): Answer {
  const preview = previewOf(scene.catalog, scene.view, selection.way);
  return {
    id: 'main', key: '1', label: t(preview?.opens ? 'wyatt-do-open' : 'wyatt-do-lay', { n: selection.n }), note: preview ? gains(preview) : '',
    tone: 'main', disabled: !selection.way, press: () => selection.answer(selection.way),
  };
}

/** Photo, robberies, Fastest Gun, Most Wanted, Hideout. */
export function lawButton(scene: WyattScene, selection: Selection, card: string): Answer {
  const preview = previewOf(scene.catalog, scene.view, selection.way);
  const outlaw = preview ? outlawName(scene.catalog, preview.outlaw) : '';
  const label = preview ? t('wyatt-do-attach', { card, outlaw }) : selection.targets.size > 0 ? t('wyatt-do-row-first') : t('wyatt-do-play', { card });
  const verb = selection.way?.verb ?? '';
  const note = preview ? gains(preview) : verb === 'wanted' || verb === 'hideout' ? t(`wyatt-do-${verb}-note`) : '';
  return { id: 'main', key: '1', label, note, tone: 'main', disabled: !selection.way, press: () => selection.answer(selection.way) };
}

/** The three ways of Wyatt Earp. */
export function earpButtons(scene: WyattScene, selection: Selection): Answer[] {
  return selection.ways.map((way, i): Answer => {
    const outlaw = outlawOf(scene.catalog, way.card);
    const named = outlaw === null ? '' : outlawName(scene.catalog, outlaw);
    return {
      id: `o${way.index}`, key: String(i + 1), label: t(`wyatt-do-${way.verb}`, { outlaw: named }), note: t(`wyatt-do-${way.verb}-note`, { outlaw: named }),
      tone: i === 0 ? 'main' : 'plain', press: () => selection.answer(way),
    };
  });
}

export function putBack(selection: Selection, key: string, n: number): Answer {
  return { id: 'back', key, label: t('wyatt-do-back', { n }), note: '', tone: 'plain', press: () => selection.putBack() };
}

function goOn(selection: Selection, tone: Answer['tone'], key: string): Answer {
  return { id: 'discard', key, label: t('wyatt-do-discard'), note: t('wyatt-do-discard-note'), tone, press: () => selection.discard(true) };
}

/** Which card is discarded. Nothing is sent before the button is pressed. */
export function discarding(scene: WyattScene, choice: Choice, selection: Selection): Telegram {
  const { stack, way } = selection;
  const last = (scene.view.seats[scene.view.me ?? -1]?.hand.length ?? 0) === 1;
  const back: Answer = { id: 'play', key: stack ? '2' : 'E', label: t('wyatt-do-play-on'), note: t('wyatt-do-play-on-note'), tone: 'plain', press: () => selection.discard(false) };
  if (!stack || !way) return { ...NOTHING, ask: t('wyatt-ask-discard'), hint: t(last ? 'wyatt-hint-discard-last' : 'wyatt-hint-discard'), buttons: [back] };
  const card = kindName(stack.kind);
  return {
    ...NOTHING, ask: t('wyatt-ask-discard-this', { card }), hint: '',
    buttons: [
      { id: 'main', key: '1', label: t('wyatt-do-discard-this', { card }), note: afterwards(scene, choice.options?.[way.index]), tone: 'main', press: () => selection.answer(way) },
      back,
    ],
  };
}

/** What follows the discard: the engine says if it is the settlement, else the next player. */
function afterwards(scene: WyattScene, option: Option | undefined): string {
  const next = (scene.view.turn + 1) % scene.view.seats.length;
  return nowWords(option ?? {}) || t('wyatt-do-discard-next', { seat: nameIn(scene, next), who: pronoun(scene, next) });
}

