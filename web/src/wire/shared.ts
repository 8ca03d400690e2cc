// Types that messages, HTTP answers and views share.
import type { GameEvent as Sent, TableInfo } from './messages';

export type Lang = 'en' | 'de';
export type Clock = TableInfo['clock'];
export type TableState = TableInfo['state'];
export type HouseRules = Record<string, string>;

/** An event and its number, which follows from its place. */
export interface GameEvent extends Sent {
  n: number;
}

/** A structural patch: see connection/patch.ts. */
export type Patch = unknown;
