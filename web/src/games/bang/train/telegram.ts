// What the telegram says while a car of the train is being chosen and paid for.
import { t } from '../../../text/translations.svelte';
import type { Button } from '../../../table/Telegram.svelte';
import type { Choice } from '../../../wire';
import type { Selection } from '../selection.svelte';
import type { Bill } from '../card-prices';
import { args, cardName, type BangScene } from '../wording';
import { faresOf, hasTrain } from './railway';
import { carText, costsLife, priceWords, ridesFree, stationKind } from './wording';

export interface Said {
  ask: string;
  hint: string;
  buttons: Button[];
}

/** A car can be taken now or after the free move. */
export function mayRide(choice: Choice): boolean {
  return (choice.options ?? []).some(({ verb }) => verb === 'board' || verb === 'roll');
}

/** On a phone the telegram leads to the timetable too, as long as nothing is chosen. */
export function withTimetable(buttons: Button[], scene: BangScene, selection: Selection, open: () => void): Button[] {
  const offered = hasTrain(scene.view) && selection.choice?.topic === 'play' && selection.raised === null && !selection.moved;
  return offered ? [...buttons, { id: 'timetable', key: '', label: t('train-timetable'), note: '', tone: 'plain', press: open }] : buttons;
}

/** The button that offers to look one station ahead. */
export function rollButton(selection: Selection): Button {
  return { id: 'roll', key: 'M', label: t('train-roll'), note: t('train-roll-note'), tone: 'plain', press: () => selection.lookAhead() };
}

export function backButton(selection: Selection, label: string): Button {
  return { id: 'cancel', key: 'Esc', label, note: '', tone: 'plain', press: () => selection.cancel() };
}

/** The page shows the train one station further: which car do I take there? */
export function lookingAhead(scene: BangScene, selection: Selection): Said {
  const cars = faresOf(scene.view, true).filter(({ car }) => selection.mayBoard(car));
  const buttons = cars.map(({ car, station }): Button => ({
    id: `t${car}`, key: '', label: t('train-take', { car: cardName(scene.catalog, car) }),
    note: t('train-take-note', { station: cardName(scene.catalog, station), price: priceWords(scene, station).join(' ').trim() }),
    tone: costsLife(scene, station) ? 'hurt' : 'plain', press: () => selection.board(car),
  }));
  return { ask: t('train-moved'), hint: t('train-moved-hint'), buttons: [...buttons, backButton(selection, t('train-back'))] };
}

/** A car is chosen: what pays? */
export function riding(scene: BangScene, selection: Selection, bill: Bill): Said {
  const { station, moved } = bill.ride!;
  const car = cardName(scene.catalog, bill.card);
  const ask = t(`train-ask-${ridesFree(scene) ? 'free' : stationKind(scene, station)}`, { station: cardName(scene.catalog, station) });
  return {
    ask: bill.picked.length < bill.price ? t('train-ask-tap', { ask }) : ask,
    hint: t(moved ? 'train-hint-moved' : 'train-hint', { car, text: carText(scene, bill.card) }),
    buttons: [fareButton(scene, selection, bill), backButton(selection, t('web-cancel'))],
  };
}

function fareButton(scene: BangScene, selection: Selection, bill: Bill): Button {
  const left = bill.price - bill.picked.length;
  const life = bill.price === 0 && costsLife(scene, bill.ride!.station);
  const car = cardName(scene.catalog, bill.card);
  const cards = bill.picked.map((card) => args(scene, { card }).card).join(', ');
  const label = left > 0 ? t('web-pay-count', { n: bill.picked.length, of: bill.price })
    : t(bill.price > 0 ? 'train-pay' : life ? 'train-pay-life' : 'train-pay-none', { cards, car });
  return { id: 'pay', key: 'P', label, note: '', tone: life ? 'hurt' : 'main', disabled: left > 0, press: () => selection.pay() };
}
