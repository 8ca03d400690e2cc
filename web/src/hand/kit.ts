// What a game brings for the phone beside the big screen. Each is fetched when it is first shown.
import type { Component } from 'svelte';
import type { IconName } from '../controls/icon-names';
import type { Scene } from '../games/game';
import type { Catalog, GameEvent } from '../wire';
import type { Asked, Facts, HandGame, Piece } from './model';

/** A card as a strip: its sign, its name, and how far it shoots. */
export interface Tag {
  name: string;
  icon: IconName;
  kind: string;
  reach: number;
}

export interface CardProps {
  scene: Scene;
  piece: Piece;
  size: 's' | 'm';
  /** The id of the game. */
  game: string;
}

export interface Kit {
  make(asked: () => Asked, events: () => GameEvent[], game: () => string): HandGame;
  facts(scene: Scene, seat: number, game: string): Facts;
  tag(scene: Scene, card: number, game: string): Tag;
  /** A die's face in words. */
  face?(face: string): string;
  Card?: Component<CardProps>;
  /** What lies on a die. */
  Face?: Component<{ face: string | null }>;
  /** The help on a card that is held. */
  Help?: Component<{ catalog: Catalog; game: string }>;
  /** What has just happened to me and is read on this page, too. */
  news?(scene: Scene, events: GameEvent[]): string;
}

const KITS: Record<string, () => Promise<Kit>> = {
  bang: async () => (await import('./bang-kit')).bangKit,
  dice: async () => (await import('./dice-kit')).diceKit,
  wyatt: async () => (await import('./wyatt-kit')).wyattKit,
};

export async function loadKit(game: string): Promise<Kit> {
  const own = Object.hasOwn(KITS, game) ? KITS[game] : undefined;
  return own ? own() : (await import('./plain-kit')).plainKit;
}
