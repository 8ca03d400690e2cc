import { bang } from './bang';
import { dice } from './dice';
import type { Game } from './game';
import { wyatt } from './wyatt';

const GAMES: Record<string, Game> = { bang, dice, wyatt };

export function gameOf(id: string): Game | null {
  return GAMES[id] ?? null;
}
