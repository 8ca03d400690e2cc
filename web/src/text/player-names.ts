// Names of players in sentences: the reader is "you", other players have their names.
import type { Scene } from '../games/game';
import { seatMark } from './rich-text';
import { t, type Args } from './translations.svelte';

/** What a sentence may be about. */
export interface Subject {
  seat?: number | null;
  other?: number | null;
  card?: number | null;
  x?: number | null;
}

type Seat = number | null | undefined;

export function playerName(scene: Scene, seat: number): string {
  return seat === scene.view.me ? t('web-you') : (scene.seats[seat]?.name ?? '');
}

/** The name as a marked part of a sentence, which is set in bold. */
export function nameMark(scene: Scene, seat: Seat): string {
  return seat === null || seat === undefined ? '' : seatMark(seat, playerName(scene, seat));
}

export function pronoun(scene: Scene, seat: Seat): 'you' | 'they' {
  return seat !== null && seat !== undefined && seat === scene.view.me ? 'you' : 'they';
}

/** The arguments about players and numbers that every message may use. */
export function peopleArgs(scene: Scene, { seat, other, x }: Subject): Args {
  return { seat: nameMark(scene, seat), other: nameMark(scene, other), n: x ?? 0, who: pronoun(scene, seat), whom: pronoun(scene, other) };
}
