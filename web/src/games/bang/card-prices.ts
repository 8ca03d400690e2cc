// What an answer costs in hand cards, so that a player can choose them before anything is sent. The engine asks for
// them afterwards and decides: if it does not offer a chosen card, the player is asked again.
import { OWN_CHARACTER } from '../../wire';
import type { BangView, Catalog, Option } from '../../wire';
import { kindOf } from './catalog';
import type { Step } from './options';

/** An answer that has to be paid for. */
export interface Bill {
  /** Its index among the options. */
  option: number;
  /** What is paid for: a card of mine, or my own ability. */
  card: number;
  price: number;
  /** The cards of mine that can pay. */
  cards: number[];
  picked: number[];
  /** The answers that are sent before the payment. */
  before?: Step[];
  /** A car of the train: its station, and whether the train moves before. */
  ride?: { station: number; moved: boolean };
}

/** What can be paid for only with cards of one colour. */
const COLOURS: Record<string, string> = { trade: 'blue', use: 'blue' };

/** The character whose ability I have now: my own, or the one I have borrowed. */
export function abilityOf(view: BangView): string {
  const me = view.seats[view.me ?? -1];
  return me ? (me.acts ?? me.character) : '';
}

export function priceOf(catalog: Catalog, view: BangView, option: Option): number {
  if (option.card === OWN_CHARACTER) {
    const ability = abilityOf(view);
    return catalog.characters.find((known) => known.id === ability)?.price ?? 0;
  }
  return option.verb === 'play' || option.verb === 'use' ? (kindOf(catalog, option.card)?.price ?? 0) : 0;
}

/** The cards that can pay: my hand without the card itself, and only one colour where that is required. */
export function payable(catalog: Catalog, view: BangView, option: Option): number[] {
  const me = view.seats[view.me ?? -1];
  const mine = [...(me?.hand ?? []), ...(option.verb === 'use' ? (me?.front ?? []) : [])];
  const colour = COLOURS[option.verb];
  return mine.filter((card): card is number =>
    card !== null && card !== option.card && (!colour || kindOf(catalog, card)?.colour === colour));
}

/** Payments that only the engine knows: it asks for them. */
const ASKED_LATER = new Set(['divert']);

/** The bill of an answer, or null if it is free. If there are only as many cards as needed, all of them pay. */
export function billOf(catalog: Catalog, view: BangView, option: Option, index: number): Bill | null {
  const price = priceOf(catalog, view, option);
  if (price === 0 || ASKED_LATER.has(option.verb)) return null;
  const cards = payable(catalog, view, option);
  return { option: index, card: option.card ?? OWN_CHARACTER, price, cards, picked: cards.length <= price ? cards : [] };
}

/** A tap on a card that can pay picks it or puts it back. If enough are picked, it replaces the first one. */
export function pick(bill: Bill, card: number): Bill {
  if (!bill.cards.includes(card)) return bill;
  if (bill.picked.includes(card)) return { ...bill, picked: bill.picked.filter((other) => other !== card) };
  return { ...bill, picked: [...bill.picked, card].slice(-bill.price) };
}
