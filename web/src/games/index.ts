import { bang } from './bang';
import { dice } from './dice';
import type { Game } from './game';

const GAMES: Record<string, Game> = { bang, dice };

export function gameOf(id: string): Game | null {
  return GAMES[id] ?? null;
}
