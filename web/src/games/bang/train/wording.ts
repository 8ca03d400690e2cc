// The train in words: prices, tabs, reasons.
import { plain } from '../../../text/rich-text';
import { t, words } from '../../../text/translations.svelte';
import { cardOf } from '../catalog';
import { abilityOf } from '../card-prices';
import { cardName, type BangScene } from '../wording';
import { faresOf, placeOf, railwayOf, type Stop } from './railway';

/** The station that takes a life instead of cards. */
const BLOOD = 'tombrock';
/** Players who pay for no car. */
const FREE_RIDER = 'sancho';

export function stationKind({ catalog }: BangScene, station: number): string {
  return cardOf(catalog, station)?.kind ?? '';
}

export function ridesFree(scene: BangScene): boolean {
  return scene.view.me !== null && abilityOf(scene.view) === FREE_RIDER;
}

/** The car costs me a point of life. */
export function costsLife(scene: BangScene, station: number): boolean {
  return stationKind(scene, station) === BLOOD && !ridesFree(scene);
}

/** The price in words: what is paid, and which cards can pay. */
export function priceWords(scene: BangScene, station: number): [price: string, note: string] {
  const id = `train-price-${stationKind(scene, station)}`;
  return [t(id), words.has(`${id}-note`) ? t(`${id}-note`) : ''];
}

/** The word on the tab above a board. */
export function tabWords(scene: BangScene, { state, station }: Stop): string {
  if (state === 'chosen') return t('train-chosen');
  if (state === 'can') return t(ridesFree(scene) ? 'train-free' : 'train-can');
  if (state === 'cannot') return t(`train-missing-${stationKind(scene, station)}`);
  return state === 'done' ? t('train-done') : '';
}

/** Why this car of the train cannot be taken now. */
export function whyNot(scene: BangScene, car: number, moved: boolean): string {
  const railway = railwayOf(scene.view);
  if (railway && placeOf(railway, car) + (moved ? 1 : 0) < 0) return t('train-why-far', { car: cardName(scene.catalog, car) });
  const fare = faresOf(scene.view, moved).find((one) => one.car === car);
  if (!fare || fare.met) return t('train-why-done');
  return t(`train-why-${stationKind(scene, fare.station)}`, { station: cardName(scene.catalog, fare.station) });
}

export function carText({ catalog }: BangScene, car: number): string {
  return plain(t(`bang-kind-${cardOf(catalog, car)?.kind ?? ''}-text`));
}
