// The games this page can show. Each one is fetched when a player opens it: a player of one game
// does not wait for the others.
import type { Game } from './game';

const LOADERS: Record<string, () => Promise<Game>> = {
  bang: async () => (await import('./bang')).bang,
  dice: async () => (await import('./dice')).dice,
  wyatt: async () => (await import('./wyatt')).wyatt,
};

export function hasGame(id: string): boolean {
  return Object.hasOwn(LOADERS, id);
}

/** Loads a game; null if this page does not know it. */
export async function loadGame(id: string): Promise<Game | null> {
  return hasGame(id) ? (LOADERS[id]?.() ?? null) : null;
}
