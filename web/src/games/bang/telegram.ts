// What the telegram says and offers now.
import type { Form } from '../../table/table-form';
import { plain } from '../../text/rich-text';
import { t, words, type Args } from '../../text/translations.svelte';
import type { Button } from '../../table/Telegram.svelte';
import { OWN_CHARACTER } from '../../wire';
import type { Choice } from '../../wire';
import { cardOf, weaponReach } from './catalog';
import { buttons, firstSteps, folded, grouped, isAimedAbility, isPick, usesOf, type Indexed } from './options';
import { isGreen } from './green-cards';
import { isHit, isLast } from './incoming-hit';
import { fatal, forcedWords, hitAsk, isHelpless, saveButton, shortly } from './incoming-hit-text';
import type { Selection } from './selection.svelte';
import { abilityOf, type Bill } from './card-prices';
import { lookingAhead, mayRide, riding, rollButton } from './train/telegram';
import { args, cardName, firstKnown, genderOf, optionWords, prompt, special, targetWords, type BangScene } from './wording';

export interface Telegram {
  ask: string;
  hint: string;
  /** More about the hint, shown where there is room. */
  more: string;
  /** Instead of the hint, where that has no room. */
  brief: string;
  buttons: Button[];
  mine: boolean;
  /** The notes matter: one answer below the other. */
  list: boolean;
  /** The buttons are names of players: long ones end in dots. */
  names: boolean;
  /** No question: the telegram tells what happens. */
  news?: boolean;
  /** The player whom the table waits for, in a sentence. */
  waiting?: string;
  /** My last life is at stake. */
  last?: boolean;
  /** A card is chosen from open cards: the hint says what it does. */
  pick?: boolean;
}

/** Cards that reach as far as my weapon. */
const FAR = new Set(['bang', 'panic', 'missed', 'pepperbox']);
/** Questions whose answers are listed with all their words, because their names alone may be equal. */
const LISTED = new Set(['mimic']);

/** Questions whose answers are players. */
const PEOPLE = new Set(['mimic', 'place']);

export const NOTHING = { hint: '', more: '', brief: '', buttons: [], mine: false, list: false, names: false };

/** `news` is the last thing that happened: it is shown while there is no question. */
export function telegram(
  scene: BangScene, choice: Choice | null, selection: Selection, news: string, result: (() => void) | null, form: Form = 'desk',
): Telegram {
  if (!choice || (selection.settling && !selection.choice)) {
    return { ...NOTHING, ask: idle(scene, news), news: !scene.view.result, buttons: result ? [resultButton(result)] : [] };
  }
  if (!selection.choice && choice.seat === scene.view.me && (choice.forced || selection.resigned === choice.number)) {
    return { ...NOTHING, ask: forcedWords(scene, choice), news: true };
  }
  if (!selection.choice) return { ...NOTHING, ask: prompt(scene, choice) };
  if (selection.bill?.ride) return { ...NOTHING, ...riding(scene, selection, selection.bill), mine: true };
  if (selection.bill) return paying(scene, choice, selection, selection.bill);
  if (selection.moved) return { ...NOTHING, ...lookingAhead(scene, selection), mine: true };
  return {
    ask: question(scene, choice, selection), hint: hint(scene, choice, selection), more: more(scene, selection), brief: brief(scene, choice, selection),
    buttons: offered(scene, choice, selection, form), mine: true, list: LISTED.has(choice.topic),
    names: selection.raised !== null && selection.targets.size > 0, last: isLast(scene.catalog, scene.view, choice), pick: isPick(choice),
  };
}

/** While others are asked, the telegram shows what happened last and whom the table waits for. */
export function withWaiting(wire: Telegram, news: string, waiting: string): Telegram {
  if (wire.mine || wire.buttons.length > 0 || !waiting) return wire;
  return { ...wire, ask: news || wire.ask, news: true, waiting };
}

function idle(scene: BangScene, news: string): string {
  if (scene.view.result) return t(`bang-result-${scene.view.result.side}`);
  return news || t('web-wait');
}

function named({ catalog }: BangScene, card: number): Args {
  return { card: cardName(catalog, card), gender: genderOf(catalog, card) };
}

function ability(scene: BangScene): string {
  return t(`bang-character-${abilityOf(scene.view)}`);
}

function question(scene: BangScene, choice: Choice, selection: Selection): string {
  if (isHit(choice) && selection.raised === null) return isHelpless(scene, choice) ? forcedWords(scene, choice) : hitAsk(scene, choice);
  if (selection.raised === null) return choice.topic === 'play' && mayRide(choice) ? t('train-turn') : prompt(scene, choice);
  if (selection.raised === OWN_CHARACTER) return t('web-ability-target', { character: ability(scene) });
  if (undecided(selection)) return t('train-use', named(scene, selection.raised));
  if (choice.topic !== 'play') return selection.targets.size > 0 ? t('train-give-to', named(scene, selection.raised)) : prompt(scene, choice);
  const kind = cardOf(scene.catalog, selection.raised)?.kind ?? '';
  const stem = selection.targets.size > 0 ? 'bang-prompt-target-you' : isBefore(scene, selection.raised) ? 'web-use-now' : 'bang-prompt-confirm-you';
  return t(firstKnown(special([stem], kind)) ?? stem, args(scene, { card: selection.raised }));
}

/** The raised card can be used in several ways, and none is chosen. */
function undecided(selection: Selection): boolean {
  return selection.choice?.topic === 'play' && selection.way === null && usesOf(selection.choice, selection.raised).length > 0;
}

/** Which cards can be played, whom a raised card reaches. */
function hint(scene: BangScene, choice: Choice, selection: Selection): string {
  if (isPick(choice)) return selection.raised === null ? t('bang-hint-pick') : textOf(scene, selection.raised, 'help');
  if (choice.topic !== 'play') return '';
  if (selection.raised === null) return t(selection.keyed.length > 0 ? 'bang-hint-play' : 'bang-hint-none');
  if (selection.targets.size > 0) return t('bang-hint-target');
  const laid = isGreen(scene.catalog, selection.raised) && !isBefore(scene, selection.raised);
  return laid ? t('bang-colour-green') : '';
}

/** What is printed on a card that can be picked, where there is no room for its help. */
function brief(scene: BangScene, choice: Choice, selection: Selection): string {
  return isPick(choice) && selection.raised !== null ? textOf(scene, selection.raised, 'text') : '';
}

function textOf(scene: BangScene, card: number, part: 'help' | 'text'): string {
  return t(`bang-kind-${cardOf(scene.catalog, card)?.kind ?? ''}-${part}`);
}

function isBefore(scene: BangScene, card: number): boolean {
  return scene.view.seats[scene.view.me ?? -1]?.front.includes(card) ?? false;
}

/** How far the raised card reaches, and where distances are read. */
function more(scene: BangScene, selection: Selection): string {
  const kind = cardOf(scene.catalog, selection.raised)?.kind ?? '';
  if (selection.targets.size === 0) return '';
  const own = `bang-hint-reach-${kind}`;
  if (!FAR.has(kind) && !words.has(own)) return '';
  const front = scene.view.seats[scene.view.me ?? 0]?.front ?? [];
  return t(words.has(own) ? own : 'bang-hint-reach', { kind, n: weaponReach(scene.catalog, front) });
}

function offered(scene: BangScene, choice: Choice, selection: Selection, form: Form): Button[] {
  // The cards on offer lie in the middle: they are the buttons.
  if (isPick(choice) && selection.raised === null) return [];
  if (undecided(selection)) return [...usesOf(choice, selection.raised).map((verb, i) => useButton(selection, verb, i)), cancel(selection)];
  const first = selection.raised === null ? firstSteps(choice) : [];
  if (first.length > 0) return stepButtons(scene, choice, selection, first, form);
  const { single, seats } = grouped(choice, buttons(choice, selection.raised, selection.open, selection.way));
  const list = offeredAs(scene, choice, selection, single, form);
  if (selection.raised !== null) return [...list, cancel(selection)];
  if (isHit(choice)) return withSaves(scene, selection, list);
  return [...list, ...[...seats].map(([seat, n], i) => seatButton(scene, selection, seat, n, list.length + i))];
}

/** On a phone equal cards are one button. */
function offeredAs(scene: BangScene, choice: Choice, selection: Selection, entries: Indexed[], form: Form): Button[] {
  if (form !== 'phone' || choice.topic === 'play') return entries.map((entry, place) => button(scene, choice, selection, entry, place, form));
  const hand = scene.view.seats[scene.view.me ?? -1]?.hand ?? [];
  return folded(entries, hand, (card) => cardOf(scene.catalog, card)?.kind).map((entry, place) => {
    const made = button(scene, choice, selection, entry, place, form);
    const card = cardName(scene.catalog, entry.option.card ?? -1);
    return entry.count > 1 ? { ...made, label: t('web-folded', { card, n: entry.count }) } : made;
  });
}

/** Cards that make up for the hit stand before taking it, which is always the last answer. */
function withSaves(scene: BangScene, selection: Selection, list: Button[]): Button[] {
  const saves = selection.waysOut.map((step) => saveButton(scene, selection, step));
  return list.toSpliced(-1, 0, ...saves).map((one, place) => ({ ...one, key: keyOf(place) }));
}

/** One of several uses of the raised card. */
function useButton(selection: Selection, verb: string, place: number): Button {
  const own = `train-${verb.replace('_', '-')}`;
  return {
    id: `u-${verb}`, key: keyOf(place), label: words.has(own) ? t(own) : verb, note: words.has(`${own}-note`) ? t(`${own}-note`) : '',
    tone: 'plain', press: () => void (selection.way = verb),
  };
}

/** First the cards, then the players who get them; an answer without a player is a button as usual. */
function stepButtons(scene: BangScene, choice: Choice, selection: Selection, cards: number[], form: Form): Button[] {
  const rest = buttons(choice, null, selection.open).filter(({ option }) => !cards.includes(option.card ?? -1));
  return [
    ...cards.map((card, i): Button => ({
      id: `c${card}`, key: keyOf(i), label: args(scene, { card }).card as string, note: '', tone: 'plain', press: () => selection.raise(card),
    })),
    ...rest.map((entry, i) => button(scene, choice, selection, entry, cards.length + i, form)),
  ];
}

/** Opens a seat with cards before it that can be chosen. */
function seatButton(scene: BangScene, selection: Selection, seat: number, n: number, place: number): Button {
  return {
    id: `s${seat}`, key: keyOf(place), label: args(scene, { seat }).seat as string, note: t('web-cards-there', { n }), tone: 'plain',
    press: () => selection.inspect(seat),
  };
}

function button(scene: BangScene, choice: Choice, selection: Selection, { index, option }: Indexed, place: number, form: Form): Button {
  if (selection.raised === null && isAimedAbility(choice, option)) return abilityButton(scene, selection, option.verb);
  if (option.verb === 'roll') return rollButton(selection);
  const target = (selection.raised !== null || PEOPLE.has(choice.topic)) && option.seat != null;
  const made: Button = {
    ...(target && (form !== 'desk' || PEOPLE.has(choice.topic)) ? targetWords(scene, choice, option) : optionWords(scene, choice, option)),
    ...(selection.raised !== null && !target ? { tone: 'main' as const } : {}),
    id: `o${index}`,
    key: option.verb === 'end' ? 'E' : choice.topic !== 'play' || selection.raised !== null ? keyOf(place) : '',
    press: () => selection.take(index),
  };
  return fatal(scene, choice, shortly(scene, choice, made, index), index);
}

/** An ability with a target is raised first, like a card. */
function abilityButton(scene: BangScene, selection: Selection, verb: string): Button {
  return {
    id: `a-${verb}`, key: 'A', label: t('web-ability', { character: ability(scene) }), note: t(`bang-character-${abilityOf(scene.view)}-text`),
    tone: 'plain', press: () => selection.raise(OWN_CHARACTER),
  };
}

/** What pays? Nothing has been sent yet, so it can still be put back. */
function paying(scene: BangScene, choice: Choice, selection: Selection, bill: Bill): Telegram {
  const option = choice.options?.[bill.option];
  const kind = cardOf(scene.catalog, bill.card)?.kind ?? '';
  const ask = firstKnown(special(['bang-prompt-pay-you'], kind)) ?? 'bang-prompt-pay-you';
  const left = bill.price - bill.picked.length;
  return {
    ...NOTHING,
    ask: t(ask, args(scene, { card: bill.card, other: option?.seat, x: bill.price })),
    hint: option ? plain(optionWords(scene, choice, option).label) : '',
    buttons: [payButton(scene, selection, bill, left), cancel(selection)],
    mine: true,
  };
}

function payButton(scene: BangScene, selection: Selection, bill: Bill, left: number): Button {
  const named = bill.picked.map((card) => args(scene, { card }).card).join(', ');
  const label = left > 0 ? t('web-pay-count', { n: bill.picked.length, of: bill.price }) : t('web-pay', { cards: named });
  return { id: 'pay', key: 'P', label, note: '', tone: 'main', disabled: left > 0, press: () => selection.pay() };
}

function keyOf(place: number): string {
  return place < 9 ? String(place + 1) : '';
}

function cancel(selection: Selection): Button {
  return { id: 'cancel', key: 'Esc', label: t('web-cancel'), note: '', tone: 'plain', press: () => selection.cancel() };
}

function resultButton(press: () => void): Button {
  return { id: 'result', key: '', label: t('web-result'), note: '', tone: 'main', press };
}
