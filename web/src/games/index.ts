// The games this page can show. Each one is fetched when a player opens it: a player of one game
// does not wait for the others.
import type { Game } from './game';

const LOADERS: Record<string, () => Promise<Game>> = {
  bang: async () => (await import('./bang')).bang,
  dice: async () => (await import('./dice')).dice,
  wyatt: async () => (await import('./wyatt')).wyatt,
};

/** Whether the game has a table of its own; the generic table draws all others. */
export function hasTable(id: string): boolean {
  return Object.hasOwn(LOADERS, id);
}

export async function loadGame(id: string): Promise<Game> {
  const own = hasTable(id) ? LOADERS[id] : undefined;
  return own ? own() : (await import('./plain')).plain(id);
}
