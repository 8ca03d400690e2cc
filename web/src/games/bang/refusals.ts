// Why a card or a seat cannot be chosen, and what would make it possible. Nothing here decides what is legal: the engine
// has offered its options, and these texts explain what is missing among them, from the view.
import { t, words, type Args } from '../../text/translations.svelte';
import type { Refusal } from '../../help/RefusalNote.svelte';
import { OWN_CHARACTER } from '../../wire';
import type { BangSeat, BangView, Catalog, Choice } from '../../wire';
import { cardOf, kindOf } from './catalog';
import { ruleBehind } from '../../rules/cited';
import { FAR, NEAR } from './sight';
import { abilityOf } from './card-prices';
import { args, cardName, genderOf, prompt, type BangScene } from './wording';

/** Kinds that are played as the BANG! of the turn, as far as the weapon reaches. */
const SHOTS = new Set(['bang', 'knife_revolver']);
/** Kinds that need a target with a card. */
const LOOTS = new Set(['panic', 'cat_balou', 'can_can', 'rag_time', 'conestoga', 'passenger_car']);
const MISSES = new Set(['missed', 'dodge', 'cactus', 'evaded', 'bible', 'ten_gallon_hat', 'iron_plate', 'sombrero', 'barrel', 'caboose']);
/** The number of BANG! beyond the first that a weapon allows. */
const RAPID: Record<string, number> = { volcanic: Infinity, dragoon: 1 };

interface Table {
  catalog: Catalog;
  view: BangView;
  me: BangSeat;
  others: BangSeat[];
}

function tableOf({ catalog, view }: BangScene): Table | null {
  const me = view.seats[view.me ?? -1];
  return me ? { catalog, view, me, others: view.seats.filter((seat, i) => i !== view.me && !seat.out) } : null;
}

const kindsOf = (catalog: Catalog, cards: number[]): string[] => cards.map((card) => cardOf(catalog, card)?.kind ?? '');

/** The kind as which I play a card: for Calamity Janet a Missed! is a BANG!. */
function playedAs({ catalog, view }: Table, card: number): string {
  const kind = cardOf(catalog, card)?.kind ?? '';
  return kind === 'missed' && abilityOf(view) === 'calamity_janet' ? 'bang' : kind;
}

function hasFired({ catalog, view, me }: Table): boolean {
  if (abilityOf(view) === 'willy_the_kid') return false;
  return view.bangs > Math.max(0, ...kindsOf(catalog, me.front).map((kind) => RAPID[kind] ?? 0));
}

const isBare = ({ hand, front }: BangSeat): boolean => hand.length + front.length === 0;

/** A Private Car protects a player with an empty hand from BANG! cards. */
function isHidden({ catalog }: Table, { hand, front }: BangSeat): boolean {
  return hand.length === 0 && kindsOf(catalog, front).includes('private_car');
}

/** In my own turn: what the card would need. */
function inTurn(table: Table, card: number): string {
  const { catalog, me, others } = table;
  const kind = playedAs(table, card);
  const held = me.hand.includes(card);
  if (me.waiting.includes(card)) return 'waits';
  // A card for my own seat can be laid unless the same kind lies there; Jail goes to another seat.
  if (held && kind !== 'jail' && kindOf(catalog, card)?.colour !== 'brown') return 'copy';
  if (MISSES.has(kind)) return 'shot-only';
  if ((kindOf(catalog, card)?.price ?? 0) >= me.hand.length + (held ? 0 : 1) && kind !== 'sleeper_car') return 'price';
  if ((SHOTS.has(kind) || kind === 'train_robbery') && hasFired(table)) return 'fired';
  if (FAR.has(kind)) return others.some((seat) => seat.reach) ? (kind === 'sleeper_car' ? 'sleeper' : 'hidden') : 'reach';
  if (NEAR.has(kind) && others.every((seat) => seat.distance > 1)) return 'near';
  if (LOOTS.has(kind)) return 'bare';
  return words.has(`bang-why-${kind}`) ? kind : held ? 'now' : 'works';
}

/** In answer to a question: what kind of card it asks for. */
function inAnswer(table: Table, choice: Choice, card: number): string {
  const few = table.others.length < 2;
  if (choice.topic !== 'play' && few && cardOf(table.catalog, card)?.kind === 'beer') return 'beer';
  return ['shot', 'duel', 'indians', 'save'].includes(choice.topic) ? choice.topic : 'other';
}

function refusal(catalog: Catalog, code: string, values: Args): Refusal {
  const help = `bang-why-${code}-help`;
  return { title: t(`bang-why-${code}`, values), help: words.has(help) ? t(help, values) : '', rule: ruleBehind(catalog, code) };
}

/** The arguments of the sentences: the card, my weapon and its range, the distance of the nearest player. */
function valuesOf({ catalog, view, me, others }: Table, card: number): Args {
  const weapon = me.front.find((lying) => (kindOf(catalog, lying)?.reach ?? 0) > 0);
  return {
    card: card === OWN_CHARACTER ? t(`bang-character-${abilityOf(view)}`) : cardName(catalog, card), gender: genderOf(catalog, card),
    weapon: weapon === undefined ? t('bang-why-colt') : cardName(catalog, weapon), reach: view.reach,
    n: Math.min(...others.map((seat) => seat.distance)), price: kindOf(catalog, card)?.price ?? 0, kind: cardName(catalog, card),
  };
}

/** Why this card of mine cannot be chosen now; `choice` is the question, mine or another player's. */
export function whyNotCard(scene: BangScene, choice: Choice, card: number): Refusal {
  const table = tableOf(scene);
  if (!table || choice.seat !== scene.view.me) return refusal(scene.catalog, 'wait', args(scene, { seat: choice.seat }));
  const code = choice.topic === 'play' ? inTurn(table, card) : inAnswer(table, choice, card);
  return refusal(scene.catalog, code, { ...valuesOf(table, card), ask: code === 'other' ? prompt(scene, choice) : '' });
}

function seatCode(table: Table, kind: string, seat: BangSeat): string {
  if (seat.out) return 'seat-out';
  if (FAR.has(kind) && !seat.reach) return 'seat-reach';
  if (FAR.has(kind) && isHidden(table, seat)) return 'seat-hidden';
  if (NEAR.has(kind) && seat.distance > 1) return 'seat-near';
  if (LOOTS.has(kind) && isBare(seat)) return 'seat-bare';
  if (kind === 'jail') return seat.role === 'sheriff' ? 'seat-sheriff' : 'seat-jailed';
  return words.has(`bang-why-seat-${kind}`) ? `seat-${kind}` : 'seat';
}

/** Why the raised card, or my ability, cannot be played on this seat. */
export function whyNotSeat(scene: BangScene, card: number, number: number): Refusal {
  const table = tableOf(scene);
  const seat = scene.view.seats[number];
  if (!table || !seat) return { title: '', help: '' };
  // An ability with a target is a shot as far as the weapon reaches.
  const kind = card === OWN_CHARACTER ? 'pepperbox' : playedAs(table, card);
  const code = number === scene.view.me ? 'seat-self' : seatCode(table, kind, seat);
  return refusal(scene.catalog, code, { ...valuesOf(table, card), seat: args(scene, { seat: number }).seat as string, n: seat.distance });
}
