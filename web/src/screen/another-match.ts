// Who wants another match: of all people but the host, who starts it.
import type { TableInfo } from '../wire';

export interface Wishes {
  n: number;
  of: number;
}

export function wishes({ seats, host }: TableInfo): Wishes {
  const asked = seats.filter(({ kind, again }, i) => kind === 'person' && (i !== host || again));
  return { n: asked.filter(({ again }) => again).length, of: asked.length };
}
