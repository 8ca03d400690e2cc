// Where the train stands: stations from left to right, the cars behind the locomotive. Pure functions; what can be paid
// for is read from the fares that the server sends.
import type { BangSeat, BangView, Catalog, Choice, Fare } from '../../../wire';
import { cardOf, kindOf } from '../catalog';

export interface Railway {
  /** The side of the locomotive that is up, and its place; past the last station it is the terminus. */
  engine: number;
  at: number;
  track: number[];
  /** The car next to the locomotive first. */
  train: number[];
  /** Cars lying face down. */
  pile: number;
}

/** The zones and marks of the pack: its own drawing shows them. */
export const DRAWN = new Set(['train', 'cars', 'track', 'stations', 'shed', 'locomotive', 'station', 'boarded', 'rolled', 'extra']);

const known = (zone: (number | null)[] | undefined): number[] => (zone ?? []).filter((card) => card !== null);

/** The side of the locomotive that is up; a node of the version before calls its zone `middle`. */
function engineOf({ zones, middle }: BangView): number | undefined {
  return known(zones.locomotive ?? middle)[0];
}

/** Whether a train is played. */
export function hasTrain(view: BangView): boolean {
  return engineOf(view) !== undefined;
}

/** Null where no train is played; `at` shows the locomotive elsewhere than it stands. */
export function railwayOf(view: BangView, at: number | null = null): Railway | null {
  const engine = engineOf(view);
  if (engine === undefined) return null;
  const { train, track, cars } = view.zones;
  return { engine, at: at ?? view.marks.station ?? 0, track: known(track), train: known(train), pile: cars?.length ?? 0 };
}

/** The place of a car: under which station it stands; below zero it waits before the first one. */
export function placeOf({ at, train }: Railway, car: number): number {
  return at - 1 - train.indexOf(car);
}

/** Cars that have not reached the first station. */
export function waitingOf(railway: Railway): number[] {
  return railway.train.filter((car) => placeOf(railway, car) < 0);
}

export function stopsToGo({ at, track }: Railway): number {
  return Math.max(0, track.length - at);
}

/** can = I may take it now, cannot = the price is missing, done = no more cars this turn, aside = another one is
 *  chosen, plain = nobody asks */
export type StopState = 'chosen' | 'can' | 'cannot' | 'done' | 'aside' | 'plain' | 'empty';

export interface Stop {
  station: number;
  place: number;
  car: number | null;
  fare: Fare | null;
  state: StopState;
}

/** What I may do with the train now. */
export interface Hands {
  /** I am asked for what I do in my turn, or for a car. */
  asked: boolean;
  chosen: number | null;
  can: (car: number) => boolean;
}

function stateOf(car: number | null, fare: Fare | null, hands: Hands): StopState {
  if (car === null) return 'empty';
  if (hands.chosen === car) return 'chosen';
  if (hands.chosen !== null) return 'aside';
  if (hands.can(car)) return 'can';
  if (!hands.asked || !fare) return 'plain';
  return fare.met ? 'done' : 'cannot';
}

export function stopsOf(railway: Railway, fares: Fare[], hands: Hands): Stop[] {
  return railway.track.map((station, place) => {
    const car = railway.train.find((one) => placeOf(railway, one) === place) ?? null;
    const fare = fares.find((one) => one.station === station) ?? null;
    return { station, place, car, fare, state: stateOf(car, fare, hands) };
  });
}

/** The fares as they are, or as they would be one station further. */
export function faresOf(view: BangView, moved: boolean): Fare[] {
  return (moved ? view.fares?.next : view.fares?.now) ?? [];
}

/** The index of the free move among the options. */
export function rollOf(choice: Choice | null): number | null {
  const index = choice?.options?.findIndex(({ verb }) => verb === 'roll') ?? -1;
  return index < 0 ? null : index;
}

export function isCar(catalog: Catalog, card: number | null | undefined): boolean {
  return kindOf(catalog, card)?.back === 'car';
}

/** A ghost is in play without life. A player who has just lost the last life is no ghost: they are about to be eliminated. */
export function isGhost(catalog: Catalog, { life, out, front }: Pick<BangSeat, 'life' | 'out' | 'front'>): boolean {
  return !out && life <= 0 && front.some((card) => cardOf(catalog, card)?.kind === 'ghost_car');
}
