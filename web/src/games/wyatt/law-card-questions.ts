// The questions that follow a played law card: whom to ask, which row, which card of the pile.
import { plain } from '../../text/rich-text';
import { t } from '../../text/translations.svelte';
import type { Choice } from '../../wire';
import { facts, kindOf, outlawOf } from './catalog';
import { find, waysOf, type Way } from './options';
import type { Selection } from './selection.svelte';
import { NOTHING, type Answer, type Telegram } from './telegram-parts';
import { earpButtons, lawButton } from './turn-telegram';
import { kindName, nameIn, outlawName, prompt, pronoun, type WyattScene } from './wording';

/** Most Wanted: the outlaw to ask for, then whom; or a shot, and what is stolen is chosen after the hit. */
export function wanting(scene: WyattScene, choice: Choice, selection: Selection): Telegram {
  if (selection.wanted === null) {
    const shots = waysOf(choice).filter(({ verb }) => verb === 'shoot').map((way) => wayButton(selection, way, 'shoot', {}, 'plain'));
    return { ...NOTHING, ask: plain(prompt(scene, choice)), hint: t('wyatt-hint-wanted'), buttons: shots };
  }
  const ways = waysOf(choice).filter(({ card }) => outlawOf(scene.catalog, card) === selection.wanted);
  const buttons = ways.map((way, i) => wantedButton(scene, selection, way, i));
  return {
    ...NOTHING, ask: t('wyatt-ask-wanted', { outlaw: outlawName(scene.catalog, selection.wanted) }),
    hint: t('wyatt-unseen', { n: unseen(scene, selection.wanted) }), buttons,
  };
}

/** How many cards of the outlaw are neither on the table nor with me. */
function unseen({ catalog, view }: WyattScene, outlaw: number): number {
  const seen = [...view.seats.flatMap((seat) => seat.rows[outlaw]?.cards ?? []), ...(view.seats[view.me ?? -1]?.hand ?? [])];
  const id = facts(catalog).outlaws[outlaw];
  const copies = facts(catalog).kinds.find((kind) => kind.id === id)?.copies ?? 0;
  return copies - seen.filter((card) => kindOf(catalog, card)?.id === id).length;
}

function wantedButton(scene: WyattScene, selection: Selection, way: Way, place: number): Answer {
  const seat = way.seat ?? 0;
  const count = scene.view.seats.length;
  const me = scene.view.me ?? 0;
  const step = seat === (me + 1) % count ? 1 : count - 1;
  const others = Array.from({ length: count - 2 }, (_, i) => nameIn(scene, (me + step * (i + 2)) % count));
  const note = others.length > 0 ? t('wyatt-do-ask-note', { names: others.join(', ') }) : t('wyatt-do-ask-only');
  return {
    id: `o${way.index}`, key: String(place + 1), label: t('wyatt-do-ask', { seat: nameIn(scene, seat), who: pronoun(scene, seat) }), note,
    tone: place === 0 ? 'main' : 'plain', press: () => selection.answer(way),
  };
}

function wayButton(selection: Selection, way: Way, words: string, values: Record<string, string>, tone: Answer['tone']): Answer {
  return { id: 'main', key: '1', tone, label: t(`wyatt-do-${words}`, values), note: t(`wyatt-do-${words}-note`, values), press: () => selection.answer(way) };
}

/** After the hit: a row is tapped, then confirmed. */
function rowButton(scene: WyattScene, selection: Selection, words: string): Answer {
  const { way } = selection;
  if (!way) return { id: 'main', key: '1', tone: 'main', disabled: true, label: t('wyatt-do-row-first'), note: '', press: () => undefined };
  const outlaw = outlawName(scene.catalog, outlawOf(scene.catalog, way.card) ?? 0);
  return wayButton(selection, way, words, { outlaw, seat: nameIn(scene, way.seat ?? 0) }, 'main');
}

/** Most Wanted after a hit: whose card, or none. */
export function stealing(scene: WyattScene, choice: Choice, selection: Selection): Telegram {
  const pass = find(choice, ({ verb }) => verb === 'pass');
  const none: Answer = { id: 'pass', key: '2', tone: 'plain', label: t('wyatt-do-steal-none'), note: '', press: () => selection.answer(pass) };
  return { ...NOTHING, ask: t('wyatt-ask-steal'), hint: t('wyatt-hint-row'), buttons: [rowButton(scene, selection, 'steal'), none] };
}

/** Wyatt Earp after a hit: off which row the Hideout goes. */
export function freeing(scene: WyattScene, _: Choice, selection: Selection): Telegram {
  return { ...NOTHING, ask: t('wyatt-ask-free'), hint: t('wyatt-hint-row'), buttons: [rowButton(scene, selection, 'unhide')] };
}

/** Hideout: on whose row. */
export function hiding(scene: WyattScene, _: Choice, selection: Selection): Telegram {
  const { way } = selection;
  const outlaw = outlawOf(scene.catalog, way?.card) ?? 0;
  const points = scene.view.seats[way?.seat ?? -1]?.rows[outlaw]?.points ?? 0;
  const main: Answer = {
    id: 'main', key: '1', tone: 'main', disabled: !way, press: () => selection.answer(way),
    label: way ? t('wyatt-do-hide', { seat: nameIn(scene, way.seat ?? 0), outlaw: outlawName(scene.catalog, outlaw) }) : t('wyatt-do-row-first'),
    note: way ? t('wyatt-do-hide-note', { points }) : '',
  };
  return { ...NOTHING, ask: t('wyatt-ask-hideout'), hint: t('wyatt-hint-row'), buttons: [main] };
}

/** Wyatt Earp's second way: the pile lies open. */
export function searching(scene: WyattScene, choice: Choice, selection: Selection): Telegram {
  const way = selection.target === null ? null : find(choice, ({ index }) => index === selection.target);
  const pass = find(choice, ({ verb }) => verb === 'pass');
  const card = kindName(kindOf(scene.catalog, way?.card));
  const main: Answer = {
    id: 'main', key: '1', tone: 'main', disabled: !way && !pass, press: () => selection.answer(way ?? pass),
    label: way ? t('wyatt-do-take', { card }) : t(pass ? 'wyatt-do-take-none' : 'wyatt-do-take-first'), note: '',
  };
  return { ...NOTHING, ask: plain(prompt(scene, choice)), hint: t(pass ? 'wyatt-hint-search-none' : 'wyatt-hint-search'), shelf: true, buttons: [main] };
}

/** The card just fetched: at once, or kept. */
export function now(scene: WyattScene, choice: Choice, selection: Selection): Telegram {
  const fetched = selection.fetched();
  const card = kindName(kindOf(scene.catalog, fetched));
  const buttons = selection.ways.length === 0 ? [] : kindOf(scene.catalog, fetched)?.verb === 'earp' ? earpButtons(scene, selection) : [lawButton(scene, selection, card)];
  const keep = find(choice, ({ verb }) => verb === 'keep');
  const kept: Answer = {
    id: 'keep', key: String(buttons.length + 1), label: t('wyatt-do-keep', { card }), note: t('wyatt-do-keep-note'),
    tone: buttons.length > 0 ? 'plain' : 'main', press: () => selection.answer(keep),
  };
  const hint = selection.targets.size > 1 ? t('wyatt-hint-row') : '';
  return { ...NOTHING, ask: t(buttons.length > 0 ? 'wyatt-ask-now' : 'wyatt-ask-kept', { card }), hint, buttons: [...buttons, kept] };
}

/** A row of mine has just been hidden. */
export function replying(scene: WyattScene, choice: Choice, selection: Selection): Telegram {
  const outlaw = outlawOf(scene.catalog, choice.card) ?? 0;
  const cards = scene.view.seats[scene.view.me ?? 0]?.rows[outlaw]?.cards ?? [];
  const points = cards.reduce((sum, card) => sum + (kindOf(scene.catalog, card)?.points ?? 0), 0);
  const named = outlawName(scene.catalog, outlaw);
  const buttons = waysOf(choice).toReversed().map((way, i): Answer => ({
    id: `o${way.index}`, key: String(i + 1), label: t(`wyatt-do-reply-${way.verb}`, { outlaw: named }), note: t(`wyatt-do-reply-${way.verb}-note`, { points }),
    tone: way.verb === 'free' || choice.options?.length === 1 ? 'main' : 'plain', press: () => selection.answer(way),
  }));
  // A player without one is asked too: otherwise the pause would show who has one.
  const hint = buttons.length > 1 ? '' : t('wyatt-hint-reply-none');
  return { ...NOTHING, ask: t('wyatt-ask-reply', { seat: nameIn(scene, choice.other ?? 0), outlaw: named, points }), hint, buttons };
}
