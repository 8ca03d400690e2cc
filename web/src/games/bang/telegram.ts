// What the telegram says and offers at this moment.
import type { Form } from '../../lib/forms';
import { plain } from '../../lib/rich';
import { t, words } from '../../lib/words.svelte';
import type { Button } from '../../ui/Wire.svelte';
import { OWN_CHARACTER } from '../../wire';
import type { Choice } from '../../wire';
import { cardOf, weaponReach } from './catalog';
import { buttons, firstSteps, grouped, isAimedAbility, usesOf, type Indexed } from './choosing';
import { isGreen } from './green';
import type { Play } from './play.svelte';
import { abilityOf, type Bill } from './prices';
import { lookingAhead, mayRide, riding, rollButton, type Said } from './train/telegram';
import { whyNot } from './train/words';
import { args, cardName, firstKnown, optionWords, prompt, special, targetWords, type BangScene } from './wording';

export interface Telegram {
  ask: string;
  hint: string;
  /** What helps to understand the hint, where there is room. */
  more: string;
  /** The hint says why something cannot be. */
  refusal: boolean;
  buttons: Button[];
  mine: boolean;
  /** The notes matter: one answer below the other. */
  list: boolean;
  /** The buttons are people: long names end in dots. */
  names: boolean;
  /** Nobody is asked: what happens is told. */
  news?: boolean;
}

/** Cards that reach as far as my weapon. */
const FAR = new Set(['bang', 'panic', 'missed', 'pepperbox']);
/** Questions whose answers cannot be told apart by their names. */
const LISTED = new Set(['mimic']);

/** Questions whose answers are people. */
const PEOPLE = new Set(['mimic', 'place']);

export const NOTHING = { hint: '', more: '', refusal: false, buttons: [], mine: false, list: false, names: false };

/** `news` is the last thing that happened: it stands there while nobody is asked. */
export function telegram(
  scene: BangScene, choice: Choice | null, play: Play, news: string, result: (() => void) | null, form: Form = 'desk',
): Telegram {
  if (!choice || (play.settling && !play.choice)) {
    return { ...NOTHING, ask: idle(scene, news), news: !scene.view.result, buttons: result ? [resultButton(result)] : [] };
  }
  if (!play.choice) return { ...NOTHING, ask: prompt(scene, choice) };
  if (play.bill?.ride) return trainWire(scene, play, riding(scene, play, play.bill));
  if (play.bill) return paying(scene, choice, play, play.bill);
  if (play.moved) return trainWire(scene, play, lookingAhead(scene, play));
  return {
    ask: question(scene, choice, play), hint: hint(scene, choice, play), more: more(scene, play), refusal: play.refused !== null,
    buttons: offered(scene, choice, play, form), mine: true, list: LISTED.has(choice.topic),
    names: play.raised !== null && play.targets.size > 0,
  };
}

/** About the train; a car or card tapped in vain says why. */
function trainWire(scene: BangScene, play: Play, said: Said): Telegram {
  const refused = play.refused === null ? '' : refusal(scene, play, play.refused);
  return { ...NOTHING, ...said, hint: refused || said.hint, refusal: refused !== '', mine: true };
}

function idle(scene: BangScene, news: string): string {
  if (scene.view.result) return t(`bang-result-${scene.view.result.side}`);
  return news || t('web-wait');
}

function ability(scene: BangScene): string {
  return t(`bang-character-${abilityOf(scene.view)}`);
}

function question(scene: BangScene, choice: Choice, play: Play): string {
  if (play.raised === null) return choice.topic === 'play' && mayRide(choice) ? t('train-turn') : prompt(scene, choice);
  if (play.raised === OWN_CHARACTER) return t('web-ability-target', { character: ability(scene) });
  if (undecided(play)) return t('train-use', { card: cardName(scene.catalog, play.raised) });
  if (choice.topic !== 'play') return play.targets.size > 0 ? t('train-give-to', { card: cardName(scene.catalog, play.raised) }) : prompt(scene, choice);
  const kind = cardOf(scene.catalog, play.raised)?.kind ?? '';
  const stem = play.targets.size > 0 ? 'bang-prompt-target-you' : isBefore(scene, play.raised) ? 'web-use-now' : 'bang-prompt-confirm-you';
  return t(firstKnown(special([stem], kind)) ?? stem, args(scene, { card: play.raised }));
}

/** The raised card can be used in several ways, and none is chosen. */
function undecided(play: Play): boolean {
  return play.choice?.topic === 'play' && play.way === null && usesOf(play.choice, play.raised).length > 0;
}

/** Why not, or how: which cards can be played, whom a raised card reaches. */
function hint(scene: BangScene, choice: Choice, play: Play): string {
  if (play.refused !== null) return refusal(scene, play, play.refused);
  if (choice.topic !== 'play') return '';
  if (play.raised === null) return t(play.keyed.length > 0 ? 'bang-hint-play' : 'bang-hint-none');
  if (play.targets.size > 0) return t('bang-hint-target');
  const laid = isGreen(scene.catalog, play.raised) && !isBefore(scene, play.raised);
  return laid ? t('bang-colour-green') : '';
}

function isBefore(scene: BangScene, card: number): boolean {
  return scene.view.seats[scene.view.me ?? -1]?.front.includes(card) ?? false;
}

/** A green card laid in this turn says when it may be used. */
function refusal(scene: BangScene, play: Play, card: number): string {
  if (play.train.includes(card)) return whyNot(scene, card, play.moved);
  if (play.moved) return t('train-why-moved');
  const waits = scene.view.seats[scene.view.me ?? -1]?.waiting.includes(card);
  return t(waits ? 'web-green-wait-why' : 'bang-not-now', { card: cardName(scene.catalog, card) });
}

/** How far the raised card reaches, and where distances are read. */
function more(scene: BangScene, play: Play): string {
  const kind = cardOf(scene.catalog, play.raised)?.kind ?? '';
  if (play.refused !== null || play.targets.size === 0) return '';
  const own = `bang-hint-reach-${kind}`;
  if (!FAR.has(kind) && !words.has(own)) return '';
  const front = scene.view.seats[scene.view.me ?? 0]?.front ?? [];
  return t(words.has(own) ? own : 'bang-hint-reach', { kind, n: weaponReach(scene.catalog, front) });
}

function offered(scene: BangScene, choice: Choice, play: Play, form: Form): Button[] {
  // Laptop and tablet have no height for both: there the cards on offer are the buttons.
  if ((form === 'laptop' || form === 'tablet') && isOnOffer(scene, choice)) return [];
  if (undecided(play)) return [...usesOf(choice, play.raised).map((verb, i) => useButton(play, verb, i)), cancel(play)];
  const first = play.raised === null ? firstSteps(choice) : [];
  if (first.length > 0) return stepButtons(scene, choice, play, first, form);
  const { single, seats } = grouped(choice, buttons(choice, play.raised, play.open, play.way));
  const list = single.map((entry, place) => button(scene, choice, play, entry, place, form));
  if (play.raised !== null) return [...list, cancel(play)];
  return [...list, ...[...seats].map(([seat, n], i) => seatButton(scene, play, seat, n, list.length + i))];
}

/** Every answer is a card that lies open in the middle. */
function isOnOffer(scene: BangScene, choice: Choice): boolean {
  return (choice.options ?? []).every(({ card, seat }) => seat === undefined && card !== undefined && scene.view.shelf.includes(card));
}

/** One of several uses of the raised card. */
function useButton(play: Play, verb: string, place: number): Button {
  const own = `train-${verb.replace('_', '-')}`;
  return {
    id: `u-${verb}`, key: keyOf(place), label: words.has(own) ? t(own) : verb, note: words.has(`${own}-note`) ? t(`${own}-note`) : '',
    tone: 'plain', press: () => void (play.way = verb),
  };
}

/** Which card first, to whom afterwards; what needs nobody is an answer as always. */
function stepButtons(scene: BangScene, choice: Choice, play: Play, cards: number[], form: Form): Button[] {
  const rest = buttons(choice, null, play.open).filter(({ option }) => !cards.includes(option.card ?? -1));
  return [
    ...cards.map((card, i): Button => ({
      id: `c${card}`, key: keyOf(i), label: args(scene, { card }).card as string, note: '', tone: 'plain', press: () => play.raise(card),
    })),
    ...rest.map((entry, i) => button(scene, choice, play, entry, cards.length + i, form)),
  ];
}

/** Cards lie before this seat that can be chosen: it is opened to choose there. */
function seatButton(scene: BangScene, play: Play, seat: number, n: number, place: number): Button {
  return {
    id: `s${seat}`, key: keyOf(place), label: args(scene, { seat }).seat as string, note: t('web-cards-there', { n }), tone: 'plain',
    press: () => play.inspect(seat),
  };
}

function button(scene: BangScene, choice: Choice, play: Play, { index, option }: Indexed, place: number, form: Form): Button {
  if (play.raised === null && isAimedAbility(choice, option)) return abilityButton(scene, play, option.verb);
  if (option.verb === 'roll') return rollButton(play);
  const target = (play.raised !== null || PEOPLE.has(choice.topic)) && option.seat != null;
  return {
    ...(target && (form !== 'desk' || PEOPLE.has(choice.topic)) ? targetWords(scene, choice, option) : optionWords(scene, choice, option)),
    ...(play.raised !== null && !target ? { tone: 'main' as const } : {}),
    id: `o${index}`,
    key: option.verb === 'end' ? 'E' : choice.topic !== 'play' || play.raised !== null ? keyOf(place) : '',
    press: () => play.take(index),
  };
}

/** An ability that wants a target: like a card, it is raised first. */
function abilityButton(scene: BangScene, play: Play, verb: string): Button {
  return {
    id: `a-${verb}`, key: 'A', label: t('web-ability', { character: ability(scene) }), note: t(`bang-character-${abilityOf(scene.view)}-text`),
    tone: 'plain', press: () => play.raise(OWN_CHARACTER),
  };
}

/** What pays? Nothing has been sent yet, so it can still be put back. */
function paying(scene: BangScene, choice: Choice, play: Play, bill: Bill): Telegram {
  const option = choice.options?.[bill.option];
  const kind = cardOf(scene.catalog, bill.card)?.kind ?? '';
  const ask = firstKnown(special(['bang-prompt-pay-you'], kind)) ?? 'bang-prompt-pay-you';
  const left = bill.price - bill.picked.length;
  return {
    ...NOTHING,
    ask: t(ask, args(scene, { card: bill.card, other: option?.seat, x: bill.price })),
    hint: option ? plain(optionWords(scene, choice, option).label) : '',
    buttons: [payButton(scene, play, bill, left), cancel(play)],
    mine: true,
  };
}

function payButton(scene: BangScene, play: Play, bill: Bill, left: number): Button {
  const named = bill.picked.map((card) => args(scene, { card }).card).join(', ');
  const label = left > 0 ? t('web-pay-count', { n: bill.picked.length, of: bill.price }) : t('web-pay', { cards: named });
  return { id: 'pay', key: 'P', label, note: '', tone: 'main', disabled: left > 0, press: () => play.pay() };
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
