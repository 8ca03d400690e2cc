// A car that I have chosen: what it costs. Nothing has been sent yet.
import type { BangView, Choice } from '../../../wire';
import { withCard } from '../options';
import type { Bill } from '../card-prices';
import { faresOf, rollOf } from './railway';

/** The index of the first answer: taking the car, or the free move before. */
function beginning(choice: Choice | null, car: number, moved: boolean): number | null {
  return moved ? rollOf(choice) : (withCard(choice, car, 'board')[0]?.index ?? null);
}

/** Whether I may take this car now (or after the free move, if the train is looked at one station further). */
export function mayBoard(choice: Choice | null, view: BangView, car: number, moved: boolean): boolean {
  if (beginning(choice, car, moved) === null) return false;
  return !moved || faresOf(view, true).some((fare) => fare.car === car && fare.met);
}

/** The bill of a car. If there are only as many cards as needed, all of them pay. */
export function ticketOf(choice: Choice | null, view: BangView, car: number, moved: boolean): Bill | null {
  const option = beginning(choice, car, moved);
  const fare = faresOf(view, moved).find((one) => one.car === car);
  if (option === null || !fare || !mayBoard(choice, view, car, moved)) return null;
  const { price, coins, station } = fare;
  return { option, card: car, price, cards: price > 0 ? coins : [], picked: coins.length <= price ? coins : [], ride: { station, moved } };
}
